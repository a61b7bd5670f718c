import { access, utimes } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import etag from 'etag';
import type * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type * as memoryCache from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import { asciiHtml } from './ascii-html.ts';
import { lateScripts } from './late-scripts.ts';
import { readsUnderWay } from './reads-under-way.ts';

const require = createRequire(import.meta.url);
const { default: FileSystemCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js') as typeof fileSystemCache;
const { getMemoryCache } =
  require('next/dist/server/lib/incremental-cache/memory-cache.external.js') as typeof memoryCache;

type Context = ConstructorParameters<typeof FileSystemCache>[0];
type Get = InstanceType<typeof FileSystemCache>['get'];
type Set = InstanceType<typeof FileSystemCache>['set'];
type Revalidate = InstanceType<typeof FileSystemCache>['revalidateTag'];
type Entry = Awaited<ReturnType<Get>>;

/** The file that Next dates an answer by, for each kind of answer (file-system-cache.js). */
const EXTENSIONS: Record<string, string> = { APP_PAGE: 'html', APP_ROUTE: 'body' };

/** A render that has not ended after this long has failed: its beginning says nothing about the next one. */
const LONGEST_RENDER_MS = 30_000;
/** For how long an expiry waits for renders under way, and how often it looks. */
const LONGEST_WAIT_MS = 1_000;
const LOOK_MS = 5;
/** Five minutes, as lib/data/public-read has it: of a page of the build, Next keeps the lifetime elsewhere. */
const LIFETIME_S = 300;

/**
 * Just before the render of a page that was asked for and not there (or too old) began: an expiry within the millisecond in which it
 * began counts. Next makes a handler per request.
 */
const begun = new Map<string, number>();

/**
 * Next's own cache of pages, but for three things. Renders that are under way while a
 * row is written have read the old one: a page is dated by when its render began, not by when it was stored, for it
 * would otherwise count as newer than the expiry of its tags, and be served for five minutes; and an expiry waits for
 * them. What is no page stays off the disk. And pages are served as is best for who reads them (lib/late-scripts) and
 * for the server (lib/ascii-html).
 */
export default class PageCache extends FileSystemCache {
  readonly #memory: ReturnType<typeof getMemoryCache> | undefined;

  constructor(context: Context) {
    super(context);
    if (context.maxMemoryCacheSize) this.#memory = getMemoryCache(context.maxMemoryCacheSize);
  }

  override async get(...[key, context]: Parameters<Get>): Promise<Entry> {
    const now = Date.now();
    const entry = await super.get(key, context);
    if (entry?.value) prepareOnce(entry.value);
    if (mayBeRendered(entry, now) && now - (begun.get(key) ?? 0) > LONGEST_RENDER_MS) begun.set(key, now - 1);
    return entry;
  }

  /**
   * Ends when the renders and reads have ended that were under way: a request for a page that is being rendered shares
   * that render without asking this cache, and would be given the old page after the expiry. A render that began in
   * between may have joined an old read, so the tags expire once more then.
   */
  override async revalidateTag(...expiry: Parameters<Revalidate>): Promise<void> {
    await super.revalidateTag(...expiry);
    if (!(await waitForOthers())) return;
    await super.revalidateTag(...expiry);
    await waitForOthers();
  }

  override async set(...[key, data, context]: Parameters<Set>): Promise<void> {
    const start = begun.get(key);
    begun.delete(key);
    const isKept = await this.#isWorthDisk(key, data);
    const flushToDisk = this['flushToDisk'];
    this['flushToDisk'] = flushToDisk && isKept;
    const stored = super.set(key, data, context);
    this['flushToDisk'] = flushToDisk;
    const entry = this.#memory?.get(key);
    if (entry && start !== undefined) entry.lastModified = start;
    await stored;
    // The answer is read from its file, and dated by it, once it has left the memory.
    const extension = EXTENSIONS[data?.kind ?? ''];
    if (start === undefined || !extension || !isKept) return;
    const file = this['getFilePath'](`${key}.${extension}`, data?.kind) as string;
    await utimes(file, start / 1000, start / 1000);
  }

  /**
   * What is not there, or elsewhere, is kept in memory only: made-up addresses are without number, and would fill the
   * disk. Where a page once stood it is written over it, so that the page does not come back.
   */
  async #isWorthDisk(key: string, data: Parameters<Set>[1]): Promise<boolean> {
    if (data?.kind !== 'APP_PAGE' || (data.status ?? 200) < 300) return true;
    const file = this['getFilePath'](`${key}.html`, data.kind) as string;
    return access(file).then(
      () => true,
      () => false,
    );
  }
}

type Answer = NonNullable<NonNullable<Entry>['value']>;

const OK = 200;

/** Answers that have been prepared; the memory gives out the same object until it is rendered anew. */
const prepared = new WeakSet<object>();

/**
 * Writes a page as it is best served, and names what is stored by an ETag, once: Next would make one of the whole text on
 * every request, for a quarter of the time that it takes (lib/answer-heads compares it). A page of which a part is
 * made for each visitor has none; nor has it a status of its own, before which the middleware's would not count
 * (lib/accounts/guard).
 */
function prepareOnce(answer: Answer): void {
  if (prepared.has(answer)) return;
  prepared.add(answer);
  if (answer.kind === 'APP_PAGE' && typeof answer.html === 'string') {
    answer.html = asciiHtml(lateScripts(answer.html));
    if (answer.postponed === undefined) name(answer, answer.html);
    else if (answer.status === OK) answer.status = undefined;
  }
  if (answer.kind === 'APP_ROUTE') name(answer, answer.body);
}

/** Weak, for the same text goes out compressed and not (RFC 9110, 8.8.3.3). */
function name(answer: { headers?: OutgoingHttpHeaders }, body: string | Buffer): void {
  answer.headers = { ...answer.headers, etag: etag(body, { weak: true }) };
}

/** Waits for the renders and reads that began before now; gives whether there were any. */
async function waitForOthers(): Promise<boolean> {
  const now = Date.now();
  const isUnderWay = (start: number) => start <= now && now - start <= LONGEST_RENDER_MS;
  const areUnderWay = () =>
    [begun, readsUnderWay].some((starts) => starts.values().some((start) => isUnderWay(start)));
  if (!areUnderWay()) return false;
  const deadline = performance.now() + LONGEST_WAIT_MS;
  while (areUnderWay() && performance.now() < deadline) await sleep(LOOK_MS);
  return true;
}

/** Whether Next answers this finding with a render, now or in the background. */
function mayBeRendered(entry: Entry, now: number): boolean {
  if (!entry?.lastModified || entry.lastModified === -1) return true;
  const revalidate = entry.cacheControl?.revalidate ?? LIFETIME_S;
  const isOld = revalidate !== false && entry.lastModified + revalidate * 1000 <= now;
  return isOld && dependsOnData(entry);
}

/** An icon does not: it has no tags but those that Next gives to every path, and is never rendered again. */
function dependsOnData({ value }: NonNullable<Entry>): boolean {
  const tags = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined;
  return typeof tags === 'string' && tags.split(',').some((tag) => !tag.startsWith('_N_T_'));
}
