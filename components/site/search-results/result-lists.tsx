import type { ReactNode } from 'react';
import { MoreLink } from '@/components/site/more-link';
import { NotCheckedLegend } from '@/components/site/not-checked';
import { AdDisclosure } from '@/components/site/paid-links/ad-disclosure';
import { searchPath } from '@/lib/search/query';
import { shownResults } from '@/lib/search/ranked';
import { countOf, LIST_TITLES, SEARCH_LISTS } from '@/lib/search/results';
import type { SearchItem, SearchList, SearchResults } from '@/lib/search/results';
import type { answerToSearch } from '@/lib/services/pages/answer-to-search';
import { GoodsAnswer } from './goods-answer';
import { factsOf, isMarkedResult, shopOf } from './result-facts';
import { ResultPages } from './result-pages';
import { ResultRow } from './result-row';
import { sellerReason } from './seller-texts';

export const PAGE_SIZE = 20;

interface ListsProps {
  query: string;
  results: SearchResults;
}

interface AllResultsProps extends ListsProps {
  /** Whether the answer above the list has a paid link with its disclosure. The list's own is then below it. */
  isDisclosed: boolean;
  answer: Awaited<ReturnType<typeof answerToSearch>>;
}

/**
 * The 'All' tab: the best results of all types in one list, then links to the rest of each type. If the best result is a
 * category, it has the answer.
 */
export function AllResults({ query, results, isDisclosed, answer }: AllResultsProps) {
  const { goods, good, shops, sellers } = answer;
  const shown = shownResults(query, results, sellers).slice(0, PAGE_SIZE);
  const rest =
    results.totalCount > shown.length ? SEARCH_LISTS.filter((list) => results.counts[list] > 0) : [];
  return (
    <>
      <Rows
        query={query}
        items={goods ? shown.slice(1) : shown}
        isDisclosed={isDisclosed}
        first={goods && <GoodsAnswer item={goods} query={query} good={good} shops={shops} />}
        hasDisclosedFirst={goods !== null && shops.length > 0}
        goods={goods}
        sellers={sellers.map(({ slug }) => slug)}
      />
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

interface RowsProps {
  query: string;
  items: SearchItem[];
  isDisclosed?: boolean;
  /** A first result that has the answer. */
  first?: ReactNode;
  /** Whether the first result has a paid link with its disclosure. */
  hasDisclosedFirst?: boolean;
  /** The category that the search is about, and the slugs of shops that sell its goods. */
  goods?: SearchItem | null;
  sellers?: string[];
}

async function Rows({
  query,
  items,
  isDisclosed = false,
  first,
  hasDisclosedFirst = false,
  goods = null,
  sellers = [],
}: RowsProps) {
  const facts = await factsOf(items);
  const hasDisclosure = !hasDisclosedFirst && facts.some(shopOf);
  const filled = hasDisclosedFirst ? -1 : facts.findIndex(shopOf);
  return (
    <>
      {hasDisclosure && !isDisclosed && <AdDisclosure />}
      <ol className="results">
        {first && <li className="first-result">{first}</li>}
        {items.map((item, place) => {
          const known = facts[place];
          return (
            known && (
              <li key={`${item.type} ${item.id}`}>
                <ResultRow
                  item={item}
                  facts={known}
                  query={query}
                  isQuiet={place !== filled}
                  reason={
                    goods && item.type === 'retailer' && sellers.includes(item.slug)
                      ? sellerReason(goods)
                      : null
                  }
                />
              </li>
            )
          );
        })}
      </ol>
      {facts.some(isMarkedResult) && <NotCheckedLegend />}
      {hasDisclosure && isDisclosed && (
        <div className="mt-1">
          <AdDisclosure />
        </div>
      )}
    </>
  );
}
