import { MoreLink } from '@/components/site/more-link';
import { NotCheckedLegend } from '@/components/site/not-checked';
import { AdDisclosure } from '@/components/site/paid-links/ad-disclosure';
import { searchPath } from '@/lib/search/query';
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

/**
 * Where the page explains the mark of a list's paid links: above the list, below the list, or in the answer above the
 * list. The explanation is below the list if the answer already explains another paid link. If the explanation is in
 * the answer, the answer has the filled button, so no button in the list is filled.
 */
type Disclosure = 'above' | 'below' | 'in-answer';

interface FoundListProps {
  query: string;
  items: SearchItem[];
  disclosure: Disclosure;
}

/** Shows a list of results of all kinds; renders nothing if there are none. */
export const FoundList = (props: FoundListProps) =>
  props.items.length > 0 && (
    <div className="search-list">
      <Rows {...props} />
    </div>
  );

/** Links to all results of each kind, if the search has found several kinds. */
export function KindLinks({ query, results }: ListsProps) {
  const found = SEARCH_LISTS.filter((list) => results.counts[list] > 0);
  return (
    found.length > 1 && (
      <nav aria-label="All results by kind" className="search-list flex flex-wrap gap-x-6 gap-y-2">
        {found.map((list) => (
          <MoreLink key={list} href={searchPath(query, { type: list })}>
            See {countOf(list, results)}
          </MoreLink>
        ))}
      </nav>
    )
  );
}

/** Shows the tab of a single type, with one page of its results. */
export function OneList({ query, list, results, page }: ListsProps & { list: SearchList; page: number }) {
  const pages = Math.ceil(results.counts[list] / PAGE_SIZE);
  return (
    <>
      {results[list].length > 0 ? (
        <Rows query={query} items={results[list]} disclosure="above" />
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

async function Rows({ query, items, disclosure }: FoundListProps) {
  const facts = await factsOf(items);
  const isExplained = disclosure === 'in-answer';
  const hasDisclosure = !isExplained && facts.some(shopOf);
  const filled = isExplained ? -1 : facts.findIndex(shopOf);
  return (
    <>
      {hasDisclosure && disclosure === 'above' && <AdDisclosure />}
      <ol className="results">
        {items.map((item, place) => {
          const known = facts[place];
          return (
            known && (
              <li key={`${item.type} ${item.id}`}>
                <ResultRow item={item} facts={known} query={query} isQuiet={place !== filled} />
              </li>
            )
          );
        })}
      </ol>
      {facts.some(isMarkedResult) && <NotCheckedLegend />}
      {hasDisclosure && disclosure === 'below' && (
        <div className="mt-1">
          <AdDisclosure />
        </div>
      )}
    </>
  );
}
