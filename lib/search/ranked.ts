import { fold } from './fold.ts';
import type { SearchItem, SearchResults } from './results.ts';

/** How well a name matches a query. Better matches have lower numbers. */
const EXACT = 0;
const BEGINS = 1;
const HAS_WORD = 2;
const OTHER = 3;

/**
 * Merges the lists of search results into one list, the best match first. The results of each list keep their order,
 * because the database (private.search_list) has already sorted them by names, aliases and texts. If several lists have
 * equally good results, the lists take turns, beginning with the list that has the best result.
 */
export function rankedResults(query: string, results: SearchResults): SearchItem[] {
  const wanted = fold(query);
  return results.order
    .flatMap((list, turn) => {
      const ranks = results[list].map((item) => rankOf(fold(item.name), wanted));
      return results[list].map((item, place) => ({ item, turn, rank: ranksFrom(ranks, place) }));
    })
    .map((entry, _, all) => ({ ...entry, round: roundOf(entry, all) }))
    .sort((a, b) => a.rank - b.rank || a.round - b.round || a.turn - b.turn)
    .map(({ item }) => item);
}

/** If the best result is a category, the maximum number of its products that come directly after the category. */
const PRODUCTS = 3;

/** The results of a search in the order in which the page shows them. */
interface ShownResults {
  /**
   * The results that come first. If the best result is a category, the shops that sell its goods follow these results.
   */
  front: SearchItem[];
  rest: SearchItem[];
}

/**
 * Returns the ranked results in the order in which the page shows them. If the best result is a category, the visitor
 * wants to buy something, so these come first: the category, some of its products, and one guide. Shops come last,
 * because many of them only mention the words of the query.
 * @param sellers the shops that sell the category's goods. The results leave them out, because the page lists all of
 *   them in a box.
 */
export function shownResults(
  query: string,
  results: SearchResults,
  sellers: Pick<SearchItem, 'slug'>[] = [],
): ShownResults {
  const ranked = rankedResults(query, results);
  const [best, ...others] = ranked;
  if (best?.type !== 'category') return { front: ranked, rest: [] };
  const category = best.category ?? best.slug;
  const products = others.filter((item) => item.type === 'product' && item.category === category);
  const guide = others.filter((item) => item.type === 'guide').slice(0, 1);
  const front = [best, ...products.slice(0, PRODUCTS), ...guide];
  const rest = others.filter((item) => !front.includes(item) && !isOneOf(item, sellers));
  return { front, rest: [...rest.filter((item) => !isShop(item)), ...rest.filter(isShop)] };
}

const isShop = ({ type }: SearchItem) => type === 'retailer';

const isOneOf = (item: SearchItem, sellers: Pick<SearchItem, 'slug'>[]) =>
  isShop(item) && sellers.some(({ slug }) => slug === item.slug);

function rankOf(name: string, wanted: string): number {
  if (wanted === '') return OTHER;
  if (name === wanted) return EXACT;
  if (name.startsWith(wanted)) return BEGINS;
  return ` ${name}`.includes(` ${wanted}`) ? HAS_WORD : OTHER;
}

/**
 * Returns the rank of the result at index `place` of a list. `ranks` shows only how well the names match, but the
 * database has sorted the list by aliases too. Each result therefore ranks at least as high as all later results. The
 * exception is the rank EXACT, which only a name that equals the query has.
 */
function ranksFrom(ranks: number[], place: number): number {
  const own = ranks[place] ?? OTHER;
  return own === EXACT ? EXACT : Math.max(BEGINS, Math.min(...ranks.slice(place)));
}

interface Entry {
  turn: number;
  rank: number;
}

/**
 * The lists take turns in rounds. Returns the round of an entry: the number of earlier entries with the same list and
 * rank.
 */
const roundOf = (entry: Entry, all: Entry[]): number =>
  all.slice(0, all.indexOf(entry)).filter(({ turn, rank }) => turn === entry.turn && rank === entry.rank)
    .length;
