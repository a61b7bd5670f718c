import type { CacheEntry } from 'next/cache';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { Answer, Entry } from './answer.ts';

/*
 * The interfaces of the page cache's state. The default implementations (state.ts) serve one process; other ones could
 * share the state between several instances (docs/architecture.md, 'State').
 */

export type Context = ConstructorParameters<typeof FileSystemCache>[0];
type Files = InstanceType<typeof FileSystemCache>;
export type ReadContext = Parameters<Files['get']>[1];
export type WriteContext = Parameters<Files['set']>[2];

/** Stores answers. */
export interface PageStore {
  /** Returns the entry of a key, dated by the start of its render; null if there is none or its file is corrupt. */
  get(key: string, context: ReadContext): Promise<Entry | null>;
  /** Keeps an answer in memory, at most as long as this process runs. */
  keep(key: string, entry: Entry): void;
  /** Writes a successful answer to disk, where it outlives this process. */
  write(key: string, answer: Answer, rendered: number, context: WriteContext): Promise<void>;
  /** Removes the entry from memory; its file stays. */
  forget(key: string): void;
  /** Removes the files of a key, including those from the build, so that an old page does not come back. */
  removeFiles(key: string): Promise<void>;
}

/** In how many seconds a tag expires. Until then, and always without `expire`, its answers are only stale. */
export interface Durations {
  expire?: number;
}

/** Records when each cache tag expired. All times are in ms. */
export interface TagClock {
  /** Learns of expiries on other instances. Next calls it once per request. */
  refresh(): Promise<void>;
  /** Expires tags: immediately, or after the durations if they are passed. */
  expire(tags: string[], durations?: Durations): void;
  /** Whether one of the tags has expired since a time. */
  haveExpiredSince(tags: string[], time: number): boolean;
  /** Whether one of the tags has gone stale since a time. */
  areStaleSince(tags: string[], time: number): boolean;
  /** The latest expiry of these tags; 0 if none ever expired. */
  latestExpiry(tags: string[]): number;
}

/** The serialized result of a `'use cache'` function, with its tags and lifetime. */
export type Result = Omit<CacheEntry, 'value'> & { bytes: Uint8Array };

/** Where the results of `'use cache'` functions are kept. */
export interface ResultStore {
  get(key: string): Promise<Result | undefined>;
  set(key: string, result: Result): Promise<void>;
}

/** Records which answers are being rendered. */
export interface RendersInFlight {
  /** Records that Next is about to render an answer. Returns whether no other render of it was in flight. */
  start(key: string): boolean;
  /** Records that the render of an answer has ended. Returns when it began, in ms. */
  end(key: string): number;
  /** Waits for the renders and reads that began before this call. Returns whether there were any. */
  settled(): Promise<boolean>;
}
