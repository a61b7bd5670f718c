import { fold } from '../../search/fold.ts';
import { withCapital } from '../../text/initial.ts';
import { byWeight, countOf, DAYS, type Found } from '../proposal.ts';

interface SearchSignal {
  query: string;
  /** The number of times that a search for the query found nothing. */
  searches: number;
  /** The number of results for the query now. */
  results: number;
}

/**
 * The minimum number of searches for which the rule proposes a guide. A rarer query may be a typing error, or the name
 * of a person.
 */
const LEAST_SEARCHES = 3;
const MOST_LETTERS = 80;

/**
 * Proposes a guide for each query that shoppers have searched for at least three times and that still has no result.
 */
export function searchesWithoutResult(searches: readonly SearchSignal[]): Found[] {
  // Add up the searches for all spellings of a query that the site's search treats alike.
  const alike = new Map<string, SearchSignal>();
  for (const search of searches) {
    const key = fold(search.query);
    const first = alike.get(key);
    alike.set(key, first ? { ...first, searches: first.searches + search.searches } : search);
  }
  return byWeight(
    [...alike]
      .filter(
        ([key, { query, searches: count, results }]) =>
          key !== '' && results === 0 && count >= LEAST_SEARCHES && query.length <= MOST_LETTERS,
      )
      .map(([key, { query, searches: count }]) => ({
        key,
        entity: 'content',
        rowId: null,
        name: withCapital(query),
        purpose: 'guide',
        why: `Shoppers searched for ‘${query}’ ${countOf(count, 'time')} in the last ${DAYS} days and found nothing. The search still finds nothing.`,
        effect: `The search will find a guide. At this rate, shoppers would see it ${countOf(count, 'time')} in ${DAYS} days.`,
        brief: [{ label: 'Subject of the guide, as shoppers wrote it in the search box', value: query }],
        weight: count,
      })),
  );
}
