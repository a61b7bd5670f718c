import 'server-only';
import type { ProductCard, RetailerCard } from '@/lib/catalogue/entities';
import { shopSlugs } from '@/lib/catalogue/product-facts';
import { getCategory } from '@/lib/data/categories';
import { listProductPage, listProductsBySlug } from '@/lib/data/products';
import { getRetailer, listRetailersInCategory } from '@/lib/data/retailers';
import { getSubcategory } from '@/lib/data/subcategories';
import { rankedResults } from '@/lib/search/ranked';
import type { SearchItem, SearchResults } from '@/lib/search/results';

/** The number of shops in the answer and beside the results. */
const SHOPS = 3;
/** The number of products whose shops may answer. */
const GOODS = 3;
/** The number of shops that the page of a category lists. */
const LISTED = 12;

interface SearchAnswer {
  /** The best result, if it is a category, whose goods the answer is about. */
  goods: SearchItem | null;
  /** The goods that come down in the sales, where the best result is a shop or a category. */
  good: string[];
  /** The shops to look at, the best first. */
  shops: RetailerCard[];
  /**
   * The shops that are known to sell the goods of a category, as results, each with the reason why editors picked it as its
   * description: those of the answer, then others that the search has found.
   */
  sellers: SearchItem[];
}

/** Returns the goods and the shops that answer a search before its results do. */
export async function answerToSearch(query: string, results: SearchResults): Promise<SearchAnswer> {
  const [best] = rankedResults(query, results);
  const goods = best?.type === 'category' ? best : null;
  const [good, picks, products] = await Promise.all([
    best ? goodOf(best) : [],
    goods ? picksOf(goods) : [],
    best ? productsOf(best, results) : [],
  ]);
  const picked = picks.map(({ slug }) => slug);
  const sold = [...new Set([...picked, ...products.flatMap(shopSlugs)])];
  const shops = await shopsOf(results, best, sold);
  // A shop that sells one product of a category may not be listed under the category.
  const known = goods?.category ? sold : picked;
  const found = results.retailers.filter(({ slug }) => shops.every((shop) => shop.slug !== slug));
  const sellers = [...shops.map(resultOf), ...found]
    .filter(({ slug }) => known.includes(slug))
    .map((shop) => ({ ...shop, description: picks.find(({ slug }) => slug === shop.slug)?.reason ?? '' }));
  return { goods, good, shops, sellers };
}

const resultOf = ({ slug, name, logo }: RetailerCard): SearchItem => ({
  ...{ type: 'retailer', id: slug, slug, name, description: '', image: logo, category: null },
});

async function goodOf({ type, slug, category }: SearchItem): Promise<string[]> {
  if (type === 'retailer') return (await getRetailer(slug))?.falls ?? [];
  if (type !== 'category') return [];
  return (await (category ? getSubcategory(slug) : getCategory(slug)))?.falls ?? [];
}

/**
 * Returns the shops of the best result. A shop that was searched for is one of its own; a category or product has the
 * shops that sell it, and not those that only mention it. A text as the best result is about no shop, and the shops after
 * it only share a word with the query.
 * @param sold the slugs of the shops that sell the best result, the editors' choice first
 */
async function shopsOf(
  results: SearchResults,
  best: SearchItem | undefined,
  sold: string[],
): Promise<RetailerCard[]> {
  if (!best || best.type === 'guide' || best.type === 'article') return [];
  if (best.type === 'retailer') return shopsBySlug(results.retailers.map(({ slug }) => slug));
  if (sold.length > 0) return shopsBySlug(sold);
  const category = categoryOf(best);
  return category ? listRetailersInCategory(category, SHOPS) : [];
}

/** Returns the best result if it is a product, or products of the category that it is. */
async function productsOf(best: SearchItem, { products }: SearchResults): Promise<ProductCard[]> {
  if (best.type === 'product') return listProductsBySlug([best.slug]);
  if (best.type !== 'category') return [];
  // A found product names its category alone, and may be of another subcategory.
  if (best.category) return listProductPage({ subcategory: best.slug }, { from: 0, limit: GOODS });
  const found = products.filter(({ category }) => category === best.slug).slice(0, GOODS);
  return (await Promise.all(found.map(({ slug }) => listProductsBySlug([slug])))).flat();
}

/** Returns the shops of a category, those of a subcategory with the reasons of the editors who picked them. */
async function picksOf({ slug, category }: SearchItem): Promise<{ slug: string; reason?: string }[]> {
  if (category) return (await getSubcategory(slug))?.retailer_picks ?? [];
  return listRetailersInCategory(slug, LISTED);
}

function categoryOf({ type, slug, category }: SearchItem): string | null {
  if (type === 'category') return category ?? slug;
  return type === 'product' ? category : null;
}

/**
 * Reads each shop on its own, as the results below do. A query for several rows would be cached for every selection of
 * rows that visitors can ask for.
 */
async function shopsBySlug(slugs: string[]): Promise<RetailerCard[]> {
  const shops = await Promise.all(slugs.slice(0, SHOPS).map((slug) => getRetailer(slug)));
  return shops.filter((shop) => shop !== null);
}
