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
export function readSearchParams(params: Record<string, string | string[] | undefined>): SearchRequest {
  const first = (name: string) => [params[name]].flat()[0] ?? '';
  const tab = SEARCH_LISTS.find((list) => list === first('type')) ?? 'all';
  const page = /^[1-9]\d{0,4}$/.test(first('page')) ? Math.min(Number(first('page')), LAST_PAGE) : 1;
  return { query: searchQuery(first('q')), tab, page };
}
