import type { Durations } from '../next-cache/ports.ts';

/** The place of an expiry in the log: '<ms by the log's clock>-<number>', as in a stream of Redis. */
export type Position = string;

export interface Expiry {
  tags: string[];
  durations?: Durations;
}

export interface LoggedExpiry extends Expiry {
  position: Position;
}

/** The place before every expiry. */
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
 * The log of all expiries of tags, which the instances of the site share. Every method rejects if the log cannot be
 * reached. `server/instances/redis-log.ts` keeps it in Redis.
 */
export interface ExpiryLog {
  connect(): Promise<void>;
  disconnect(): void;
  append(expiry: Expiry): Promise<Position>;
  /**
   * Returns the expiries after a position, oldest first, but not always all of them. If there are none, waits up to
   * `waitMs` for the next one.
   */
  after(position: Position, waitMs?: number): Promise<LoggedExpiry[]>;
  /** Returns whether the log still contains the expiry at a position. */
  contains(position: Position): Promise<boolean>;
  /**
   * Records up to which position an instance has settled all expiries. The record lasts `lifetimeMs`. Returns the
   * newest position of the log.
   */
  report(instance: string, settled: Position, lifetimeMs: number): Promise<Position>;
  /** Returns the recorded positions of all instances. */
  reports(): Promise<Position[]>;
  /** Removes the record of an instance that stops. */
  leave(instance: string): Promise<void>;
}
