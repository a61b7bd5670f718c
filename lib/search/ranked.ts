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
 * wants to buy something: the category comes first, then its products, the shops that sell its goods and a guide, and
 * then the other results in their order. Shops that only mention the words come last.
 * @param sellers the shops that sell the goods of the category, whether or not the search has found them
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
  const ofKind = (type: SearchItem['type'], most: number) =>
    others.filter((item) => item.type === type).slice(0, most);
  const products = others.filter((item) => item.type === 'product' && item.category === category);
  const front = [best, ...products.slice(0, PRODUCTS), ...sellers, ...ofKind('guide', 1)];
  const rest = others.filter(
    (item) =>
      !front.includes(item) && !sellers.some(({ slug }) => item.type === 'retailer' && item.slug === slug),
  );
  const isShop = ({ type }: SearchItem) => type === 'retailer';
  return [...front, ...rest.filter((item) => !isShop(item)), ...rest.filter(isShop)];
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
