import { load } from 'cheerio';
import { type Answer, ask, askAll, ORIGIN } from './ask.ts';
import { readPage, type SitePage } from './read-page.ts';

interface SitemapEntry {
  url: string;
  lastModified: string | null;
}

export interface Site {
  /**
   * Every page of the site except search results and account pages. The crawl also requests search results and account
   * pages, but does not add them to this list.
   */
  pages: SitePage[];
  /** Pages such as search results and missing pages. The crawl requests what they load, but not what they link to. */
  asides: SitePage[];
  /** The responses to all URLs that the crawl followed, by URL without the fragment. */
  answers: Map<string, Answer>;
  sitemap: SitemapEntry[];
  robots: string;
}

const isSearch = (url: URL | string) => new URL(url).pathname === '/search';
const isAccount = (url: string) => /^\/auth(\/|$)/.test(new URL(url).pathname);

const ASIDES = [
  '/search',
  '/search?q=sale',
  '/search?q=curyrs',
  '/auth',
  '/auth?mode=sign-up',
  '/auth/forgotten',
  '/forbidden',
  '/retailers/no-such-shop',
  '/shortlist?shops=argos&products=ps5',
  '/compare/argos',
  '/a/b/c/d',
];

/** Returns a URL without its fragment, as a browser requests it. */
export const withoutHash = (url: URL) => url.href.slice(0, url.href.length - url.hash.length);

export const isInternal = (url: URL) => url.origin === ORIGIN;

/**
 * Crawls the whole site. Follows links from the homepage, then from the pages that only the sitemap lists. At the end,
 * requests the files and pages that the search results and other asides load or name.
 */
export async function crawl(): Promise<Site> {
  const site: Site = {
    pages: [],
    asides: (await askAll(ASIDES.map((path) => ORIGIN + path))).map(readPage),
    answers: new Map(),
    sitemap: await readSitemap(),
    robots: (await ask(`${ORIGIN}/robots.txt`)).body,
  };
  await follow(site, [`${ORIGIN}/`]);
  await follow(
    site,
    site.sitemap.map(({ url }) => url),
  );
  await follow(
    site,
    site.asides.flatMap(headLinks).map(({ url }) => url.href),
  );
  return site;
}

/**
 * Returns the URLs of this site that a page loads (such as an image) or names (such as its canonical URL). Leaves out
 * the page's own URL, and the links and forms that visitors use.
 */
export const headLinks = ({ url: own, links }: SitePage) =>
  links
    .filter(({ kind, url }) => isInternal(url) && kind !== 'a' && kind !== 'form')
    .filter(({ url }) => withoutHash(url) !== own);

async function follow(site: Site, from: string[]): Promise<void> {
  let next = new Set(from);
  while (next.size > 0) {
    const answers = await askAll([...next].filter((url) => !site.answers.has(url)));
    next = new Set();
    for (const answer of answers) {
      site.answers.set(answer.url, answer);
      for (const url of targetsOf(site, answer)) next.add(url);
    }
  }
}

/**
 * If the response is a page, adds it to `site` and returns its links to this site. If it is the web manifest, returns
 * the URLs of its icons. Returns nothing for other responses, errors, search results and account pages.
 */
function targetsOf(site: Site, answer: Answer): string[] {
  if (answer.status !== 200 || isSearch(answer.url) || isAccount(answer.url)) return [];
  if (answer.type.includes('manifest')) {
    const { icons } = JSON.parse(answer.body) as { icons: { src: string }[] };
    return icons.map(({ src }) => new URL(src, answer.url).href);
  }
  if (!answer.type.includes('text/html')) return [];
  const page = readPage(answer);
  site.pages.push(page);
  return page.links.filter(({ url }) => isInternal(url)).map(({ url }) => withoutHash(url));
}

async function readSitemap(): Promise<SitemapEntry[]> {
  const index = load((await ask(`${ORIGIN}/sitemap.xml`)).body, { xml: true });
  const parts = await askAll(
    index('sitemap > loc')
      .toArray()
      .map((node) => index(node).text()),
  );
  return parts.flatMap(({ body }) => {
    const $ = load(body, { xml: true });
    return $('url')
      .toArray()
      .map((node) => ({
        url: new URL($(node).find('loc').text()).href,
        lastModified: $(node).find('lastmod').text() || null,
      }));
  });
}
