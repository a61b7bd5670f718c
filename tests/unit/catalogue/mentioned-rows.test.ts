import { linkedSlugs, namedRows } from '@/lib/catalogue/mentioned-rows';

test('every row that a text links to is found once, in the order of the text', () => {
  const html =
    '<p><a href="/retailers/next">Next</a>, <a href="/categories/electronics/tvs">TVs</a>, <a href="/gaming/ps5">PS5</a>, ' +
    '<a href="/content/how-to-check-a-price#was">prices</a>, <a href="/retailers/next">again</a>, <a href="/about">us</a>, ' +
    '<a href="https://shop.example/retailers/other">elsewhere</a></p>';
  expect(linkedSlugs(html)).toEqual({
    retailers: ['next'],
    categories: ['electronics'],
    subcategories: ['tvs'],
    products: ['ps5'],
    content: ['how-to-check-a-price'],
  });
});

test('every row that a text names is found, the most frequent first, and markup does not count', () => {
  const rows = [{ name: 'Fashion' }, { name: 'Toys & Games' }, { name: 'Gaming' }, { name: 'Strong' }];
  const html = '<p><strong>Games</strong> and toys for all, and some fashion.</p>';
  expect(namedRows(html, rows).map(({ name }) => name)).toEqual(['Toys & Games', 'Fashion']);
});
