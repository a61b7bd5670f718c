import {
  adviceGroups,
  bySubcategoryInTurn,
  isGroupedByAdvice,
  onePerCategoryInTurn,
} from '@/lib/catalogue/product-picks';
import type { ProductCard } from '@/lib/catalogue/entities';
import type { Advice } from '@/lib/catalogue/product-facts';

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

describe('the groups of a list', () => {
  const advised = (slug: string, advice: Advice | null) =>
    ({ slug, verdict: advice && { advice, reason: 'A reason.' } }) as ProductCard;
  const products = [
    advised('kite', null),
    advised('ps5', 'any_time'),
    advised('airpods', 'buy_early'),
    advised('switch', 'any_time'),
  ];

  it('begin with what to buy early, are never empty, and end with products without a verdict', () => {
    expect(adviceGroups(products).map((group) => [group.advice, ...slugs(group.products)])).toEqual([
      ['buy_early', 'airpods'],
      ['any_time', 'ps5', 'switch'],
      [null, 'kite'],
    ]);
  });

  it('need a verdict, and a list of one page', () => {
    expect(isGroupedByAdvice(products, 5)).toBe(true);
    expect(isGroupedByAdvice(products, 4)).toBe(false);
    expect(isGroupedByAdvice([advised('kite', null)], 5)).toBe(false);
  });
});
