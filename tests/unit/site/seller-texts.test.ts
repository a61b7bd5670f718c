import { countedShops, sellersTitle } from '@/components/site/search-results/seller-texts';
import type { SearchItem } from '@/lib/search/results';

const goods = (slug: string, name: string, category: string | null): SearchItem => ({
  ...{ type: 'category', id: slug, slug, name, description: '', image: null, category },
});

test('shops that sell the goods of a subcategory say so', () => {
  const airFryers = goods('air-fryers', 'Air Fryers', 'appliances');
  expect(sellersTitle(airFryers, 3, false)).toBe('3 shops that sell air fryers');
  expect(sellersTitle(airFryers, 2, true)).toBe('2 more shops that sell air fryers');
  expect(sellersTitle(airFryers, 1, true)).toBe('1 more shop that sells air fryers');
});

test('shops of a category are named after it, because not all of them sell all its goods', () => {
  const gaming = goods('gaming', 'Gaming', null);
  expect(sellersTitle(gaming, 2, true)).toBe('2 more shops for gaming');
});

test('a note says which of the shops that sell the goods the tabs count', () => {
  const shop = (name: string): SearchItem => ({ ...goods(name, name, null), type: 'retailer' });
  const sellers = [shop('Ninja'), shop('Argos'), shop('AO')];
  expect(countedShops({ sellers, found: [shop('Ninja'), shop('AO')] })).toBe(
    'The number on the tab includes only Ninja and AO of these shops.',
  );
  expect(countedShops({ sellers, found: [] })).toBe('These shops aren’t included in the number on the tab.');
  expect(countedShops({ sellers, found: sellers })).toBeNull();
});
