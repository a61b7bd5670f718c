import { rankedResults, shownResults } from '@/lib/search/ranked';
import { emptyResults, type SearchItem, type SearchResults } from '@/lib/search/results';

const item = (type: SearchItem['type'], name: string): SearchItem => ({
  ...{ type, id: name, slug: name, name, description: '', image: null, category: null },
});

const ranked = (query: string, results: Partial<SearchResults>) =>
  rankedResults(query, { ...emptyResults(), ...results }).map(({ name }) => name);

test('the name that equals the query comes first, then names that begin with it, then other words', () => {
  expect(
    ranked('lego', {
      order: ['products', 'retailers', 'guides', 'categories', 'articles'],
      products: [item('product', 'LEGO Technic'), item('product', 'Bricks')],
      retailers: [item('retailer', 'LEGO')],
      guides: [item('guide', 'How to buy LEGO')],
    }),
  ).toEqual(['LEGO', 'LEGO Technic', 'How to buy LEGO', 'Bricks']);
});

test('an alias that comes before a matching name stays before it', () => {
  expect(
    ranked('hoover', {
      order: ['categories', 'products', 'retailers', 'guides', 'articles'],
      categories: [item('category', 'Vacuum cleaners'), item('category', 'Hoover parts')],
      products: [item('product', 'Hoover H-Free')],
    }),
  ).toEqual(['Vacuum cleaners', 'Hoover H-Free', 'Hoover parts']);
});

test('lists with equally good results take turns, the list with the best result first', () => {
  expect(
    ranked('sale', {
      order: ['guides', 'retailers', 'categories', 'products', 'articles'],
      guides: [item('guide', 'g1'), item('guide', 'g2'), item('guide', 'g3')],
      retailers: [item('retailer', 'r1'), item('retailer', 'r2')],
    }),
  ).toEqual(['g1', 'r1', 'g2', 'r2', 'g3']);
});

test('a query without letters keeps the order of the lists', () => {
  expect(ranked('🎁', { guides: [item('guide', 'b'), item('guide', 'a')] })).toEqual(['b', 'a']);
});

test('if the best result is a category, its products and a guide follow it, and the shops that only mention the words come last', () => {
  const subcategory = { ...item('category', 'Air Fryers'), category: 'appliances' };
  const product = { ...item('product', 'Dual drawer'), category: 'appliances' };
  const found = {
    ...emptyResults(),
    order: ['categories', 'guides', 'retailers', 'products', 'articles'] as SearchResults['order'],
    categories: [subcategory, item('category', 'Appliances')],
    guides: [item('guide', 'How to buy an air fryer'), item('guide', 'Kitchens')],
    retailers: ['AO', 'Ninja'].map((name) => item('retailer', name)),
    products: [{ ...item('product', 'Crisps'), category: 'groceries' }, product],
  };
  // A separate box lists the shops that sell the goods, so the results leave these shops out.
  const sellers = ['Currys', 'Ninja'].map((name) => item('retailer', name));
  const { front, rest } = shownResults('air fryer', found, sellers);
  expect(front.map(({ name }) => name)).toEqual(['Air Fryers', 'Dual drawer', 'How to buy an air fryer']);
  expect(rest.at(-1)?.name).toBe('AO');
  expect(rest.map(({ name }) => name).toSorted()).toEqual(['AO', 'Appliances', 'Crisps', 'Kitchens']);
});

test('if the best result is a shop, the results keep their ranks', () => {
  const found = {
    ...emptyResults(),
    retailers: [item('retailer', 'Argos')],
    products: [item('product', 'Argos gift card')],
  };
  expect(shownResults('argos', found)).toEqual({ front: rankedResults('argos', found), rest: [] });
});
