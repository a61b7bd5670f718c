import { kindOf } from '@/lib/entities/registry';
import { builtInRows } from '@/lib/search/built-in-rows';
import { SEARCH_LISTS } from '@/lib/search/results';
import type { SearchList, SearchType } from '@/lib/search/results';
import { searchRows } from '@/lib/search/search-rows';

const row = (list: SearchList, slug: string, name: string, description = '') => ({
  list,
  item: {
    type: kindOf(list).type as SearchType,
    id: slug,
    slug,
    name,
    description,
    image: null,
    category: null,
  },
  aliases: [],
  texts: [name, slug, description],
});
const names = (query: string, rows = builtInRows()) =>
  searchRows(rows, query, { perType: 50 }).retailers.map(({ name }) => name);

test('the search covers all five lists of the built-in data', () => {
  const rows = builtInRows();
  const counted = SEARCH_LISTS.map((list) => [list, rows.filter((each) => each.list === list).length]);
  expect(Object.fromEntries(counted)).toMatchObject({
    ...{ retailers: 30, categories: 39, products: 7 },
    ...{ guides: 19, articles: 4 },
  });
  const { products, counts, totalCount } = searchRows(rows, 'dyson', { perType: 5 });
  expect(products.map(({ slug, category }) => [slug, category])).toEqual([
    ['dyson-airwrap', 'health-beauty'],
    ['dyson-v15', 'appliances'],
  ]);
  expect(counts.retailers).toBeGreaterThan(0);
  expect(totalCount).toBe(SEARCH_LISTS.reduce((sum, list) => sum + counts[list], 0));
});

test('matches name, slug and description in any case, but not across them and not in tags', () => {
  const rows = [
    row('retailers', 'a', 'xx Needle'),
    row('retailers', 'b-needle', 'B'),
    row('retailers', 'c', 'C', '<b class="pin">NEEDLE</b>'),
    row('retailers', 'dle', 'nee'),
  ];
  expect(names('nEEdle', rows)).toEqual(['B', 'C', 'xx Needle']);
  expect(names('pin', rows)).toEqual([]);
});

test('names that start with the query come first, and the rest is in alphabetical order', () => {
  const rows = ['Zoe Boots', 'Boots', 'alpha boots', 'boots outlet'].map((name, index) =>
    row('retailers', `r${index}`, name),
  );
  expect(names('boots', rows)).toEqual(['Boots', 'boots outlet', 'alpha boots', 'Zoe Boots']);
});

test('a search needs two characters after trimming', () => {
  for (const query of ['', ' ', 'a', '  a  ', '\t']) {
    expect(searchRows(builtInRows(), query, { perType: 5 }).totalCount).toBe(0);
  }
  expect(searchRows(builtInRows(), '  ar ', { perType: 5 }).totalCount).toBeGreaterThan(0);
});

test('limit and offset apply to each list, and counts cover all results', () => {
  const rows = Array.from({ length: 12 }, (_, index) => row('products', `p${index}`, `Thing ${10 + index}`));
  const first = searchRows(rows, 'thing', { perType: 5 });
  expect([first.products.length, first.counts.products]).toEqual([5, 12]);
  const last = searchRows(rows, 'thing', { perType: 5, offset: 10 });
  expect(last.products.map(({ name }) => name)).toEqual(['Thing 20', 'Thing 21']);
  const others = searchRows(rows, 'thing', { perType: 5, types: ['guides'] });
  expect([others.products.length, others.counts.products]).toEqual([0, 12]);
});

test.each([...'%_\\,.():*"\'?+[]{}^$|🎁'])('%s is searched for literally', (character) => {
  const rows = [row('retailers', 'with', `a ${character}~`), row('retailers', 'without', 'a xx~ b')];
  expect(names(`${character}~`, rows)).toEqual([`a ${character}~`]);
});
