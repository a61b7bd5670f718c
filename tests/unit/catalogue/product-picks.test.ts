import { onePerCategoryInTurn } from '@/lib/catalogue/product-picks';
import type { ProductCard } from '@/lib/catalogue/entities';

const product = (slug: string, category: string | null) => ({ slug, category }) as ProductCard;
const slugs = (products: ProductCard[]) => products.map(({ slug }) => slug);

describe('the picks of the home page', () => {
  const products = [
    product('airpods', 'electronics'),
    product('lego', 'toys'),
    product('switch', 'gaming'),
    product('ps5', 'gaming'),
    product('voucher', null),
    product('tablet', 'electronics'),
  ];

  it('come from each category in turn', () => {
    expect(slugs(onePerCategoryInTurn(products, 6))).toEqual([
      'airpods',
      'lego',
      'switch',
      'voucher',
      'tablet',
      'ps5',
    ]);
  });

  it('are no more than the limit, and none of nothing', () => {
    expect(slugs(onePerCategoryInTurn(products, 2))).toEqual(['airpods', 'lego']);
    expect(onePerCategoryInTurn([], 3)).toEqual([]);
  });
});
