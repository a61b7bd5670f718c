import { jest } from '@jest/globals';
import { emptyResults, type SearchItem } from '@/lib/search/results';

const page = (type: SearchItem['type'], name: string): SearchItem => ({
  ...{ type, name, id: name, slug: name.toLowerCase(), description: '', image: null, category: null },
});
/** For each query, the retailers that the search finds. */
const FOUND: Record<string, SearchItem[]> = {
  ninja: [page('retailer', 'Ninja')],
  currys: [page('retailer', 'Currys')],
  // This retailer's text contains the query, but its name does not.
  quiet: [page('retailer', 'Dyson')],
};
const search = jest.fn(({ query }: { query: string }) =>
  Promise.resolve({
    ...emptyResults(),
    retailers: FOUND[query] ?? [],
    order: ['retailers' as const],
  }),
);
const suggestQuery = jest.fn((query: string) => Promise.resolve(query === 'curys' ? 'currys' : null));
jest.unstable_mockModule('@/lib/data/search', () => ({ search, suggestQuery }));
const { nearestPages, nearestQuery } = await import('@/lib/services/pages/nearest-pages');

test.each([
  ['a similar name', 'curys', 'currys'],
  ['the words before the last', 'ninja af300', 'ninja'],
  ['the first word', 'ninja af300 black', 'ninja'],
  ['nothing for words that no name has', 'quiet hoover', null],
  ['nothing for nonsense', 'qwertz', null],
  ['nothing for a first word that is too short', 'ps 9', null],
])('the query nearest to one without results is %s', async (_what, query, expected) => {
  expect(await nearestQuery(query)).toBe(expected);
});

test('the pages of the query itself come before those of a similar one', async () => {
  expect((await nearestPages('ninja')).map(({ name }) => name)).toEqual(['Ninja']);
  expect(suggestQuery).not.toHaveBeenCalledWith('ninja');
  expect((await nearestPages('curys')).map(({ name }) => name)).toEqual(['Currys']);
  expect(await nearestPages('qwertz')).toEqual([]);
});

test('a query that is too short is not searched', async () => {
  search.mockClear();
  expect(await nearestPages('a')).toEqual([]);
  expect(search).not.toHaveBeenCalled();
});
