import 'server-only';
import type { RetailerCard } from '@/lib/catalogue/entities';
import { shopSlugs } from '@/lib/catalogue/product-facts';
import { getCategory } from '@/lib/data/categories';
import { listProductsBySlug } from '@/lib/data/products';
import { getRetailer, listRetailersInCategory } from '@/lib/data/retailers';
import { getSubcategory } from '@/lib/data/subcategories';
import { rankedResults } from '@/lib/search/ranked';
import type { SearchItem, SearchResults } from '@/lib/search/results';

const SHOPS = 3;
/** The number of products whose shops may answer. */
const GOODS = 3;

interface SearchAnswer {
  /** The best result, if it is a category, whose goods the answer is about. */
  goods: SearchItem | null;
  /** The goods that come down in the sales, where the best result is a shop or a category. */
  good: string[];
  /** The shops to look at, the best first. */
  shops: RetailerCard[];
  /**
   * Those of the shops that are known to sell the goods of a category, as results, each with the reason why editors picked
   * it as its description.
   */
  sellers: SearchItem[];
}

/** Returns the goods and the shops that answer a search before its results do. */
export async function answerToSearch(query: string, results: SearchResults): Promise<SearchAnswer> {
  const [best] = rankedResults(query, results);
  const goods = best?.type === 'category' ? best : null;
  const [good, shops, picks, known] = await Promise.all([
    best ? goodOf(best) : [],
    shopsOf(results, best),
    goods ? picksOf(goods) : [],
    goods ? sellersOf(goods, results) : ([] as string[]),
  ]);
  const sellers = shops
    .filter(({ slug }) => known.includes(slug))
    .map((shop) => resultOf(shop, picks.find(({ slug }) => slug === shop.slug)?.reason));
  return { goods, good, shops, sellers };
}

const resultOf = ({ slug, name, logo }: RetailerCard, reason = ''): SearchItem => ({
  ...{ type: 'retailer', id: slug, slug, name, description: reason, image: logo, category: null },
});

async function goodOf({ type, slug, category }: SearchItem): Promise<string[]> {
  if (type === 'retailer') return (await getRetailer(slug))?.falls ?? [];
  if (type !== 'category') return [];
  return (await (category ? getSubcategory(slug) : getCategory(slug)))?.falls ?? [];
}

/**
 * Returns the shops of the best result. A shop that was searched for is one of its own; a category or product has the
 * shops that sell it, in the editors' order, and not those that only mention it. A text as the best result is about no
 * shop, and the shops after it only share a word with the query.
 */
async function shopsOf(results: SearchResults, best: SearchItem | undefined): Promise<RetailerCard[]> {
  if (!best || best.type === 'guide' || best.type === 'article') return [];
  if (best.type === 'retailer') return shopsBySlug(results.retailers.map(({ slug }) => slug));
  const sellers = await sellersOf(best, results);
  if (sellers.length > 0) return shopsBySlug([...new Set(sellers)]);
  const category = categoryOf(best);
  return category ? listRetailersInCategory(category, SHOPS) : [];
}

/** Returns the slugs of the shops that sell what was found: those that editors name, then those of the products. */
async function sellersOf(best: SearchItem, { products }: SearchResults): Promise<string[]> {
  const category = categoryOf(best);
  const goods = best.type === 'product' ? [best] : products.filter((item) => item.category === category);
  const [picks, rows] = await Promise.all([
    best.type === 'category' ? picksOf(best) : [],
    Promise.all(goods.slice(0, GOODS).map(({ slug }) => listProductsBySlug([slug]))),
  ]);
  return [...picks.map(({ slug }) => slug), ...rows.flat().flatMap(shopSlugs)];
}

/** Returns the shops of a category, those of a subcategory with the reasons of the editors who picked them. */
async function picksOf({ slug, category }: SearchItem): Promise<{ slug: string; reason?: string }[]> {
  if (category) return (await getSubcategory(slug))?.retailer_picks ?? [];
  return listRetailersInCategory(slug, SHOPS);
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
