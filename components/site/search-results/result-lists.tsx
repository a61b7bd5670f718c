import { MoreLink } from '@/components/site/more-link';
import { searchPath } from '@/lib/search/query';
import { countOf, LIST_TITLES } from '@/lib/search/results';
import type { SearchItem, SearchList, SearchResults } from '@/lib/search/results';
import { ResultPages } from './result-pages';
import { ResultRow } from './result-row';

/** The number of results of each type on the 'All' tab. */
export const PREVIEW_SIZE = 6;
export const PAGE_SIZE = 20;

interface ListsProps {
  query: string;
  results: SearchResults;
}

/** The 'All' tab: the first results of every type. The type with the best match comes first. */
export function AllLists({ query, results }: ListsProps) {
  return results.order
    .filter((list) => results[list].length > 0)
    .map((list) => (
      <section key={list} aria-labelledby={`found-${list}`} className="mt-8">
        <h2 id={`found-${list}`}>{LIST_TITLES[list]}</h2>
        <Rows items={results[list]} />
        {results.counts[list] > results[list].length && (
          <p className="mt-4">
            <MoreLink href={searchPath(query, { type: list })}>See all {countOf(list, results)}</MoreLink>
          </p>
        )}
      </section>
    ));
}

/** The tab of a single type: one page of its results. */
export function OneList({ query, list, results, page }: ListsProps & { list: SearchList; page: number }) {
  const pages = Math.ceil(results.counts[list] / PAGE_SIZE);
  return (
    <section aria-labelledby={`found-${list}`} className="mt-8">
      <h2 id={`found-${list}`}>{LIST_TITLES[list]}</h2>
      {results[list].length > 0 ? (
        <Rows items={results[list]} />
      ) : (
        <p className="mt-3 text-muted">
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
    </section>
  );
}

function Rows({ items }: { items: SearchItem[] }) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item.id}>
          <ResultRow item={item} />
        </li>
      ))}
    </ul>
  );
}
