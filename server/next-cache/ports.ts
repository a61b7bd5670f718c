import type { CacheEntry } from 'next/cache';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { Answer, Entry } from './answer.ts';

/*
 * The interfaces of the caches' state. The default implementations (state.ts and page-state.ts) serve one process. With
 * `REDIS_URL`, server/instances connects them with those of the other instances (docs/architecture.md, 'State').
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
  /**
   * Returns the response that another instance has stored under a key, and keeps it in memory; null if there is none
   * that is newer than `own`.
   */
  newerFromOthers(key: string, own: Entry | null): Promise<Entry | null>;
  /**
   * Waits if another instance is rendering the response already, and returns its response. Returns null if this
   * instance must render, which it then claims until `endRender`.
   */
  renderOfOther(key: string, own: Entry | null): Promise<Entry | null>;
  /** Ends the claim of this instance to a render whose response is not shared. `write` ends it once it is shared. */
  endRender(key: string): void;
}

/**
 * How tags expire. Responses with the tags become stale at once and expire after `expire` seconds. If `expire` is
 * missing, the responses never expire.
 */
export interface Durations {
  expire?: number;
}

/** A tag that every stored response and result has, without being listed. */
export const ALL_TAGS = '*';

/** The dates of a response that was read from disk, or that another instance has stored. */
export interface StoredTimes {
  tags: string[];
  /** When the render began, in ms, by the clock of the machine that rendered it. */
  rendered: number;
  /** The position in the log of expiries when the render began; undefined if nobody noted it. */
  position: string | undefined;
  /** Whether this instance itself stored it, so that its clock dated it. */
  isOwn: boolean;
}

/** The part of a tag clock that connects it with the other instances (server/instances). */
export interface SharedTagClock {
  /** Whether this instance may have missed an expiry. Then `catchUp` must be awaited before anything is served. */
  mayBeBehind(): boolean;
  catchUp(): Promise<void>;
  /** Announces an expiry to the other instances. Resolves once none of them serves anything older. */
  announce(tags: string[], durations?: Durations): Promise<void>;
  /** Returns the position in the log of expiries at a time, to be stored with a response that was rendered then. */
  positionAt(time: number): string | undefined;
  /** Dates a stored response by this instance's clock; null if its tags have expired since it was rendered. */
  dateOf(stored: StoredTimes): number | null;
}

/** Records when each cache tag expired or went stale. All times are in ms. */
export interface TagClock extends SharedTagClock {
  /** Expires tags immediately, or as `durations` says. `at` is the time of the expiry; the default is now. */
  expire(tags: string[], durations?: Durations, at?: number): void;
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
  /**
   * Stores a response whose render has ended. It stays in flight meanwhile, because Next sends it to every request that
   * arrives before it is stored.
   */
  storing<T>(store: () => Promise<T>): Promise<T>;
  /** Waits for the renders and reads that began before this call. Returns whether any were in flight. */
  settled(): Promise<boolean>;
}
