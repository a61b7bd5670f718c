import 'server-only';

/** A stored result, and the time at which it was stored, in milliseconds since 1970. */
export interface Known {
  value: unknown;
  at: number;
}

/**
 * A store for the last successful result of each public query. The stored results keep public pages working during an
 * outage of the database, even after a restart.
 */
export interface LastKnownStore {
  /** Returns the stored result; undefined if the key has no result or a damaged result. */
  read(key: string): Promise<Known | undefined>;
  write(key: string, value: unknown): Promise<void>;
}
