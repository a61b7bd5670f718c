import 'server-only';
import type { ComparedShop } from '@/lib/catalogue/comparison';
import type { Retailer, RetailerCard } from '@/lib/catalogue/entities';
import { getRetailer, listRetailers } from '@/lib/data/retailers';
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
