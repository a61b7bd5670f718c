import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { findUnfinishedJob } from '@/lib/data/jobs';
import {
  type CrawledPage,
  finishCrawl,
  type KnownPage,
  listCrawlPages,
  listPathsToCrawl,
  pathsOfPages,
  storeCrawledPages,
} from '@/lib/data/pages';
import { counted } from '@/lib/resources/entity-texts';
import { crawlPage } from '@/lib/services/crawl/crawl-page';
import { listKnownPages } from '@/lib/services/crawl/known-pages';
import { requestPath } from '@/lib/services/crawl/request';
import { defineJob } from '../job-kind';

/** The number of pages to request at the same time. */
const AT_ONCE = 4;
/** The number of pages in one chunk. Between two chunks, the site waits until the pages are stored. */
const PAGES_PER_CHUNK = 100;
const NOTED_AT_ONCE = 1_000;
const CHOSEN = { one: 'chosen page', many: 'chosen pages' };

/** Requests every page of the site, or only the pages with the ids in the input, and stores the results. */
export const crawlPages = defineJob({
  kind: 'crawl-pages',
  label: 'Crawl pages',
  lane: 'long',
  // Two crawls at the same time would send twice as many requests as AT_ONCE.
  runsAlone: true,
  input: z.object({ ids: z.array(z.uuid()).max(200).optional() }),
  /**
   * The id of the crawl. It is stored with each page that this crawl has requested, so a repeated chunk skips these
   * pages.
   */
  position: z.object({ crawl: z.uuid() }),

  async runChunk({ input: { ids }, position, done, db, signal }) {
    if (!position) {
      const crawl = randomUUID();
      const paths = ids && (await pathsOfPages(db, ids));
      const known = await listKnownPages(db, { paths, signal });
      const pages = paths ? chosen(known, paths) : [...known.values()];
      for (let from = 0; from < pages.length; from += NOTED_AT_ONCE)
        await listCrawlPages(db, crawl, pages.slice(from, from + NOTED_AT_ONCE));
      return { isLast: false, done, total: pages.length, note: noteOf(0), position: { crawl } };
    }
    const { crawl } = position;
    const { paths, left } = await listPathsToCrawl(db, crawl, { limit: PAGES_PER_CHUNK });
    if (paths.length === 0) {
      await finishCrawl(db, crawl, { isWhole: !ids });
      return { isLast: true, done, total: done, note: noteOf(done) };
    }
    const pages = await requestAll(paths, signal);
    signal.throwIfAborted();
    await storeCrawledPages(db, crawl, { pages, follows: !ids });
    const sum = done + pages.length;
    return { isLast: false, done: sum, total: done + left, note: noteOf(sum), position };
  },

  findWork: async (db) => ((await findUnfinishedJob(db, 'crawl-pages')) === 'under way' ? null : {}),

  describe: ({ ids }) => ({ text: ids ? counted(CHOSEN, ids.length) : 'All pages' }),
});

/**
 * Returns the page for each path. If a path is not in `known`, the crawl has found it only in links, so its page has
 * the type 'link'.
 */
const chosen = (known: Map<string, KnownPage>, paths: string[]): KnownPage[] =>
  paths.map(
    (path) =>
      known.get(path) ?? {
        ...{ path, type: 'link', row_id: null, is_published: true, in_sitemap: false, changed_at: null },
      },
  );

/**
 * Requests pages. Requests a page a second time if it did not answer, because the site may just have been restarted.
 * Throws if `/api/health` does not answer either, so that the job is tried again later.
 */
async function requestAll(paths: string[], signal: AbortSignal): Promise<CrawledPage[]> {
  const pages = await inTurns(paths, (path) => crawlPage(path, signal));
  const isSilent = ({ status }: CrawledPage) => status === null;
  if (!pages.some(isSilent)) return pages;
  await requestPath('/api/health', signal).catch((error: unknown) => {
    throw new Error('The site does not answer', { cause: error });
  });
  return inTurns(pages, async (page) => (isSilent(page) ? crawlPage(page.path, signal) : page));
}

/** Runs a task for each item, at most AT_ONCE at the same time. */
async function inTurns<Item, Result>(
  items: Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, item] of queue) results[index] = await task(item);
    }),
  );
  return results;
}

const noteOf = (count: number) =>
  count === 1 ? 'One page crawled' : `${count.toLocaleString('en-GB')} pages crawled`;
