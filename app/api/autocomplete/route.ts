import { getHomepage } from '@/lib/data/homepage';
import { listRetailers } from '@/lib/data/retailers';
import { search } from '@/lib/data/search';
import { SUGGESTED_LISTS, type SuggestedList } from '@/lib/entities/registry';
import { retailerPath } from '@/lib/routing/paths';
import { isSearchable, searchQuery } from '@/lib/search/query';
import { emptyResults, resultPath } from '@/lib/search/results';
import type { SearchItem } from '@/lib/search/results';
import type { FirstSuggestions, Suggestion, Suggestions } from '@/lib/search/suggestions';

const PER_TYPE = 5;
/**
 * Suggestions are cached only on the server, by tag (lib/data). Browsers must not cache them, so that the next request
 * after a write shows the change.
 */
const UNCACHED = { 'Cache-Control': 'no-store' };
/**
 * Counting stops at this number of matches, and the total is then shown as '100+'. Counting all matches would take
 * longer than finding the best matches.
 */
const COUNT_TO = 100;

/**
 * Returns suggestions for the query in `?q=`: up to five of each type, and the total number of results. For an empty
 * query, returns popular searches and shops.
 */
export async function GET(request: Request) {
  const typed = new URL(request.url).searchParams.get('q');
  if (typed === null) return Response.json({ message: 'Add what to search for: ?q=…' }, { status: 400 });
  const query = searchQuery(typed);
  if (query === '') return Response.json(await firstSuggestions(), { headers: UNCACHED });
  // Queries that differ in case have the same results, so they share a cache entry.
  const key = query.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const results = isSearchable(query)
    ? await search({ query: key, perType: PER_TYPE, types: SUGGESTED_LISTS, countTo: COUNT_TO })
    : emptyResults();
  const { totalCount, atLeast, order } = results;
  const found = SUGGESTED_LISTS.map((list) => [list, results[list].map(suggestion)] as const);
  const suggestions: Suggestions = {
    query,
    totalCount,
    isAtLeast: atLeast.length > 0,
    order,
    ...(Object.fromEntries(found) as Record<SuggestedList, Suggestion[]>),
  };
  return Response.json(suggestions, { headers: UNCACHED });
}

async function firstSuggestions(): Promise<FirstSuggestions> {
  const [{ hero_popular_searches, hero_popular_searches_label: label }, retailers] = await Promise.all([
    getHomepage(),
    listRetailers({ limit: PER_TYPE }),
  ]);
  return {
    query: '',
    popular: { label, rows: hero_popular_searches.map(({ text, link }) => ({ name: text, href: link })) },
    retailers: retailers.map(({ slug, name }) => ({ name, href: retailerPath(slug) })),
  };
}

const suggestion = (item: SearchItem): Suggestion => ({ name: item.name, href: resultPath(item) });
