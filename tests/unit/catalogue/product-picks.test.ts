import {
  bySubcategoryInTurn,
  isWorthGrouping,
  onePerCategoryInTurn,
  productGroups,
} from '@/lib/catalogue/product-picks';
import type { CategoryCard, ProductCard } from '@/lib/catalogue/entities';

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

test('the products of a category come from each subcategory in turn, in the order of the subcategories', () => {
  const of = (slug: string, subcategory: string | null) => ({ slug, subcategory });
  const products = [of('mat', null), of('ps5', 'consoles'), of('pad', 'extras'), of('switch', 'consoles')];
  const inTurn = bySubcategoryInTurn(products, [{ slug: 'extras' }, { slug: 'games' }, { slug: 'consoles' }]);
  expect(inTurn.map(({ slug }) => slug)).toEqual(['pad', 'ps5', 'switch', 'mat']);
});

test('a list is grouped by category, without empty groups; products of no known category come last', () => {
  const categories = ['electronics', 'fashion', 'gaming'].map((slug) => ({ slug }) as CategoryCard);
  const products = [
    product('voucher', null),
    product('switch', 'gaming'),
    product('tablet', 'electronics'),
    product('ps5', 'gaming'),
    product('kite', 'hidden'),
  ];
  const groups = productGroups(products, categories);
  expect(groups.map((group) => [group.category?.slug, ...slugs(group.products)])).toEqual([
    ['electronics', 'tablet'],
    ['gaming', 'switch', 'ps5'],
    [undefined, 'voucher', 'kite'],
  ]);
});

test('a list is grouped from twelve products on, while it has one page', () => {
  expect([7, 11, 12, 47, 48, 900].map((total) => isWorthGrouping(total, 48))).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
  ]);
});
