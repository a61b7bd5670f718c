import { one } from '../routing/query-parameters.ts';
import type { SearchParams } from '../routing/query-parameters.ts';
import { searchQuery } from './query.ts';
import { SEARCH_LISTS } from './results.ts';
import type { SearchList } from './results.ts';

export interface SearchRequest {
  query: string;
  tab: SearchList | 'all';
  page: number;
}

/**
 * The highest page number accepted in the URL; a higher number is lowered to this number. No list of results has so
 * many pages.
 */
const LAST_PAGE = 10_000;

/** Reads the query parameters of the search results page. Invalid parameters mean the first page of all results. */
export function readSearchParams(params: SearchParams): SearchRequest {
  const [type, number] = [one(params.type), one(params.page)];
  const tab = SEARCH_LISTS.find((list) => list === type) ?? 'all';
  const page = /^[1-9]\d{0,4}$/.test(number) ? Math.min(Number(number), LAST_PAGE) : 1;
  return { query: searchQuery(one(params.q)), tab, page };
}
