import 'server-only';
import type { CrawledPage } from '@/lib/data/pages';
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url';
import { cut } from '@/lib/text/cut';
import { readPage } from './read-page';
import { readText, requestPath } from './request';

/** Matches paths that are not pages. The crawl skips links to these paths. */
const NO_PAGES = /^\/(?:admin|api|_next)(?:\/|$)/;
const LONGEST_PATH = 1000;

const NOTHING = {
  ...{
    redirect_to: null,
    canonical: null,
    canonical_path: null,
    robots: null,
    title: null,
    description: null,
  },
  ...{ structured: [], structured_faults: [], words: null, links: [] },
};

const cutOrNull = (text: string | null | undefined, length: number) =>
  typeof text === 'string' ? cut(text, length) : null;

/** Requests a page and reads it. If the page does not answer, its status is null. */
export async function crawlPage(path: string, signal: AbortSignal): Promise<CrawledPage> {
  try {
    const response = await requestPath(path, signal);
    const { status, headers } = response;
    const robots = headers.get('x-robots-tag');
    const location = headers.get('location');
    if (location) {
      await response.body?.cancel();
      const target = new URL(location, absoluteUrl(path)).href;
      return { ...NOTHING, path, status, robots, redirect_to: ownPath(target) ?? cut(target, 4000) };
    }
    if (!headers.get('content-type')?.startsWith('text/html')) {
      await response.body?.cancel();
      return { ...NOTHING, path, status, robots };
    }
    const facts = readPage(await readText(response), absoluteUrl(path));
    return {
      path,
      status,
      redirect_to: null,
      canonical: cutOrNull(facts.canonical, 4000),
      canonical_path: facts.canonical && ownPath(facts.canonical, { keepsQuery: true }),
      robots: [facts.robots, robots].filter(Boolean).join(', ').slice(0, 500),
      title: cutOrNull(facts.title, 1000),
      description: cutOrNull(facts.description, 2000),
      structured: facts.structured,
      structured_faults: facts.structuredFaults,
      words: facts.words,
      links: [...new Set(facts.links.flatMap(pathsOf))].filter(
        (link) => !NO_PAGES.test(link) && link.length <= LONGEST_PATH,
      ),
    };
  } catch (error) {
    // The request was aborted because another worker has taken the job, so this is not a fault of the page.
    if (signal.aborted) throw error;
    return { ...NOTHING, path, status: null };
  }
}

/**
 * Returns two paths for a link within this site: without its query and with it. Both may be pages. Returns none for
 * other links.
 */
function pathsOf(link: string): string[] {
  const [path, withQuery] = [ownPath(link), ownPath(link, { keepsQuery: true })];
  return path === null || withQuery === null ? [] : [path, withQuery];
}

/** Returns the path of a URL on this site, by default without its query; null for other websites. */
function ownPath(url: string, { keepsQuery = false } = {}): string | null {
  const { origin, pathname, search } = new URL(url);
  if (origin !== new URL(siteUrl()).origin) return null;
  return keepsQuery ? pathname + search : pathname;
}
