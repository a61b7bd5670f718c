import { readFile, rm, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type * as memoryCache from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import type * as manifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { FRESH_S } from './freshness.ts';
import { readsUnderWay } from './reads-under-way.ts';
import { steadyNow } from './steady-clock.ts';
import { isAnswer, isPrepared, prepare, sealed, statusOf, unseal } from './stored-answer.ts';

const require = createRequire(import.meta.url);
const { default: FileSystemCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js') as typeof fileSystemCache;
const { getMemoryCache } =
  require('next/dist/server/lib/incremental-cache/memory-cache.external.js') as typeof memoryCache;
const { tagsManifest } =
  require('next/dist/server/lib/incremental-cache/tags-manifest.external.js') as typeof manifest;

type Context = ConstructorParameters<typeof FileSystemCache>[0];
type Get = InstanceType<typeof FileSystemCache>['get'];
type Set = InstanceType<typeof FileSystemCache>['set'];
type Revalidate = InstanceType<typeof FileSystemCache>['revalidateTag'];
type Entry = Awaited<ReturnType<Get>>;

/** The file that Next dates an answer by, for each kind of answer (file-system-cache.js). */
const EXTENSIONS: Record<string, string> = { APP_PAGE: 'html', APP_ROUTE: 'body' };

/** All files that Next writes of an answer. */
const FILES = ['.html', '.body', '.meta', '.rsc', '.segments'];

/** A render that has not ended after this long has failed: its beginning says nothing about the next one. */
const LONGEST_RENDER_MS = 30_000;
/** For how long an expiry waits for renders under way, and how often it looks. */
const LONGEST_WAIT_MS = 1_000;
const LOOK_MS = 5;
/** For how long a page is stored that says why there is none. */
const REFUSED = { revalidate: 60, expire: 60 };
/** Answers which say that nothing is there. */
const GONE = [404, 410];

/**
 * Just before the render of a page that was asked for and not there (or too old) began: an expiry within the millisecond in which it
 * began counts. Next makes a handler per request.
 */
const begun = new Map<string, number>();

/**
 * Next's own cache of pages, but for these rules. Renders that are under way while a row is written have read the old
 * one: a page is dated by when its render began, not by when it was stored, for it would otherwise count as newer than
 * the expiry of its tags, and be served for five minutes; and an expiry waits for them. Only successful answers are
 * written to disk: made-up addresses are without number. A file that is corrupt, or dated in the future, is dropped. And
 * answers are stored as they are best served (lib/stored-answer).
 */
export default class PageCache extends FileSystemCache {
  readonly #memory: ReturnType<typeof getMemoryCache> | undefined;

  constructor(context: Context) {
    super(context);
    if (context.maxMemoryCacheSize) this.#memory = getMemoryCache(context.maxMemoryCacheSize);
  }

  override async get(...[key, context]: Parameters<Get>): Promise<Entry> {
    const now = steadyNow();
    const found = await super.get(key, context);
    const entry = found && isServable(found) ? found : null;
    if (found && !entry) this.#memory?.remove(key);
    if (mayBeRendered(entry, now) && now - (begun.get(key) ?? 0) > LONGEST_RENDER_MS) begun.set(key, now - 1);
    return entry;
  }

  /**
   * Ends when the renders and reads have ended that were under way: a request for a page that is being rendered shares
   * that render without asking this cache, and would be given the old page after the expiry. A render that began in
   * between may have joined an old read, so the tags expire once more then.
   */
  override async revalidateTag(...expiry: Parameters<Revalidate>): Promise<void> {
    expireTags(...expiry);
    if (!(await waitForOthers())) return;
    expireTags(...expiry);
    await waitForOthers();
  }

  /** Changes the answer in place, for Next sends the same object to those who waited for its render. */
  override async set(...[key, data, context]: Parameters<Set>): Promise<void> {
    const start = begun.get(key) ?? steadyNow();
    begun.delete(key);
    if (!isAnswer(data)) return super.set(key, data, context);
    prepare(data);
    const lifetime = 'cacheControl' in context ? context.cacheControl : undefined;
    const entry = { value: data, lastModified: start, cacheControl: lifetime };
    const status = statusOf(data);
    if (status < 300) {
      const written = super.set(key, sealed(data), context);
      this.#memory?.set(key, entry);
      await written;
      return this.#date(key, data.kind, start);
    }
    if (status < 400) this.#memory?.set(key, entry);
    else if (data.kind === 'APP_PAGE' && status < 500)
      this.#memory?.set(key, { ...entry, cacheControl: REFUSED });
    // An error of a handler is not stored: what it answered before is better, unless it says that this is gone.
    else if (GONE.includes(status)) this.#memory?.remove(key);
    if (status < 400 || GONE.includes(status)) await this.#removeFiles(key);
  }

  /** The answer is read from its file, and dated by it, once it has left the memory. */
  async #date(key: string, kind: 'APP_PAGE' | 'APP_ROUTE', start: number): Promise<void> {
    if (!this['flushToDisk']) return;
    const file = this['getFilePath'](`${key}.${EXTENSIONS[kind]}`, kind) as string;
    await utimes(file, start / 1000, start / 1000);
  }

  /** Where a page once stood its files are removed, and those of the build, so that it does not come back. */
  async #removeFiles(key: string): Promise<void> {
    if (!this['flushToDisk']) return;
    const paths = [this.#pathOf(key)];
    const marker = key.indexOf('/$/');
    const built = marker === -1 ? undefined : this.#pathOf(key.slice(marker + 2));
    // Another page may have been built under that name.
    if (built && (await keyOfBuilt(built)) === key) paths.push(built);
    const files = paths.flatMap((path) => FILES.map((extension) => path + extension));
    await Promise.all(files.map((file) => rm(file, { recursive: true, force: true })));
  }

  #pathOf = (key: string) => this['getFilePath'](key, 'APP_PAGE') as string;
}

async function keyOfBuilt(path: string): Promise<string | undefined> {
  try {
    const meta = JSON.parse(await readFile(`${path}.meta`, 'utf8')) as { routeCache?: { key?: string } };
    return meta.routeCache?.key;
  } catch {
    return undefined;
  }
}

/** As Next's own does it, by the clock by which pages are dated here. */
function expireTags(...[tags, durations]: Parameters<Revalidate>): void {
  const now = steadyNow();
  for (const tag of [tags].flat()) {
    const expired =
      durations === undefined
        ? now
        : durations.expire === undefined
          ? undefined
          : now + durations.expire * 1000;
    tagsManifest.set(tag, {
      ...tagsManifest.get(tag),
      ...(durations && { stale: now }),
      ...(expired !== undefined && { expired }),
    });
  }
}

/**
 * Not, when a file is corrupt; nor when a date lies in the future, because no expiry of its tags would ever be newer:
 * the machine's clock was wrong then.
 */
function isServable({ value, lastModified = 0 }: NonNullable<Entry>): boolean {
  if (lastModified > steadyNow()) return false;
  if (!isAnswer(value) || isPrepared(value)) return true;
  if (!unseal(value)) return false;
  prepare(value);
  return true;
}

/** Waits for the renders and reads that began before now; gives whether there were any. */
async function waitForOthers(): Promise<boolean> {
  const now = steadyNow();
  const isUnderWay = (start: number) => start <= now && now - start <= LONGEST_RENDER_MS;
  const areUnderWay = () =>
    [begun, readsUnderWay].some((starts) => starts.values().some((start) => isUnderWay(start)));
  if (!areUnderWay()) return false;
  for (let waited = 0; areUnderWay() && waited < LONGEST_WAIT_MS; waited += LOOK_MS) await sleep(LOOK_MS);
  return true;
}

/** Whether Next answers this finding with a render, now or in the background. */
function mayBeRendered(entry: Entry, now: number): boolean {
  if (!entry?.lastModified || entry.lastModified === -1) return true;
  // Of a page of the build, Next keeps the lifetime elsewhere.
  const revalidate = entry.cacheControl?.revalidate ?? FRESH_S;
  const isOld = revalidate !== false && entry.lastModified + revalidate * 1000 <= now;
  return isOld && dependsOnData(entry);
}

/** An icon does not: it has no tags but those that Next gives to every path, and is never rendered again. */
function dependsOnData({ value }: NonNullable<Entry>): boolean {
  const tags = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined;
  return typeof tags === 'string' && tags.split(',').some((tag) => !tag.startsWith('_N_T_'));
}
