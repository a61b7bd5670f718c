import { MoreLink } from '@/components/site/more-link';
import { NotCheckedLegend } from '@/components/site/not-checked';
import { AdDisclosure } from '@/components/site/paid-links/ad-disclosure';
import { searchPath } from '@/lib/search/query';
import { shownResults } from '@/lib/search/ranked';
import { countOf, LIST_TITLES, SEARCH_LISTS } from '@/lib/search/results';
import type { SearchItem, SearchList, SearchResults } from '@/lib/search/results';
import { factsOf, isMarkedResult, shopOf } from './result-facts';
import { ResultPages } from './result-pages';
import { ResultRow } from './result-row';

export const PAGE_SIZE = 20;

interface ListsProps {
  query: string;
  results: SearchResults;
}

/** The 'All' tab: the best results of all types in one list, then links to the rest of each type. */
export function AllResults({ query, results }: ListsProps) {
  const shown = shownResults(query, results).slice(0, PAGE_SIZE);
  const rest =
    results.totalCount > shown.length ? SEARCH_LISTS.filter((list) => results.counts[list] > 0) : [];
  return (
    <>
      <Rows query={query} items={shown} />
      {rest.length > 1 && (
        <nav aria-label="All results by kind" className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
          {rest.map((list) => (
            <MoreLink key={list} href={searchPath(query, { type: list })}>
              See {countOf(list, results)}
            </MoreLink>
          ))}
        </nav>
      )}
    </>
  );
}

/** The tab of a single type: one page of its results. */
export function OneList({ query, list, results, page }: ListsProps & { list: SearchList; page: number }) {
  const pages = Math.ceil(results.counts[list] / PAGE_SIZE);
  return (
    <>
      {results[list].length > 0 ? (
        <Rows query={query} items={results[list]} />
      ) : (
        <p className="mt-6 text-muted">
          No {LIST_TITLES[list].toLowerCase()} found for “{query}”.
        </p>
      )}
      {results.atLeast.includes(list) && (
        <p className="mt-4 text-muted">
          We show the first {results.counts[list].toLocaleString('en-GB')}. Add another word to narrow your
          search.
        </p>
      )}
      {pages > 1 && <ResultPages query={query} list={list} page={page} pages={pages} />}
    </>
  );
}

async function Rows({ query, items }: { query: string; items: SearchItem[] }) {
  const facts = await factsOf(items);
  return (
    <>
      <ol className="results">
        {items.map((item, place) => {
          const known = facts[place];
          return (
            known && (
              <li key={`${item.type} ${item.id}`}>
                <ResultRow item={item} facts={known} query={query} />
              </li>
            )
          );
        })}
      </ol>
      {facts.some(isMarkedResult) && <NotCheckedLegend />}
      {facts.some(shopOf) && (
        <div className="mt-1">
          <AdDisclosure />
        </div>
      )}
    </>
  );
}
