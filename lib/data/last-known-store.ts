import 'server-only';

/** A stored result. */
export interface Known {
  value: unknown;
  /**
   * When the result was stored, in milliseconds since 1970, by the clock that all instances share. 0 if this instance
   * is the only one, or had not reached the others.
   */
  at: number;
}

/**
 * A store for the last successful result of each public query. The stored results keep public pages working during an
 * outage of the database, even after a restart.
 */
export interface LastKnownStore {
  /** Returns the stored result; undefined if the key has no result or a damaged result. */
  read(key: string): Promise<Known | undefined>;
  write(key: string, known: Known): Promise<void>;
}
