import type { Durations } from '../next-cache/ports.ts';

/** The position of an expiry of cache tags in the log: '<ms by the log's clock>-<number>', as in a Redis stream. */
export type Position = string;

export interface Expiry {
  tags: string[];
  durations?: Durations;
}

export interface LoggedExpiry extends Expiry {
  position: Position;
}

/** The position before the first entry of the log. */
export const START: Position = '0-0';

const parts = (position: Position) => position.split('-').map(Number) as [number, number];

/** Returns the time of a position in ms, by the log's clock. */
export const timeOf = (position: Position): number => parts(position)[0];

export function isAfter(left: Position, right: Position): boolean {
  const [time, number] = parts(left);
  const [otherTime, otherNumber] = parts(right);
  return time === otherTime ? number > otherNumber : time > otherTime;
}

/**
 * The log of all expiries of cache tags. All instances of the site share this log. Every method rejects if the log
 * cannot be reached. `server/instances/redis.ts` keeps the log in Redis.
 */
export interface ExpiryLog {
  connect(): Promise<void>;
  disconnect(): void;
  append(expiry: Expiry): Promise<Position>;
  /**
   * Returns the expiries of cache tags after a position in the log, oldest first, up to a maximum number. If there are
   * none yet, waits up to `waitMs` for the next expiry.
   */
  after(position: Position, waitMs?: number): Promise<LoggedExpiry[]>;
  /** Returns whether the log still contains the expiry at a position. */
  contains(position: Position): Promise<boolean>;
  /**
   * Records the position up to which an instance has settled all expiries (shared-clock.ts explains 'settled'). The
   * record is deleted after `lifetimeMs`. Returns the newest position of the log.
   */
  report(instance: string, settled: Position, lifetimeMs: number): Promise<Position>;
  /** Returns the recorded positions of all instances. */
  reports(): Promise<Position[]>;
  /** Removes the record of an instance that stops. */
  leave(instance: string): Promise<void>;
}
