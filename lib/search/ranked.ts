import { fold } from './fold.ts';
import type { SearchItem, SearchResults } from './results.ts';

/** How well a name matches a query. Better matches have lower numbers. */
const EXACT = 0;
const BEGINS = 1;
const HAS_WORD = 2;
const OTHER = 3;

/**
 * Merges the lists of search results into one list, the best match first. Each list is already sorted by its own rules
 * (private.search_list), which also know aliases and texts, and keeps its order. Among equally good results the lists
 * take turns, the list with the best result first.
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

/** How many products of a category come first. */
const PRODUCTS = 3;

/**
 * Returns the ranked results in the order in which the page shows them. If the best result is a category, the visitor
 * wants to buy something: the category comes first, then its products, the shops among the results that sell its goods
 * and a guide, and then the other results in their order. Shops that only mention the words come last.
 * @param sellers the shops that sell the goods of the category, with the reason of each as its description. Those that the
 *   search has not found are not among the results, which the page counts.
 */
export function shownResults(
  query: string,
  results: SearchResults,
  sellers: SearchItem[] = [],
): SearchItem[] {
  const ranked = rankedResults(query, results);
  const [best, ...others] = ranked;
  if (best?.type !== 'category') return ranked;
  const category = best.category ?? best.slug;
  const products = others.filter((item) => item.type === 'product' && item.category === category);
  const found = sellers.flatMap(
    (seller) => others.find((item) => isShop(item) && item.slug === seller.slug) ?? [],
  );
  const guide = others.filter((item) => item.type === 'guide').slice(0, 1);
  const front = [...products.slice(0, PRODUCTS), ...found, ...guide];
  const rest = others.filter((item) => !front.includes(item));
  const shown = [best, ...front, ...rest.filter((item) => !isShop(item)), ...rest.filter(isShop)];
  return shown.map((item) => (found.includes(item) ? withReason(item, sellers) : item));
}

const isShop = ({ type }: SearchItem) => type === 'retailer';

function withReason(shop: SearchItem, sellers: SearchItem[]): SearchItem {
  const reason = sellers.find(({ slug }) => slug === shop.slug)?.description;
  return reason ? { ...shop, description: reason } : shop;
}

function rankOf(name: string, wanted: string): number {
  if (wanted === '') return OTHER;
  if (name === wanted) return EXACT;
  if (name.startsWith(wanted)) return BEGINS;
  return ` ${name}`.includes(` ${wanted}`) ? HAS_WORD : OTHER;
}

/**
 * Returns the rank of a place in a list. A result is at least as good as each result after it: the list may know a match
 * that its name does not show, such as an alias. Only a name that equals the query is the best of all.
 */
function ranksFrom(ranks: number[], place: number): number {
  const own = ranks[place] ?? OTHER;
  return own === EXACT ? EXACT : Math.max(BEGINS, Math.min(...ranks.slice(place)));
}

interface Entry {
  turn: number;
  rank: number;
}

/** Returns how many results of the same list and rank come before an entry. */
const roundOf = (entry: Entry, all: Entry[]): number =>
  all.slice(0, all.indexOf(entry)).filter(({ turn, rank }) => turn === entry.turn && rank === entry.rank)
    .length;
