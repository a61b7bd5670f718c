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

/** Two shops and the path of their comparison. */
export interface ShopPair {
  path: string;
  names: [string, string];
  /** Whether search engines may list the comparison. */
  isIndexable: boolean;
}

/**
 * Returns the pairs among the first shops with checked facts, in the order that editors have set. Only their
 * comparisons are indexable and in the sitemap (docs/product.md#comparisons).
 */
export async function listIndexablePairs(): Promise<ShopPair[]> {
  return pairsOf(await listShopsWithFacts({ limit: LISTED_SHOPS }), () => true);
}

/** Returns a function that says whether search engines may list the comparison at a path. */
async function indexRule(): Promise<(path: string) => boolean> {
  const paths = new Set((await listIndexablePairs()).map(({ path }) => path));
  return (path) => paths.has(path);
}

/** The number of shops whose pairs the page of comparisons suggests while no shop has checked facts: 6 pairs. */
const SUGGESTED_SHOPS = 4;

/** Returns the pairs among the first shops, whether or not they have checked facts. */
export async function listSuggestedPairs(): Promise<ShopPair[]> {
  const [shops, isListed] = await Promise.all([listRetailers({ limit: SUGGESTED_SHOPS }), indexRule()]);
  return pairsOf(shops, isListed);
}

/** The number of similar shops, and of shops of the comparison, whose pairs a comparison leads to. */
const SIMILAR_SHOPS = 3;
const PAIRED_SHOPS = 2;
const SHOPS_OF_CATEGORY = 12;

interface SimilarPairs {
  pairs: ShopPair[];
  /** The shops of the pairs that are not in the comparison. */
  shops: RetailerCard[];
}

/**
 * Returns the pairs of the first shops of a comparison with other shops of a category that they share; without one, of
 * the first shop's main category.
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

/** A pair of shops of a category. */
export interface CategoryPair {
  category: CategoryCard;
  pair: ShopPair;
  shops: RetailerCard[];
}

const CATEGORIES = 60;

/**
 * Returns a pair of shops for each category: the first that is neither in `shown` nor that of another category. The list
 * of all shops, which the form of the page reads too, has the shops of each category in the order of their own list.
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
