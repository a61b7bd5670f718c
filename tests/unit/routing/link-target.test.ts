import { globSync } from 'node:fs';
import { linkTarget } from '../../../lib/routing/link-target';

test.each(['https://example.com/', 'mailto:a@example.com', '#main'])(
  '%s leads out of the site or within the same page',
  (href) => {
    expect(linkTarget(href)).toEqual({ kind: 'elsewhere' });
  },
);

test.each([
  '/',
  '/retailers',
  '/retailers/',
  '/content?type=guide',
  '/about#team',
  '/products/page/2',
  '/guides',
])('%s leads to a page', (href) => {
  expect(linkTarget(href)).toEqual({ kind: 'page', isHidden: false });
});

test.each(['/search?q=tv', '/auth', '/admin/retailers'])(
  '%s leads to a page that search engines do not list',
  (href) => {
    expect(linkTarget(href)).toEqual({ kind: 'page', isHidden: true });
  },
);

test.each([
  ['/retailers/argos', ['retailers'], 'argos'],
  ['/categories/electronics?x=1', ['categories'], 'electronics'],
  ['/categories/tech-electronics', ['categories'], 'electronics'],
  ['/categories/electronics/page/2', ['categories'], 'electronics'],
  ['/categories/electronics/tvs', ['subcategories'], 'tvs'],
  ['/categories/electronics/tvs/page/3', ['subcategories'], 'tvs'],
  ['/content/a-guide', ['content'], 'a-guide'],
  ['/guides/a-guide', ['content'], 'a-guide'],
  ['/gaming/ps5', ['products'], 'ps5'],
  ['/products/ps5', ['products'], 'ps5'],
  ['/argos', ['retailers', 'categories', 'products', 'content'], 'argos'],
])('%s leads to a row of the database', (href, tables, slug) => {
  expect(linkTarget(href)).toEqual({ kind: 'row', tables, slug });
});

test('a path with too many segments leads nowhere', () => {
  expect(linkTarget('/gaming/ps5/more')).toEqual({ kind: 'none' });
});

/** The paths of all public pages without parameters, according to the files in app/. */
const pagesOnDisk = globSync('app/(public)/{(site),(search)}/**/page.tsx')
  .map((file) => `/${file.split('/').slice(3, -1).join('/')}`)
  .filter((path) => !/[[(]/.test(path));

test('every page of the site is recognised', () => {
  expect(pagesOnDisk).toEqual(expect.arrayContaining(['/', '/about', '/search', '/products/directory']));
  expect(pagesOnDisk.filter((path) => linkTarget(path).kind !== 'page')).toEqual([]);
});

test.each(['/sitemap.xml', '/feed.xml', '/llms.txt', '/robots.txt', '/sale-dates.ics', '/sale-dates.csv'])(
  '%s counts as a page',
  (path) => {
    expect(linkTarget(path)).toEqual({ kind: 'page', isHidden: false });
  },
);
