import type { CacheEntry } from 'next/cache';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { Answer, Entry } from './answer.ts';

/*
 * Where the cache of pages keeps its state. Each interface has a default for one process (state.ts); several instances share
 * what has an implementation for them (docs/architecture.md, 'State').
 */

export type Context = ConstructorParameters<typeof FileSystemCache>[0];
type Files = InstanceType<typeof FileSystemCache>;
export type ReadContext = Parameters<Files['get']>[1];
export type WriteContext = Parameters<Files['set']>[2];

/** Where answers are kept. */
export interface PageStore {
  /** The entry of a key, dated by when its render began; null when there is none, or its file is corrupt. */
  get(key: string, context: ReadContext): Promise<Entry | null>;
  /** Keeps an answer for as long as this process runs. */
  keep(key: string, entry: Entry): void;
  /** Writes a successful answer to disk, where it outlives this process. */
  write(key: string, answer: Answer, rendered: number, context: WriteContext): Promise<void>;
  /** Keeps the entry no longer; its file stays. */
  forget(key: string): void;
  /** Removes the files of a key, and those of the build, so that an old page does not come back. */
  removeFiles(key: string): Promise<void>;
}

/** For how long what a tag names may still be served, in seconds; nothing means not at all. */
export interface Durations {
  expire?: number;
}

/** When each cache tag expired. All times are in ms. */
export interface TagClock {
  /** Learns of expiries on other instances. Next calls it once per request. */
  refresh(): Promise<void>;
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

/** Which answers are being rendered. */
export interface RendersInFlight {
  /** Notes that Next is about to render an answer. Returns whether no other render of it was in flight. */
  start(key: string): boolean;
  /** Ends the render of an answer. Returns when it began, in ms. */
  end(key: string): number;
  /** Waits for the renders and reads that began before now. Returns whether there were any. */
  settled(): Promise<boolean>;
}
