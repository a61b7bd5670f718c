import { resultPath as pathOfResult } from '../entities/path-grammar.ts';
import { KINDS, kindOf, SEARCH_LISTS, type SearchList, type SearchType } from '../entities/registry.ts';

export { SEARCH_LISTS, type SearchList, type SearchType };

export interface SearchItem {
  type: SearchType;
  id: string;
  slug: string;
  name: string;
  description: string;
  /** The result's picture: a URL, a path in the bucket `logos`, or an emoji. */
  image: string | null;
  /** For a product or subcategory, the slug of its category; for a guide or article, its label. */
  category: string | null;
}

export type SearchCounts = Record<SearchList, number>;
export type SearchResults = Record<SearchList, SearchItem[]> & {
  counts: SearchCounts;
  totalCount: number;
  /** The lists that have more results than `counts` says, because counting stops at a limit. */
  atLeast: SearchList[];
  /**
   * All lists, sorted by their best result. The best results have a name or alias that equals the query or begins with
   * it. Next come results that contain the query, and last come results that contain only its separate words.
   */
  order: SearchList[];
};

export const LIST_TITLES = Object.fromEntries(KINDS.map(({ list, title }) => [list, title])) as Record<
  SearchList,
  string
>;

export const TYPE_LABELS = Object.fromEntries(KINDS.map(({ type, label }) => [type, label])) as Record<
  SearchType,
  string
>;

/** Returns the path to which a search result leads (docs/product.md#search-results-page). */
export const resultPath = ({ type, ...row }: Pick<SearchItem, 'type' | 'slug' | 'category'>): string =>
  pathOfResult(type, row);

/** Returns a number of results as text: '12', or '1,000+' if counting stopped at a limit. */
export const countLabel = (count: number, isAtLeast: boolean) =>
  `${count.toLocaleString('en-GB')}${isAtLeast ? '+' : ''}`;

/** Returns the number of results in a list with their kind: '1 retailer', '12 guides' or '1,000+ products'. */
export function countOf(list: SearchList, { counts, atLeast }: SearchResults): string {
  const count = counts[list];
  const { label, title } = kindOf(list);
  const isAtLeast = atLeast.includes(list);
  return `${countLabel(count, isAtLeast)} ${(count === 1 && !isAtLeast ? label : title).toLowerCase()}`;
}

/** Returns an object with one property for each list of results. `make` returns the property's value. */
export const ofLists = <T>(make: () => T) =>
  Object.fromEntries(SEARCH_LISTS.map((list) => [list, make()])) as Record<SearchList, T>;

export const emptyResults = (): SearchResults => ({
  ...ofLists((): SearchItem[] => []),
  counts: ofLists(() => 0),
  totalCount: 0,
  atLeast: [],
  order: [...SEARCH_LISTS],
});
