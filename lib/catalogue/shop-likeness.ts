import type { ProductCard, Retailer, RetailerCard } from './entities';
import { EMPTY_WORDS, type Goods, goodsNamedIn } from './shop-verdict';

type Kind = Pick<ProductCard, 'name' | 'category' | 'subcategory' | 'verdict'>;

/** Returns the words of a text or slug in lower case, without a plural 's'. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));

/**
 * Returns whether a product belongs to the goods that a text such as 'Toys and lights' names. One of three conditions
 * is enough. The text contains all words of the product's subcategory. The text contains one word of the product's
 * category. The product's name, category and subcategory together contain all words of the text.
 */
function isOf({ name, category, subcategory }: Kind, goods: string): boolean {
  const named = wordsOf(goods).filter((word) => !EMPTY_WORDS.has(word));
  const kinds = [wordsOf(subcategory ?? ''), ...wordsOf(category ?? '').map((word) => [word])];
  const known = [...wordsOf(name), ...kinds.flat()];
  return (
    kinds.some((kind) => kind.length > 0 && kind.every((word) => named.includes(word))) ||
    (named.length > 0 && named.every((word) => known.includes(word)))
  );
}

const isHeld = (product: Kind, { holds }: Goods) => holds.some((goods) => isOf(product, goods));

/** Returns whether a product belongs to the goods whose prices usually come down at a shop. */
export const comesDownAt = (product: Kind, shop: Goods): boolean =>
  !isHeld(product, shop) && shop.falls.some((goods) => isOf(product, goods));

/**
 * Sorts the products of a shop, so that the best ones to buy in its sale come first. The groups, in order: products
 * whose prices come down at this shop; products for which the site advises to wait at any shop; all other products;
 * products whose prices rarely come down at this shop. Within each group, the products stay in the editors' order.
 */
export function byGoodsOfShop<Product extends Kind>(products: Product[], shop: Goods): Product[] {
  const placeOf = (product: Product): number => {
    if (isHeld(product, shop)) return 3;
    if (comesDownAt(product, shop)) return 0;
    return product.verdict?.advice === 'wait' ? 1 : 2;
  };
  return products.toSorted((a, b) => placeOf(a) - placeOf(b));
}

type Seller = Pick<RetailerCard, 'slug' | 'key_categories' | 'verdict'>;

/**
 * Returns the other shops, the most similar first. Sorts them by how many of the goods in `shop.falls` their verdicts
 * name: the goods whose prices come down at `shop`. If two verdicts name equally many, the shop whose categories
 * overlap more with those of `shop` comes first. If the overlaps are equal, a shop with the same main category comes
 * first. Equally similar shops stay in the order of `others`.
 */
export function mostSimilar<Other extends Seller>(
  shop: Pick<Retailer, 'slug' | 'falls' | 'key_categories'>,
  others: Other[],
): Other[] {
  const own = new Set(shop.key_categories);
  const likenessOf = ({ verdict, key_categories: sold }: Other) => ({
    goods: goodsNamedIn(verdict, shop.falls).length,
    overlap: own.intersection(new Set(sold)).size / Math.max(1, own.union(new Set(sold)).size),
    isSameKind: Number(sold[0] === shop.key_categories[0]),
  });
  return others
    .filter(({ slug }) => slug !== shop.slug)
    .map((other) => ({ other, ...likenessOf(other) }))
    .toSorted((a, b) => b.goods - a.goods || b.overlap - a.overlap || b.isSameKind - a.isSameKind)
    .map(({ other }) => other);
}
