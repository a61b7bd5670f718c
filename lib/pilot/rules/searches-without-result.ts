import { fold } from '../../search/fold.ts';
import { withCapital } from '../../text/initial.ts';
import { byWeight, countOf, DAYS, type Found } from '../proposal.ts';

interface SearchSignal {
  query: string;
  /** How often the search found nothing. */
  searches: number;
  /** How many results it has now. */
  results: number;
}

/** Rarer searches may be mistypings, or name somebody. */
const LEAST_SEARCHES = 3;
const MOST_LETTERS = 80;

/** Proposes a guide for each thing that shoppers have searched for several times, and that is still not found. */
export function searchesWithoutResult(searches: readonly SearchSignal[]): Found[] {
  // Spellings that search treats alike are one search.
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
        why: `Shoppers searched for ‘${query}’ ${countOf(count, 'time')} in the last ${DAYS} days and found nothing. It still finds nothing.`,
        effect: `The search finds a guide. At the same rate it is shown ${countOf(count, 'time')} in ${DAYS} days.`,
        brief: [{ label: 'Subject of the guide, as shoppers wrote it in the search box', value: query }],
        weight: count,
      })),
  );
}
