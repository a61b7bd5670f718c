import 'server-only';
import type { ProductCard, RetailerCard } from '@/lib/catalogue/entities';
import { type GoodsTiming, goodsTiming } from '@/lib/catalogue/goods-timing';
import { type Advice, shopSlugs } from '@/lib/catalogue/product-facts';
import { getCategory } from '@/lib/data/categories';
import { listProductPage, listProductsBySlug } from '@/lib/data/products';
import { getRetailer, listRetailersInCategory } from '@/lib/data/retailers';
import { getSubcategory } from '@/lib/data/subcategories';
import { rankedResults } from '@/lib/search/ranked';
import type { SearchItem, SearchResults } from '@/lib/search/results';

/**
 * The number of shops to show above the search results. Further shops are shown only if they are among the results and
 * sell the best result too.
 */
const SHOPS = 3;
/** The maximum number of shops to show above the search results. */
export const MOST_SHOPS = 6;
/**
 * If the best result is a category, the answer uses the shops and the buying advice of at most this many of its
 * products.
 */
const GOODS = 3;
/** The number of shops to read for a category. It is the same as on the category's page. */
const LISTED = 12;

interface SearchAnswer {
  /** The best result if it is a category or subcategory, otherwise null. */
  goods: SearchItem | null;
  /** The kinds of products whose prices usually fall, if the best result is a category. */
  good: string[];
  /**
   * When to buy the best result: the verdict of a product, or the first advice in `timing` for a category; null if
   * there is none.
   */
  advice: Advice | null;
  /**
   * For a category, each kind of advice on when to buy, with the goods that it applies to. The advice that the products
   * share comes first.
   */
  timing: GoodsTiming[];
  /** The shops to show for the best result, the best shop first. */
  shops: RetailerCard[];
  /**
   * If the best result is a category, the shops in `shops` that are known to sell its products, as search results. The
   * description of a result says why editors picked the shop.
   */
  sellers: SearchItem[];
}

/**
 * Returns the answer that the search page shows above the results: the best category, advice on when to buy, and shops.
 */
export async function answerToSearch(query: string, results: SearchResults): Promise<SearchAnswer> {
  const [best] = rankedResults(query, results);
  const goods = best?.type === 'category' ? best : null;
  const [row, picks, products] = await Promise.all([
    best ? rowOf(best) : null,
    goods ? picksOf(goods) : [],
    best ? productsOf(best, results) : [],
  ]);
  const picked = picks.map(({ slug }) => slug);
  const sold = [...new Set([...picked, ...products.flatMap(shopSlugs)])];
  const shops = await shopsOf(results, best, sold);
  // A shop may sell a single product of a category without being listed in the category. So the known sellers of a
  // category are only the listed shops. Those of a subcategory are all shops in `sold`.
  const known = goods?.category ? sold : picked;
  const sellers = shops
    .map(resultOf)
    .filter(({ slug }) => known.includes(slug))
    .map((shop) => ({ ...shop, description: picks.find(({ slug }) => slug === shop.slug)?.reason ?? '' }));
  const timing = row ? goodsTiming(row, products) : [];
  const advice = best?.type === 'product' ? products[0]?.verdict?.advice : timing[0]?.advice;
  return { goods, good: row?.falls ?? [], advice: advice ?? null, timing, shops, sellers };
}

const resultOf = ({ slug, name, logo }: RetailerCard): SearchItem => ({
  ...{ type: 'retailer', id: slug, slug, name, description: '', image: logo, category: null },
});

/** Returns the row of a result that is a category or a subcategory; null for other results. */
async function rowOf({ type, slug, category }: SearchItem) {
  if (type !== 'category') return null;
  return category ? getSubcategory(slug) : getCategory(slug);
}

/**
 * Returns the shops to show for the best result. For a category or product, these are the first shops that sell it, and
 * further sellers among the results. If no seller is known, they are shops of its category. For a shop, returns none,
 * because its result already has all facts. For a guide or article, returns none, because the shops among the results
 * only share a word with the query.
 * @param sold the slugs of the shops that sell the best result, the editors' choice first
 */
async function shopsOf(
  results: SearchResults,
  best: SearchItem | undefined,
  sold: string[],
): Promise<RetailerCard[]> {
  if (best?.type !== 'category' && best?.type !== 'product') return [];
  if (sold.length > 0) {
    const found = new Set(results.retailers.map(({ slug }) => slug));
    return shopsBySlug(sold.filter((slug, place) => place < SHOPS || found.has(slug)));
  }
  const category = categoryOf(best);
  return category ? listRetailersInCategory(category, SHOPS) : [];
}

/** Returns the best result if it is a product, or some of its products if it is a category. */
async function productsOf(best: SearchItem, { products }: SearchResults): Promise<ProductCard[]> {
  if (best.type === 'product') return listProductsBySlug([best.slug]);
  if (best.type !== 'category') return [];
  // The results name a product's category but not its subcategory, so query the products of a subcategory.
  if (best.category) return listProductPage({ subcategory: best.slug }, { from: 0, limit: GOODS });
  const found = products.filter(({ category }) => category === best.slug).slice(0, GOODS);
  return (await Promise.all(found.map(({ slug }) => listProductsBySlug([slug])))).flat();
}

/**
 * Returns the shops that editors picked for a subcategory, with their reasons. For a category, returns the shops that
 * are listed in it.
 */
async function picksOf({ slug, category }: SearchItem): Promise<{ slug: string; reason?: string }[]> {
  if (category) return (await getSubcategory(slug))?.retailer_picks ?? [];
  return listRetailersInCategory(slug, LISTED);
}

function categoryOf({ type, slug, category }: SearchItem): string | null {
  if (type === 'category') return category ?? slug;
  return type === 'product' ? category : null;
}

/**
 * Reads each shop with a separate query, because the results on the page use the same cached queries. A query for
 * several shops would add a cache entry for every combination of shops that visitors search for.
 */
async function shopsBySlug(slugs: string[]): Promise<RetailerCard[]> {
  const shops = await Promise.all(slugs.slice(0, MOST_SHOPS).map((slug) => getRetailer(slug)));
  return shops.filter((shop) => shop !== null);
}
