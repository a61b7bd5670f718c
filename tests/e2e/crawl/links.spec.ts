import { expect } from '@playwright/test';
import { categoryAliases } from '../../../lib/fallback/category-aliases.ts';
import { COMPARE_CHOICE_PATH } from '../../../lib/routing/compare-path.ts';
import { MOVED_PATHS } from '../../../lib/routing/legacy-redirects.ts';
import { ask, askAll, ORIGIN } from '../../helpers/crawl/ask.ts';
import { withoutHash, headLinks, isInternal, type Site } from '../../helpers/crawl/crawl.ts';
import { test } from '../../helpers/crawl/test.ts';

const linksOf = (site: Site) => [
  ...site.pages.flatMap(({ path, links }) => links.map((link) => ({ from: path, ...link }))),
  ...site.asides.flatMap((page) => headLinks(page).map((link) => ({ from: page.path, ...link }))),
];

test('every link answers 200 without a redirect; only the form that chooses shops leads on', ({ site }) => {
  const broken = linksOf(site)
    .filter(({ url }) => isInternal(url))
    .flatMap(({ from, kind, url }) => {
      const status = site.answers.get(withoutHash(url))?.status;
      const expected = kind === 'form' && url.pathname === COMPARE_CHOICE_PATH ? 303 : 200;
      return status === expected ? [] : [`${from}: ${kind} ${url.pathname}${url.search} answers ${status}`];
    });
  expect(broken).toEqual([]);
});

test('every link to a part of a page leads to an existing part', ({ site }) => {
  const ids = new Map(
    site.pages.map(({ url, $ }) => [
      url,
      new Set(
        $('[id]')
          .toArray()
          .map((node) => $(node).attr('id')),
      ),
    ]),
  );
  const broken = linksOf(site)
    .filter(({ url }) => url.hash)
    .filter(({ url }) => ids.get(withoutHash(url))?.has(decodeURIComponent(url.hash.slice(1))) === false)
    .map(({ from, url }) => `${from}: nothing is called ${url.hash} on ${url.pathname}`);
  expect(broken).toEqual([]);
});

test('links to other sites use https', ({ site }) => {
  const plain = linksOf(site)
    .filter(({ url }) => !isInternal(url) && !['https:', 'mailto:', 'tel:', 'data:'].includes(url.protocol))
    .map(({ from, url }) => `${from}: ${url.href}`);
  expect(plain).toEqual([]);
});

test('the URLs of images and icons return images', ({ site }) => {
  const pictures = linksOf(site).filter(({ kind }) => /^img$|image|icon/.test(kind));
  const wrong = pictures
    .filter(({ url }) => isInternal(url))
    .filter(({ url }) => !site.answers.get(withoutHash(url))?.type.startsWith('image/'))
    .map(({ from, kind, url }) => `${from}: ${kind} ${url.pathname}`);
  expect(pictures.length).toBeGreaterThanOrEqual(site.pages.length);
  expect(wrong).toEqual([]);
});

for (const path of ['/feed.xml', '/llms.txt']) {
  test(`${path} names only pages of this site`, async ({ site }) => {
    const { body } = await ask(`${ORIGIN}${path}`);
    const named = [...body.matchAll(/https?:[^\s<>()"]+/g)].map(([url]) => new URL(url));
    const ours = named.filter((url) => isInternal(url) && url.pathname !== path);
    expect(ours.length).toBeGreaterThan(10);
    const pages = new Set(site.pages.map(({ url }) => url));
    expect(ours.filter((url) => !pages.has(url.href)).map(({ href }) => href)).toEqual([]);
  });
}

/**
 * Returns old paths to which the site no longer links. Other sites and bookmarks may still use them. Leaves out paths
 * under /admin, because these need a sign-in.
 */
function legacyPaths(site: Site): string[] {
  const slugsUnder = (folder: string) =>
    site.pages
      .flatMap(({ path }) => (path.startsWith(folder) ? [path.slice(folder.length)] : []))
      .filter((slug) => !slug.includes('/') && slug !== 'directory');
  return [
    ...MOVED_PATHS.filter((path) => !path.startsWith('/admin')),
    ...slugsUnder('/retailers/').map((slug) => `/${slug}`),
    ...Object.keys(categoryAliases).map((alias) => `/categories/${alias}`),
    ...slugsUnder('/content/').flatMap((slug) => [`/guides/${slug}`, `/articles/${slug}`]),
  ];
}

test('every legacy address redirects permanently to its page in one step', async ({ site }) => {
  const hops = await askAll(legacyPaths(site).map((path) => `${ORIGIN}${path}`));
  expect(hops.length).toBeGreaterThan(60);
  const wrong = hops
    .filter(({ status, location }) => status !== 308 || site.answers.get(location ?? '')?.status !== 200)
    .map(({ url, status, location }) => `${url} answers ${status}, leads to ${location}`);
  expect(wrong).toEqual([]);
});
