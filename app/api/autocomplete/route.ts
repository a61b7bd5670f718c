import { search } from '@/lib/data/search';
import { isSearchable, searchQuery } from '@/lib/search/query';
import { emptyResults, resultPath } from '@/lib/search/results';
import type { SearchItem } from '@/lib/search/results';
import type { Suggestion, Suggestions } from '@/lib/search/suggestions';

const PER_TYPE = 5;
/** More than that are 'at least' so many: to count them all would take longer than to find the best. */
const COUNT_TO = 100;
const TYPES = ['retailers', 'categories', 'products'] as const;

/** What the search box suggests for `?q=`: up to five of each type, and how many results there are in all. */
export async function GET(request: Request) {
  const typed = new URL(request.url).searchParams.get('q');
  if (typed === null) return Response.json({ message: 'Add what to search for: ?q=…' }, { status: 400 });
  const query = searchQuery(typed);
  // Letters in the other case find the same, so they share an answer.
  const key = query.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const results = isSearchable(query)
    ? await search({ query: key, perType: PER_TYPE, types: TYPES, countTo: COUNT_TO })
    : emptyResults();
  const { retailers, categories, products, totalCount, atLeast, order } = results;
  const suggestions: Suggestions = {
    query,
    totalCount,
    isAtLeast: atLeast.length > 0,
    order,
    retailers: retailers.map(suggestion),
    categories: categories.map(suggestion),
    products: products.map(suggestion),
  };
  // Kept here, by tag (lib/data/search), and nowhere else: what was written shows on the next request.
  return Response.json(suggestions, { headers: { 'Cache-Control': 'no-store' } });
}

const suggestion = (item: SearchItem): Suggestion => ({ name: item.name, href: resultPath(item) });
