import 'server-only';
import type { ComparedShop } from '@/lib/catalogue/comparison';
import type { CategoryCard, Retailer, RetailerCard } from '@/lib/catalogue/entities';
import { listCategories } from '@/lib/data/categories';
import { getRetailer, listRetailers, listRetailersInCategory } from '@/lib/data/retailers';
import { listRetailerStarts } from '@/lib/data/sale-windows';
import { listShopsWithFacts } from '@/lib/data/shops-with-facts';
import { byName } from '@/lib/lists/ranking';
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
 * Returns the comparison for the last segment of a path, such as 'argos-vs-currys', or the reason why there is none. If
 * the segment names shops in another order, twice or by old slugs, returns a redirect to the canonical path.
 */
export async function getComparison(segment: string): Promise<Comparison> {
  const named = comparedSlugs(segment);
  if (!named) return { error: { kind: 'malformed' } };
  const slugs = [...new Set(named)];
  // Check the number of shops before the first query, so that one request cannot cause many queries.
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

/** The maximum number of shops in the list of shops to compare. */
const MOST_SHOPS = 300;

/** Returns the shops that can be compared, in alphabetical order. */
export async function listComparableShops(): Promise<RetailerCard[]> {
  const shops = await listRetailers({ limit: MOST_SHOPS });
  return shops.filter(({ slug }) => isComparable(slug)).toSorted(byName);
}

/** Search engines may list the comparisons between this many shops: 12 shops make 66 pairs. */
const LISTED_SHOPS = 12;

/** Two shops and the path of their comparison. */
export interface ShopPair {
  path: string;
  names: [string, string];
  /** Whether search engines may list the comparison. */
  isIndexable: boolean;
}

/**
 * Returns every pair of the first LISTED_SHOPS shops with checked facts, in the order that editors have set for shops.
 * Only the comparisons of these pairs are indexable and in the sitemap (docs/product.md#comparisons).
 */
export async function listIndexablePairs(): Promise<ShopPair[]> {
  return pairsOf(await listShopsWithFacts({ limit: LISTED_SHOPS }), () => true);
}

/** Returns a function that says whether search engines may list the comparison at a path. */
async function indexRule(): Promise<(path: string) => boolean> {
  const paths = new Set((await listIndexablePairs()).map(({ path }) => path));
  return (path) => paths.has(path);
}

/**
 * While fewer than two shops have checked facts, /compare suggests the comparisons between this many shops: 4 shops
 * make 6 pairs.
 */
const SUGGESTED_SHOPS = 4;

/** Returns every pair of the first SUGGESTED_SHOPS shops, even if they have no checked facts. */
export async function listSuggestedPairs(): Promise<ShopPair[]> {
  const [shops, isListed] = await Promise.all([listRetailers({ limit: SUGGESTED_SHOPS }), indexRule()]);
  return pairsOf(shops, isListed);
}

/**
 * The page of a comparison links to further comparisons of two shops: one of the first PAIRED_SHOPS shops on the page,
 * and one of SIMILAR_SHOPS similar shops. The similar shops are among the first SHOPS_OF_CATEGORY shops of a category.
 */
const SIMILAR_SHOPS = 3;
const PAIRED_SHOPS = 2;
const SHOPS_OF_CATEGORY = 12;

interface SimilarPairs {
  pairs: ShopPair[];
  /** The similar shops in these pairs, which are not in the comparison itself. */
  shops: RetailerCard[];
}

/**
 * Returns pairs of one of the first compared shops and one similar shop. Similar shops are in a category that all
 * compared shops share or, if they share none, in the first shop's main category.
 */
export async function listSimilarPairs(compared: Retailer[]): Promise<SimilarPairs> {
  const [first, ...others] = compared;
  if (!first) return { pairs: [], shops: [] };
  const category =
    first.key_categories.find((slug) =>
      others.every(({ key_categories }) => key_categories.includes(slug)),
    ) ?? first.key_categories[0];
  const [known, isListed] = await Promise.all([
    category ? listRetailersInCategory(category, SHOPS_OF_CATEGORY) : [],
    indexRule(),
  ]);
  const similar = known
    .filter(({ slug }) => compared.every((shop) => shop.slug !== slug))
    .slice(0, SIMILAR_SHOPS);
  const pairs = similar.flatMap((shop) =>
    compared.slice(0, PAIRED_SHOPS).flatMap((own) => pairsOf([own, shop], isListed)),
  );
  return { pairs, shops: similar };
}

/** A category, and a suggested pair of its shops. */
export interface CategoryPair {
  category: CategoryCard;
  pair: ShopPair;
  shops: RetailerCard[];
}

const CATEGORIES = 60;

/**
 * Returns a pair of shops for each category: the first pair that is neither in `shown` nor returned for another
 * category. Leaves out categories without such a pair. Takes the shops from the list of all shops, which the page's
 * form reads anyway. In that list, the shops of a category have the same order as in the category's own list.
 */
export async function listCategoryPairs(shown: ShopPair[]): Promise<CategoryPair[]> {
  const [categories, known, isListed] = await Promise.all([
    listCategories({ limit: CATEGORIES }),
    listRetailers({ limit: MOST_SHOPS }),
    indexRule(),
  ]);
  const taken = new Set(shown.map(({ path }) => path));
  return categories.flatMap((category) => {
    const shops = known
      .filter(({ key_categories }) => key_categories.includes(category.slug))
      .slice(0, SHOPS_OF_CATEGORY);
    const pair = pairsOf(shops, isListed).find(({ path }) => !taken.has(path));
    if (!pair) return [];
    taken.add(pair.path);
    return [{ category, pair, shops }];
  });
}

function pairsOf(shops: { slug: string; name: string }[], isListed: (path: string) => boolean): ShopPair[] {
  return shops.flatMap((first, index) =>
    shops.slice(index + 1).flatMap((second): ShopPair[] => {
      const [a, b] = [first, second].toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
      const path = a && b && comparePath([a.slug, b.slug]);
      return path ? [{ path, names: [a.name, b.name], isIndexable: isListed(path) }] : [];
    }),
  );
}

/** Returns whether search engines may list the comparison at this path. */
export const isIndexable = async (path: string): Promise<boolean> => (await indexRule())(path);
