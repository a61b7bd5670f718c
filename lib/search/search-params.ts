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

/** More than any tab has: beyond it, a number in the address means nothing. */
const LAST_PAGE = 10_000;

/** What the results page is asked for. Anything senseless means the first page of all results. */
export function readSearchParams(params: SearchParams): SearchRequest {
  const [type, number] = [one(params.type), one(params.page)];
  const tab = SEARCH_LISTS.find((list) => list === type) ?? 'all';
  const page = /^[1-9]\d{0,4}$/.test(number) ? Math.min(Number(number), LAST_PAGE) : 1;
  return { query: searchQuery(one(params.q)), tab, page };
}
