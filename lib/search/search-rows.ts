import { isSearchable, searchQuery } from './query.ts';
import { emptyResults, SEARCH_LISTS } from './results.ts';
import type { SearchItem, SearchList, SearchResults } from './results.ts';

/** A row that can be found: what shows of it, and the texts that are searched. */
export interface SearchableRow {
  list: SearchList;
  item: SearchItem;
  texts: string[];
}

export interface SearchOptions {
  perType: number;
  /** The lists to fill; the counts are always those of all. */
  types?: readonly SearchList[];
  offset?: number;
}

const DESCRIPTION_LENGTH = 300;

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** Searches rows in memory by the rules of the database's search_site (supabase/migrations/*_search.sql). */
export function searchRows(
  rows: readonly SearchableRow[],
  typed: string,
  { perType, types = SEARCH_LISTS, offset = 0 }: SearchOptions,
): SearchResults {
  const results = emptyResults();
  const query = searchQuery(typed).toLowerCase();
  if (!isSearchable(query)) return results;
  for (const list of SEARCH_LISTS) {
    const hits = rows.filter((row) => row.list === list && matches(row, query));
    results.counts[list] = hits.length;
    results.totalCount += hits.length;
    if (!types.includes(list)) continue;
    const items = hits.map(({ item }) => item).sort(startingWith(query));
    results[list] = items.slice(offset, offset + perType).map(shown);
  }
  return results;
}

const matches = ({ texts }: SearchableRow, query: string) =>
  texts.some((text) => withoutTags(text).toLowerCase().includes(query));

/** Names that start with the query first, then by the alphabet. */
const startingWith = (query: string) => (a: SearchItem, b: SearchItem) =>
  Number(starts(b, query)) - Number(starts(a, query)) ||
  a.name.localeCompare(b.name, 'en-GB', { sensitivity: 'base' }) ||
  a.slug.localeCompare(b.slug);

const starts = ({ name }: SearchItem, query: string) => name.toLowerCase().startsWith(query);

const shown = (item: SearchItem): SearchItem => ({
  ...item,
  description: withoutTags(item.description).replace(/\s+/g, ' ').trim().slice(0, DESCRIPTION_LENGTH),
});
