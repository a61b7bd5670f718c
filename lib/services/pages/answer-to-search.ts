import 'server-only';
import type { RetailerCard } from '@/lib/catalogue/entities';
import { getCategory } from '@/lib/data/categories';
import { getRetailer, listRetailersInCategory } from '@/lib/data/retailers';
import { getSubcategory } from '@/lib/data/subcategories';
import { rankedResults } from '@/lib/search/ranked';
import type { SearchItem, SearchResults } from '@/lib/search/results';

const SHOPS = 3;

interface SearchAnswer {
  /** The goods that come down in the sales, where the best result is a shop or a category. */
  good: string[];
  /** The shops to look at, the best first. */
  shops: RetailerCard[];
}

/** Returns the goods and the shops that answer a search before its results do. */
export async function answerToSearch(query: string, results: SearchResults): Promise<SearchAnswer> {
  const [best] = rankedResults(query, results);
  const [good, shops] = await Promise.all([best ? goodOf(best) : [], shopsOf(results, best)]);
  return { good, shops };
}

async function goodOf({ type, slug, category }: SearchItem): Promise<string[]> {
  if (type === 'retailer') return (await getRetailer(slug))?.falls ?? [];
  if (type !== 'category') return [];
  return (await (category ? getSubcategory(slug) : getCategory(slug)))?.falls ?? [];
}

/**
 * Returns the shops that were found, or else the shops of the best result. A text as the best result is about no shop,
 * and the shops after it only share a word with the query.
 */
async function shopsOf(results: SearchResults, best: SearchItem | undefined): Promise<RetailerCard[]> {
  if (!best || best.type === 'guide' || best.type === 'article') return [];
  const found = results.retailers.map(({ slug }) => slug);
  if (found.length > 0) return shopsBySlug(found);
  if (best.type === 'category' && best.category) {
    const picks = (await getSubcategory(best.slug))?.retailer_picks ?? [];
    if (picks.length > 0) return shopsBySlug(picks.map(({ slug }) => slug));
  }
  const category = categoryOf(best);
  return category ? listRetailersInCategory(category, SHOPS) : [];
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
