import { expect } from '@playwright/test';
import { withoutHash, type Site } from '../../helpers/crawl/crawl.ts';
import { test } from '../../helpers/crawl/test.ts';

const inSitemap = (site: Site) => site.sitemap.map(({ url }) => url);

/** Returns the URLs of all pages that another page of the site links to. */
function linkedFrom(site: Site): Set<string> {
  const links = site.pages.flatMap((page) => page.links.filter(({ url }) => withoutHash(url) !== page.url));
  return new Set(links.filter(({ kind }) => kind === 'a').map(({ url }) => withoutHash(url)));
}

test('the sitemap lists every indexable page once', ({ site }) => {
  const listed = inSitemap(site);
  expect(site.pages.length).toBeGreaterThan(100);
  const indexable = site.pages.filter(({ isIndexable }) => isIndexable);
  const wrong = indexable
    .map(({ path, url }) => ({ path, times: listed.filter((entry) => entry === url).length }))
    .filter(({ times }) => times !== 1)
    .map(({ path, times }) => `${path} is listed ${times} times`);
  expect(wrong).toEqual([]);
});

test('the sitemap lists only indexable pages, and each is linked from another page', ({ site }) => {
  const linked = linkedFrom(site);
  const pages = new Map(site.pages.map((page) => [page.url, page]));
  const wrong = inSitemap(site).flatMap((url) => {
    const page = pages.get(url);
    if (!page) return [`${url} is no page: ${site.answers.get(url)?.status}`];
    if (!page.isIndexable) return [`${url} is noindex`];
    return linked.has(url) ? [] : [`${url} is an orphan`];
  });
  expect(wrong).toEqual([]);
});

test('no date in the sitemap is in the future', ({ site }) => {
  const dated = site.sitemap.filter(({ lastModified }) => lastModified !== null);
  expect(dated.length).toBeGreaterThan(50);
  const wrong = dated
    // Dates must be in the W3C format, which sitemaps.org/protocol.html requires. Date.parse alone accepts many other
    // formats.
    .filter(({ lastModified }) => {
      const isDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(
        lastModified ?? '',
      );
      return !isDate || !(Date.parse(lastModified ?? '') <= Date.now());
    })
    .map(({ url, lastModified }) => `${url}: ${lastModified}`);
  expect(wrong).toEqual([]);
});

test('robots.txt names the sitemap and blocks none of its pages', ({ site }) => {
  // robots.txt must not disallow pages with noindex: crawlers must be able to request a page to find its noindex.
  expect(site.robots).not.toMatch(/^Disallow: *\/(search|auth)/m);
  const closed = [...site.robots.matchAll(/^Disallow: *(\S+)/gm)].map(([, path = '']) => path);
  expect(site.robots).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m);
  expect(closed.length).toBeGreaterThan(0);
  const barred = inSitemap(site).filter((url) =>
    closed.some((path) => new URL(url).pathname.startsWith(path)),
  );
  expect(barred).toEqual([]);
});
