import type { CacheEntry } from 'next/cache';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { Answer, Entry } from './answer.ts';

/*
 * The interfaces through which the caches read and change their state. The default implementations (state.ts and
 * page-state.ts) serve one process. With `REDIS_URL`, server/instances connects this process with the other instances
 * (docs/architecture.md, 'State').
 */

export type Context = ConstructorParameters<typeof FileSystemCache>[0];
type Files = InstanceType<typeof FileSystemCache>;
export type ReadContext = Parameters<Files['get']>[1];
export type WriteContext = Parameters<Files['set']>[2];

/** Stores rendered pages and the responses of route handlers. */
export interface PageStore {
  /**
   * Returns the entry stored under a key. Returns null if none exists, or if its file is corrupt or has expired
   * according to the log of expiries. The entry is dated by the start of its render, or by the date of its file if the
   * build rendered it.
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
   * Returns the response that another instance has shared under a key, and keeps it in memory. Returns null if no
   * instance has shared a response that is newer than `own`.
   */
  newerFromOthers(key: string, own: Entry | null): Promise<Entry | null>;
  /**
   * Waits if another instance is already rendering the response, and returns the response of that instance. Returns
   * null if this instance must render the response itself. `endRender` then ends this instance's claim to the render.
   */
  renderOfOther(key: string, own: Entry | null): Promise<Entry | null>;
  /**
   * Ends this instance's claim to a render. Does nothing if `write` has already ended the claim by sharing the
   * response.
   */
  endRender(key: string): void;
}

/**
 * How tags expire. Responses with the tags become stale at once and expire after `expire` seconds. If `expire` is
 * missing, the responses never expire.
 */
export interface Durations {
  expire?: number;
}

/** The tags and the age of a response that was read from disk or received from another instance. */
export interface StoredTimes {
  tags: string[];
  /** When the render began, in ms, by the clock of the machine that rendered it. */
  rendered: number;
  /** The position in the log of expiries when the render began; undefined if it was not recorded. */
  position: string | undefined;
  /** Whether this instance stored the response itself, so that `rendered` is a time of this machine's clock. */
  isOwn: boolean;
}

/** The part of `TagClock` that connects this instance with the other instances (server/instances). */
export interface SharedTagClock {
  /** Returns whether this instance may have missed an expiry. If so, await `catchUp` before serving anything. */
  mayBeBehind(): boolean;
  catchUp(): Promise<void>;
  /**
   * Announces an expiry to the other instances. Resolves once no other instance serves data from before the expiry. If
   * the other instances cannot be reached, resolves without waiting, and announces the expiry later.
   */
  announce(tags: string[], durations?: Durations): Promise<void>;
  /**
   * Returns the position in the log up to which this instance had settled all expiries at `time`; undefined if it is
   * not known. A response stores the position at the time when its render began.
   */
  positionAt(time: number): string | undefined;
  /** Returns a response's date by this instance's clock; null if one of the response's tags has expired since then. */
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
   * Stores a response whose render has ended. The response counts as in flight until it is stored, because Next sends
   * it to every request that arrives before then.
   */
  storing<T>(store: () => Promise<T>): Promise<T>;
  /** Waits for the renders and reads that began before this call. Returns whether there were any. */
  settled(): Promise<boolean>;
}
