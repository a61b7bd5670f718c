import { resultPath as pathOfResult } from '../entities/path-grammar.ts';
import { KINDS, kindOf, SEARCH_LISTS, type SearchList, type SearchType } from '../entities/registry.ts';

export { SEARCH_LISTS, type SearchList, type SearchType };

export interface SearchItem {
  type: SearchType;
  id: string;
  slug: string;
  name: string;
  description: string;
  /** A URL, a path in the bucket `logos`, or an emoji. */
  image: string | null;
  /** The slug of a product's or subcategory's category; the label of a guide or article. */
  category: string | null;
}

export type SearchCounts = Record<SearchList, number>;
export type SearchResults = Record<SearchList, SearchItem[]> & {
  counts: SearchCounts;
  totalCount: number;
  /** The lists that have more results than were counted. */
  atLeast: SearchList[];
  /** All lists, sorted by their best result: the query is in a name, then in a text, then only its separate words are. */
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

/** Returns the path of a result (docs/product.md#search-results-page). */
export const resultPath = ({ type, ...row }: Pick<SearchItem, 'type' | 'slug' | 'category'>): string =>
  pathOfResult(type, row);

/** Returns '12', or '1,000+' if there are more results than were counted. */
export const countLabel = (count: number, isAtLeast: boolean) =>
  `${count.toLocaleString('en-GB')}${isAtLeast ? '+' : ''}`;

/** Returns '1 retailer', '12 guides' or '1,000+ products'. */
export function countOf(list: SearchList, { counts, atLeast }: SearchResults): string {
  const count = counts[list];
  const { label, title } = kindOf(list);
  const isAtLeast = atLeast.includes(list);
  return `${countLabel(count, isAtLeast)} ${(count === 1 && !isAtLeast ? label : title).toLowerCase()}`;
}

/** Returns an object with a value from `make` for every list. */
export const ofLists = <T>(make: () => T) =>
  Object.fromEntries(SEARCH_LISTS.map((list) => [list, make()])) as Record<SearchList, T>;

export const emptyResults = (): SearchResults => ({
  ...ofLists((): SearchItem[] => []),
  counts: ofLists(() => 0),
  totalCount: 0,
  atLeast: [],
  order: [...SEARCH_LISTS],
});
