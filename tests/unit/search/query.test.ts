import { isSearchable, searchPath, searchQuery } from '@/lib/search/query';
import { countOf, emptyResults, resultPath, type SearchResults } from '@/lib/search/results';
import { readSearchParams } from '@/lib/search/search-params';

test('a query loses only extra white space and characters that a database cannot store', () => {
  expect(searchQuery('  two \n\t words\u0000 ')).toBe('two words');
  expect(searchQuery('\ud83c lone')).toBe('\ufffd lone');
  expect(searchQuery('%_\\,.():*"\'<b>🎁')).toBe('%_\\,.():*"\'<b>🎁');
});

test('an accent belongs to its letter, however it was typed', () => {
  expect(searchQuery('Lanco\u0302me')).toBe('Lanc\u00f4me');
});

test('a query is cut to 100 characters, never in the middle of an emoji', () => {
  expect(searchQuery('x'.repeat(300))).toHaveLength(100);
  expect([...searchQuery('🎁'.repeat(300))]).toHaveLength(100);
  expect(searchQuery('🎁'.repeat(300)).isWellFormed()).toBe(true);
});

test('two characters are enough for a search, and so is one emoji', () => {
  expect(['', 'a', 'ab', '🎁'].map(isSearchable)).toEqual([false, false, true, true]);
});

test('the URL of a search keeps every character', () => {
  const url = new URL(searchPath('a&b=c #?%+', { type: 'guides', page: 3 }), 'http://site.example');
  expect(Object.fromEntries(url.searchParams)).toEqual({ q: 'a&b=c #?%+', type: 'guides', page: '3' });
  expect(searchPath('a', { type: 'all', page: 1 })).toBe('/search?q=a');
});

test('invalid parameters show the first page of all results', () => {
  expect(readSearchParams({})).toEqual({ query: '', tab: 'all', page: 1 });
  for (const page of ['0', '-1', '1.5', 'x', '1e3', '']) expect(readSearchParams({ page }).page).toBe(1);
  expect(readSearchParams({ q: ['a b', 'c'], type: 'toString', page: '99999' })).toEqual({
    query: 'a b',
    tab: 'all',
    page: 10_000,
  });
  expect(readSearchParams({ type: 'guides', page: '2' })).toMatchObject({ tab: 'guides', page: 2 });
});

test('every kind of result leads to its path in docs/product.md#search-results-page', () => {
  const path = (type: 'retailer' | 'category' | 'product' | 'guide' | 'article', category: string | null) =>
    resultPath({ type, slug: 's', category });
  expect(path('retailer', null)).toBe('/retailers/s');
  expect(path('category', null)).toBe('/categories/s');
  expect(path('product', 'gaming')).toBe('/gaming/s');
  expect(path('product', null)).toBe('/products/s');
  expect(path('guide', 'Timing')).toBe('/guides/s');
  expect(path('article', 'News')).toBe('/articles/s');
});

test('counts use the right singular or plural', () => {
  const counts = {
    ...emptyResults().counts,
    retailers: 0,
    categories: 1,
    products: 1234,
    guides: 1,
    articles: 1,
  };
  const results: SearchResults = { ...emptyResults(), counts, atLeast: ['articles'] };
  expect(countOf('retailers', results)).toBe('0 retailers');
  expect(countOf('categories', results)).toBe('1 category');
  expect(countOf('guides', results)).toBe('1 guide');
  expect(countOf('products', results)).toBe('1,234 products');
  expect(countOf('products', { ...results, atLeast: ['products'] })).toBe('1,234+ products');
  expect(countOf('articles', results)).toBe('1+ articles');
});
