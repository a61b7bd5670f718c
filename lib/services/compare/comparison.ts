import 'server-only';
import type { ComparedShop } from '@/lib/catalogue/comparison';
import type { CategoryCard, Retailer, RetailerCard } from '@/lib/catalogue/entities';
import { listCategories } from '@/lib/data/categories';
import { getRetailer, listRetailers, listRetailersInCategory } from '@/lib/data/retailers';
import { listRetailerStarts } from '@/lib/data/sale-windows';
import { listShopsWithFacts } from '@/lib/data/shops-with-facts';
import {
  COMPARE_PATH,
  comparedSlugs,
  comparePath,
  isComparable,
  LEAST_COMPARED,
  MOST_COMPARED,
} from '@/lib/routing/compare-path';
import { movedSlug } from '@/lib/services/routing/moved-slug';

/** Why a path has no comparison. */
export type ComparisonError =
  | { kind: 'malformed' }
  | { kind: 'too few'; slugs: string[] }
  | { kind: 'too many'; slugs: string[] }
  | { kind: 'unknown'; slugs: string[]; unknown: string[] };

export type Comparison = { shops: ComparedShop[] } | { redirectTo: string } | { error: ComparisonError };

/**
 * Returns the comparison with this last segment of its path, such as 'argos-vs-currys'. If the shops are in another
 * order, are named twice or have new slugs, returns a redirect to the canonical path.
 */
export async function getComparison(segment: string): Promise<Comparison> {
  const named = comparedSlugs(segment);
  if (!named) return { error: { kind: 'malformed' } };
  const slugs = [...new Set(named)];
  // Checks the number before anything is read, so that one request cannot cause many queries.
  if (slugs.length < LEAST_COMPARED) return { error: { kind: 'too few', slugs } };
  if (slugs.length > MOST_COMPARED) return { error: { kind: 'too many', slugs } };
  const retailers = await Promise.all(slugs.map(findRetailer));
  const unknown = slugs.filter((_slug, index) => !retailers[index]);
  if (unknown.length > 0) return { error: { kind: 'unknown', slugs, unknown } };
  const found = retailers.filter((retailer) => retailer !== null);
  const path = comparePath(found.map(({ slug }) => slug));
  if (path === null) return { error: { kind: 'malformed' } };
  if (path !== `${COMPARE_PATH}/${segment}`) return { redirectTo: path };
  const starts = await Promise.all(found.map(({ slug }) => listRetailerStarts(slug)));
  return { shops: found.map((retailer, index) => ({ retailer, starts: starts[index] ?? [] })) };
}

async function findRetailer(slug: string): Promise<Retailer | null> {
  const retailer = await getRetailer(slug);
  if (retailer) return retailer;
  const moved = await movedSlug('retailers', slug);
  return moved ? getRetailer(moved) : null;
}

/** The largest number of shops to choose from. */
const MOST_SHOPS = 300;

/** Returns the shops that can be compared, in alphabetical order. */
export async function listComparableShops(): Promise<RetailerCard[]> {
  const shops = await listRetailers({ limit: MOST_SHOPS });
  return shops
    .filter(({ slug }) => isComparable(slug))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}

/** The number of shops whose comparisons search engines may list: 12 shops make 66 pairs. */
const LISTED_SHOPS = 12;

/** Two shops whose comparison search engines may list. */
export interface ListedPair {
  path: string;
  names: [string, string];
}

/**
 * Returns the pairs among the first shops with checked facts, in the order that editors have set. Only their
 * comparisons are indexable and in the sitemap (docs/product.md#comparisons).
 */
export async function listIndexablePairs(): Promise<ListedPair[]> {
  return pairsOf(await listShopsWithFacts({ limit: LISTED_SHOPS }));
}

/** The number of shops whose pairs the page of comparisons suggests while no shop has checked facts: 6 pairs. */
const SUGGESTED_SHOPS = 4;

/** Returns the pairs among the first shops, whether or not they have checked facts. */
export const listSuggestedPairs = async (): Promise<ListedPair[]> =>
  pairsOf(await listRetailers({ limit: SUGGESTED_SHOPS }));

/** The number of similar shops, and of shops of the comparison, whose pairs a comparison leads to. */
const SIMILAR_SHOPS = 3;
const PAIRED_SHOPS = 2;
const SHOPS_OF_CATEGORY = 12;

/** Pairs of shops, with the shops in them. */
interface ShopPairs {
  pairs: ListedPair[];
  shops: RetailerCard[];
}

/**
 * Returns the pairs of the first shops of a comparison with other shops of a category that they share; without one, of
 * the first shop's main category.
 */
export async function listSimilarPairs(compared: Retailer[]): Promise<ShopPairs> {
  const [first, ...others] = compared;
  if (!first) return { pairs: [], shops: [] };
  const category =
    first.key_categories.find((slug) =>
      others.every(({ key_categories }) => key_categories.includes(slug)),
    ) ?? first.key_categories[0];
  const known = category ? await listRetailersInCategory(category, SHOPS_OF_CATEGORY) : [];
  const similar = known
    .filter(({ slug }) => compared.every((shop) => shop.slug !== slug))
    .slice(0, SIMILAR_SHOPS);
  const pairs = similar.flatMap((shop) =>
    compared.slice(0, PAIRED_SHOPS).flatMap((own) => pairsOf([own, shop])),
  );
  return { pairs, shops: similar };
}

/** A pair of shops of a category. */
export interface CategoryPair {
  category: CategoryCard;
  pair: ListedPair;
  shops: RetailerCard[];
}

const CATEGORIES = 60;

/** Returns a pair of shops for each category: the first that is neither in `shown` nor that of another category. */
export async function listCategoryPairs(shown: ListedPair[]): Promise<CategoryPair[]> {
  const categories = await listCategories({ limit: CATEGORIES });
  const all = await Promise.all(
    categories.map(async (category) => ({
      category,
      shops: await listRetailersInCategory(category.slug, SHOPS_OF_CATEGORY),
    })),
  );
  const taken = new Set(shown.map(({ path }) => path));
  return all.flatMap(({ category, shops }) => {
    const pair = pairsOf(shops).find(({ path }) => !taken.has(path));
    if (!pair) return [];
    taken.add(pair.path);
    return [{ category, pair, shops }];
  });
}

function pairsOf(shops: { slug: string; name: string }[]): ListedPair[] {
  return shops.flatMap((first, index) =>
    shops.slice(index + 1).flatMap((second): ListedPair[] => {
      const [a, b] = [first, second].toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
      const path = a && b && comparePath([a.slug, b.slug]);
      return path ? [{ path, names: [a.name, b.name] }] : [];
    }),
  );
}

/** Returns whether search engines may list the comparison at this path. */
export const isIndexable = async (path: string): Promise<boolean> =>
  (await listIndexablePairs()).some((pair) => pair.path === path);
