import type { CacheEntry } from 'next/cache';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { Answer, Entry } from './answer.ts';

/*
 * The interfaces of the caches' state. The default implementations (state.ts and page-state.ts) serve one process. Other
 * implementations could share the state between several instances (docs/architecture.md, 'State').
 */

export type Context = ConstructorParameters<typeof FileSystemCache>[0];
type Files = InstanceType<typeof FileSystemCache>;
export type ReadContext = Parameters<Files['get']>[1];
export type WriteContext = Parameters<Files['set']>[2];

/** Stores rendered pages and the responses of route handlers. */
export interface PageStore {
  /**
   * Returns the entry stored under a key; null if none exists or its file is corrupt. The entry is dated by the start of
   * its render, or by its file if the build rendered it.
   */
  get(key: string, context: ReadContext): Promise<Entry | null>;
  /** Keeps an entry in memory, at most until this process ends. */
  keep(key: string, entry: Entry): void;
  /** Writes a successful response to disk, where it outlives this process. */
  write(key: string, answer: Answer, rendered: number, context: WriteContext): Promise<void>;
  /** Removes the entry of a key from memory; its file stays on disk. */
  forget(key: string): void;
  /** Removes the files of a key, including those from the build, so that no old page is read from disk again. */
  removeFiles(key: string): Promise<void>;
}

/**
 * How tags expire. Responses with the tags become stale at once and expire after `expire` seconds. If `expire` is
 * missing, the responses never expire.
 */
export interface Durations {
  expire?: number;
}

/** Records when each cache tag expired or went stale. All times are in ms. */
export interface TagClock {
  /** Fetches the expiries that other instances have recorded. Next calls this method once per request. */
  refresh(): Promise<void>;
  /** Expires tags immediately, or as `durations` says. */
  expire(tags: string[], durations?: Durations): void;
  /** Returns whether one of the tags has expired since `time`. */
  haveExpiredSince(tags: string[], time: number): boolean;
  /** Returns whether one of the tags has gone stale since `time`. */
  areStaleSince(tags: string[], time: number): boolean;
  /** Returns the time of the latest expiry among these tags; 0 if none of the tags ever expired. */
  latestExpiry(tags: string[]): number;
}

/** The serialized result of a `'use cache'` function, with its tags and lifetime. */
export type Result = Omit<CacheEntry, 'value'> & { bytes: Uint8Array };

/** Stores the results of `'use cache'` functions. */
export interface ResultStore {
  get(key: string): Promise<Result | undefined>;
  set(key: string, result: Result): Promise<void>;
}

/** Records which responses are being rendered. */
export interface RendersInFlight {
  /**
   * Records that Next is about to render a response. Returns false if a render of the same response is already in
   * flight.
   */
  start(key: string): boolean;
  /** Records that the render of a response has ended. Returns when the render began, in ms. */
  end(key: string): number;
  /** Waits for the renders and reads that began before this call. Returns whether any were in flight. */
  settled(): Promise<boolean>;
}
