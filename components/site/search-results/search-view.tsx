import { ByCategory } from '@/components/site/category/by-category';
import { QuickAnswer } from '@/components/site/category/quick-answer';
import { RailShops } from '@/components/site/retailer/rail-shops';
import { SearchBox } from '@/components/site/search/search-box';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { search } from '@/lib/data/search';
import { isSearchable } from '@/lib/search/query';
import { rankedResults, shownResults } from '@/lib/search/ranked';
import { countLabel, countOf, SEARCH_LISTS, type SearchResults } from '@/lib/search/results';
import type { SearchRequest } from '@/lib/search/search-params';
import { answerToSearch, MOST_SHOPS } from '@/lib/services/pages/answer-to-search';
import { GoodsAnswer } from './goods-answer';
import { NothingFound, SalesAndSearches, WaysOn } from './nothing-found';
import { hasShop } from './result-facts';
import { FoundList, KindLinks, OneList, PAGE_SIZE } from './result-lists';
import { SearchTabs } from './search-tabs';
import { countedShops, sellersTitle } from './seller-texts';

/** If a search has fewer results than this number, the page also shows the categories. */
const FEW = 6;

interface Answer {
  results: SearchResults;
  page: number;
}

/** Shows the search results page. */
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
              ? 'Type at least 2 characters.'
              : 'Look for a shop, a product, a category or a word from a guide. Type at least 2 characters.'}
          </p>
          <div className="search-none">
            {!query && <SalesAndSearches />}
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

/**
 * Shows the results of a search, below a count and tabs. The tab 'all' also has an answer to the search, such as when
 * to buy the goods.
 */
export async function SearchAnswer({ request }: { request: SearchRequest }) {
  // The result rows and the answer both need the sale starts. Start this query now, in parallel with the search. Each
  // render runs the query only once.
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
 * Shows the results of all kinds, with an answer to the search. If the first result is a category, this result contains
 * the answer, and the shops that sell the category's goods follow its products and guide. If the first result is a
 * shop, this result says when the shop's sale starts. Otherwise the answer is above the list.
 */
async function AnsweredResults({ query, results }: { query: string; results: SearchResults }) {
  const [first] = rankedResults(query, results);
  const [answer, isLinked] = await Promise.all([answerToSearch(query, results), hasShop(first)]);
  const { goods, good, advice, shops, sellers } = answer;
  const { front, rest } = shownResults(query, results, sellers);
  const shown = [...front, ...rest].slice(0, PAGE_SIZE);
  const [leader] = goods ? shops : [];
  const others = sellers.filter(({ slug }) => slug !== leader?.slug);
  const inBox = sellers.filter(({ slug }) => results.retailers.some((found) => found.slug === slug));
  const isDisclosedBelow = !goods && !isLinked && shops.length > 0;
  const disclosure = leader ? 'in-answer' : isDisclosedBelow ? 'below' : 'above';
  return (
    <div className={others.length > 0 ? 'search-split has-rail' : 'search-split'}>
      {goods && <GoodsAnswer item={goods} query={query} answer={answer} />}
      {!goods && first?.type !== 'retailer' && (
        <QuickAnswer {...{ good, shops, advice }} mostShops={MOST_SHOPS} hasLink={!isLinked} />
      )}
      <FoundList {...{ query, disclosure }} items={shown.slice(goods ? 1 : 0, front.length)} />
      {goods && others.length > 0 && (
        <div className="search-rail">
          <RailShops
            id="search-shops"
            title={sellersTitle(goods, others.length, others.length < sellers.length)}
            shops={shops.filter(({ slug }) => others.some((seller) => seller.slug === slug))}
            reasons={new Map(others.map(({ slug, description }) => [slug, description]))}
            isExplained
          >
            <CountNote sellers={sellers} found={inBox} />
          </RailShops>
        </div>
      )}
      <FoundList {...{ query, disclosure }} items={shown.slice(front.length)} />
      {results.totalCount > shown.length + inBox.length && <KindLinks query={query} results={results} />}
    </div>
  );
}

/** Says, below a list of shops that sell the searched goods, which of these shops the tabs count. */
const CountNote = (shops: Parameters<typeof countedShops>[0]) => {
  const note = countedShops(shops);
  return note && <p className="not-checked">{note}</p>;
};
