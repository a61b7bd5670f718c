import 'server-only';
import { search, suggestQuery } from '@/lib/data/search';
import { hasMatch } from '@/lib/search/excerpt';
import { isSearchable } from '@/lib/search/query';
import { rankedResults } from '@/lib/search/ranked';
import type { SearchItem } from '@/lib/search/results';

const PER_TYPE = 3;
const PAGES = 6;
/** The minimum length of a shortened query. A shorter query would have too many results. */
const LEAST_LETTERS = 4;

/** Returns the best results for a query: pages of all kinds. */
export async function bestPages(query: string): Promise<SearchItem[]> {
  if (!isSearchable(query)) return [];
  return rankedResults(query, await search({ query, perType: PER_TYPE })).slice(0, PAGES);
}

/**
 * Returns a similar query that has results, for a query that has none. It is a similar name or, if there is none, the
 * first words of the query, such as 'ninja' for 'ninja af300'. Returns null if no result has one of these words in its
 * name.
 */
export async function nearestQuery(query: string): Promise<string | null> {
  const similar = await suggestQuery(query);
  if (similar) return similar;
  const shorter = shorterQueries(query);
  const found = await Promise.all(shorter.map(bestPages));
  return shorter.find((words, index) => found[index]?.some(({ name }) => hasMatch(name, words))) ?? null;
}

/**
 * Returns two shorter queries: the query without its last word, and its first word alone. Leaves out those that are too
 * short.
 */
function shorterQueries(query: string): string[] {
  const words = query.split(' ');
  if (words.length === 1) return [];
  const shorter = [words.slice(0, -1).join(' '), words[0] ?? ''];
  return [...new Set(shorter)].filter(({ length }) => length >= LEAST_LETTERS);
}

/** Returns the best pages for a query. If there are none, returns those for the nearest query. */
export async function nearestPages(query: string): Promise<SearchItem[]> {
  if (!isSearchable(query)) return [];
  const found = await bestPages(query);
  if (found.length > 0) return found;
  const nearest = await nearestQuery(query);
  return nearest ? bestPages(nearest) : [];
}
