import { processState } from './process-state.ts';

/** Whether this instance is connected to the other instances of the site, and since when. */
export interface SharingState {
  isShared: boolean;
  /** When the connection was made or lost (ISO 8601). */
  since: string;
}

/**
 * Reads and writes the values that the instances of the site share outside the database. The server provides the
 * methods (server/instances).
 */
export interface Sharing {
  state(): SharingState;
  /**
   * Returns the time by the clock that all instances share, in milliseconds since 1970; null before this instance has
   * reached the others. The clocks of the machines may differ (ADR 043).
   */
  now(): number | null;
  /** Returns a shared value; null if none exists. Rejects while this instance is not connected. */
  read(key: string): Promise<Buffer | null>;
  /** Stores a value for all instances, for at most `seconds`. Rejects while this instance is not connected. */
  write(key: string, value: Buffer, seconds: number): Promise<void>;
}

/**
 * Lets instances claim work by name, such as rendering a page, so that the other instances need not do the same work.
 * Only one instance at a time may hold a name. All methods reject while this instance is not connected. The server
 * provides the methods (server/instances).
 */
export interface Claims {
  /** Claims a name for at most `ms` milliseconds. Returns false if an instance already holds the name. */
  claim(name: string, ms: number): Promise<boolean>;
  isClaimed(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
}

/** `sharing` and `claims` are undefined if this is the only instance (no `REDIS_URL`), and in a build. */
export const otherInstances = processState<{ sharing?: Sharing; claims?: Claims }>(
  'other instances',
  () => ({}),
);
