import { linkTarget } from '../../../lib/admin/link-target';

test.each(['https://example.com/', 'mailto:a@example.com', '#main'])('%s is none of this site', (href) => {
  expect(linkTarget(href)).toEqual({ kind: 'elsewhere' });
});

test.each([
  '/',
  '/retailers',
  '/retailers/',
  '/content?type=guide',
  '/about#team',
  '/products/page/2',
  '/guides',
])('%s is a page', (href) => {
  expect(linkTarget(href)).toEqual({ kind: 'page', isHidden: false });
});

test.each(['/search?q=tv', '/auth', '/admin/retailers'])(
  '%s is a page that no search engine lists',
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
])('%s is a row', (href, tables, slug) => {
  expect(linkTarget(href)).toEqual({ kind: 'row', tables, slug });
});

test('too deep a path is nothing', () => {
  expect(linkTarget('/gaming/ps5/more')).toEqual({ kind: 'none' });
});
