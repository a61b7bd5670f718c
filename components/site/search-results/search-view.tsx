import { ByCategory } from '@/components/site/category/by-category';
import { QuickAnswer } from '@/components/site/category/quick-answer';
import { RailShops } from '@/components/site/retailer/rail-shops';
import { SearchBox } from '@/components/site/search/search-box';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { search } from '@/lib/data/search';
import { isSearchable } from '@/lib/search/query';
import { shownResults } from '@/lib/search/ranked';
import { countLabel, countOf, SEARCH_LISTS, type SearchResults } from '@/lib/search/results';
import type { SearchRequest } from '@/lib/search/search-params';
import { answerToSearch } from '@/lib/services/pages/answer-to-search';
import { NothingFound, WaysOn } from './nothing-found';
import { hasShop } from './result-facts';
import { AllResults, OneList, PAGE_SIZE } from './result-lists';
import { SearchTabs } from './search-tabs';
import { sellersTitle } from './seller-texts';

/** After fewer results than this, the page shows the categories too. */
const FEW = 6;

interface Answer {
  results: SearchResults;
  page: number;
}

/** The search results page. */
export function SearchView(request: SearchRequest) {
  const { query } = request;
  return (
    <>
      <div className="page-head band search-head">
        <h1>{query ? `Search results for “${query}”` : 'Search'}</h1>
        <SearchBox
          key={query}
          id="page-search"
          size="large"
          placeholder="Search deals..."
          buttonText="Search"
          defaultValue={query}
          autoFocus={!query}
        />
      </div>
      {isSearchable(query) ? (
        <SearchAnswer request={request} />
      ) : (
        <>
          <p className="max-w-prose text-muted">
            {query
              ? 'Please type at least 2 characters.'
              : 'Look for a shop, a product, a category or a word from a guide. Type at least 2 characters.'}
          </p>
          <div className="mt-4 grid gap-8">
            <WaysOn />
          </div>
        </>
      )}
    </>
  );
}

async function answerOf({ query, tab, page }: SearchRequest): Promise<Answer> {
  if (tab === 'all') return { results: await search({ query, perType: PAGE_SIZE }), page: 1 };
  const at = (number: number) =>
    search({ query, perType: PAGE_SIZE, types: [tab], offset: (number - 1) * PAGE_SIZE });
  const results = await at(page);
  const last = Math.max(1, Math.ceil(results.counts[tab] / PAGE_SIZE));
  return page > last ? { results: await at(last), page: last } : { results, page };
}

/** The results of a search, below their tabs. A search for goods has its answer as the first result. */
export async function SearchAnswer({ request }: { request: SearchRequest }) {
  // The rows and the answer need the starts of the sales, which are read once for each render.
  const [{ results, page }] = await Promise.all([answerOf(request), listSaleStarts()]);
  const { query, tab } = request;
  if (results.totalCount === 0) return <NothingFound query={query} />;
  const found = SEARCH_LISTS.filter((list) => results.counts[list] > 0);
  return (
    <>
      <div className="search-summary">
        <p data-searched={query} data-results={results.totalCount} className="search-count">
          {countLabel(results.totalCount, results.atLeast.length > 0)}{' '}
          {results.totalCount === 1 ? 'result' : 'results'}:{' '}
          {found.map((list) => countOf(list, results)).join(', ')}
        </p>
        <SearchTabs query={query} current={tab} results={results} />
      </div>
      {tab === 'all' ? (
        <AnsweredResults query={query} results={results} />
      ) : (
        <div className="search-split">
          <div className="search-list">
            <OneList query={query} list={tab} results={results} page={page} />
          </div>
        </div>
      )}
      {results.totalCount < FEW && <ByCategory />}
    </>
  );
}

/**
 * The results of all kinds, in one list. Their answer is above the list, or is its first result if that is a category;
 * then the shops that sell its goods, but are not among the results, are beside the list.
 */
async function AnsweredResults({ query, results }: { query: string; results: SearchResults }) {
  const [first] = shownResults(query, results);
  const [answer, isLinked] = await Promise.all([answerToSearch(query, results), hasShop(first)]);
  const { goods, good, shops, sellers } = answer;
  const others = sellers.filter(({ slug }) => !results.retailers.some((found) => found.slug === slug));
  const hasRail = !goods || others.length > 0;
  return (
    <div className={hasRail ? 'search-split has-rail' : 'search-split'}>
      {!goods && <QuickAnswer good={good} shops={shops} hasLink={!isLinked} />}
      <div className="search-list">
        <AllResults
          query={query}
          results={results}
          answer={answer}
          isDisclosed={!goods && !isLinked && shops.length > 0}
        />
      </div>
      {goods && others.length > 0 && (
        <div className="search-rail">
          <RailShops
            id="search-shops"
            title={sellersTitle(goods, others.length < sellers.length)}
            shops={shops.filter(({ slug }) => others.some((seller) => seller.slug === slug))}
            reasons={new Map(others.map(({ slug, description }) => [slug, description]))}
            isExplained
          />
        </div>
      )}
    </div>
  );
}
