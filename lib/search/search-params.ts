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
 * The highest page number that is read from a URL. A higher number counts as this number. A number of more than five
 * digits counts as 1. No list of results has this many pages.
 */
const LAST_PAGE = 10_000;

/** Reads the query parameters of the search results page. Replaces invalid values with all results and page 1. */
export function readSearchParams(params: SearchParams): SearchRequest {
  const [type, number] = [one(params.type), one(params.page)];
  const tab = SEARCH_LISTS.find((list) => list === type) ?? 'all';
  const page = /^[1-9]\d{0,4}$/.test(number) ? Math.min(Number(number), LAST_PAGE) : 1;
  return { query: searchQuery(one(params.q)), tab, page };
}
