import { sellerReason, sellersTitle } from '@/components/site/search-results/seller-texts';
import type { SearchItem } from '@/lib/search/results';

const goods = (slug: string, name: string, category: string | null): SearchItem => ({
  ...{ type: 'category', id: slug, slug, name, description: '', image: null, category },
});

test('shops that sell the goods of a subcategory say so', () => {
  const airFryers = goods('air-fryers', 'Air Fryers', 'appliances');
  expect(sellerReason(airFryers)).toBe('Sells air fryers');
  expect(sellersTitle(airFryers, false)).toBe('Shops that sell air fryers');
  expect(sellersTitle(airFryers, true)).toBe('Other shops that sell air fryers');
});

test('shops of a category are named after it, because not all of them sell all its goods', () => {
  const gaming = goods('gaming', 'Gaming', null);
  expect(sellerReason(gaming)).toBe('Listed under Gaming');
  expect(sellersTitle(gaming, true)).toBe('Other shops for gaming');
});
