import { Answers } from '@/components/site/category/answers';
import { CategoryCard } from '@/components/site/category/category-card';
import { PageChips } from '@/components/site/errors/nearest-pages';
import { PopularSearches } from '@/components/site/home/popular-searches';
import { Link } from '@/components/site/link';
import { MoreLink } from '@/components/site/more-link';
import { signColours } from '@/components/site/retailer/retailer-tile';
import type { CategoryCard as Category } from '@/lib/catalogue/entities';
import { countCategories, listCategories, listCategoriesBySlug } from '@/lib/data/categories';
import { countRetailers, listRetailers, listRetailersBySlug } from '@/lib/data/retailers';
import { search } from '@/lib/data/search';
import { retailerPath } from '@/lib/routing/paths';
import { searchPath } from '@/lib/search/query';
import { bestPages, nearestQuery } from '@/lib/services/pages/nearest-pages';

const CATEGORIES = 6;
const SHOPS = 8;

/**
 * Shows the search page if a query has no results: a similar query that has results, the best pages of that query, when
 * and where the first sales start, popular searches, the nearest categories and the top shops.
 */
export async function NothingFound({ query }: { query: string }) {
  const suggestion = await nearestQuery(query);
  const pages = suggestion ? await bestPages(suggestion) : [];
  return (
    <div data-searched={query} data-results={0} className="search-none">
      <div className="max-w-prose">
        <h2>No results found</h2>
        {suggestion && (
          <p className="mt-3 text-lg">
            Did you mean{' '}
            <Link
              href={searchPath(suggestion)}
              className="font-semibold text-brand underline underline-offset-4"
            >
              {suggestion}
            </Link>
            ?
          </p>
        )}
        {pages.length > 0 && (
          <div className="mt-3">
            <PageChips pages={pages} />
          </div>
        )}
        <p className="mt-1 text-muted">Try different keywords or browse our categories</p>
      </div>
      <SalesAndSearches />
      <WaysOn categories={await nearestCategories(suggestion)} />
    </div>
  );
}

/** Says when and at which shops the first sales start, and links to popular searches. */
export const SalesAndSearches = () => (
  <div className="grid grid-cols-1 gap-3">
    <Answers />
    <PopularSearches />
  </div>
);

/** Links to categories and top shops, for visitors who would rather browse than search. */
export async function WaysOn({ categories }: { categories?: Category[] }) {
  const [shown, shops, categoryCount, shopCount] = await Promise.all([
    categories ?? listCategories({ limit: CATEGORIES }),
    listRetailers({ limit: SHOPS }),
    countCategories(),
    countRetailers(),
  ]);
  return (
    <>
      {shown.length > 0 && (
        <section aria-labelledby="nearest-categories">
          <h2 id="nearest-categories">Categories</h2>
          <ul className="category-index small-tiles">
            {shown.map((category) => (
              <li key={category.slug}>
                <CategoryCard category={category} />
              </li>
            ))}
          </ul>
          <p>
            <MoreLink href="/categories">{allOf(categoryCount, 'categories')}</MoreLink>
          </p>
        </section>
      )}
      {shops.length > 0 && (
        <section aria-labelledby="top-shops">
          <h2 id="top-shops">Top shops</h2>
          <ul className="name-tiles">
            {shops.map((shop) => (
              <li key={shop.slug}>
                <Link href={retailerPath(shop.slug)} {...signColours(shop)} className="name-tile">
                  {shop.name}
                </Link>
              </li>
            ))}
          </ul>
          <p>
            <MoreLink href="/retailers">{allOf(shopCount, 'shops')}</MoreLink>
          </p>
        </section>
      )}
    </>
  );
}

const allOf = (count: number, kind: string) => `All ${count.toLocaleString('en-GB')} ${kind}`;

/**
 * Returns the categories in which the similar query `suggestion` has results, followed by the first categories of the
 * site.
 */
async function nearestCategories(suggestion: string | null): Promise<Category[]> {
  const first = await listCategories({ limit: CATEGORIES });
  if (!suggestion) return first;
  const { categories, products, retailers } = await search({ query: suggestion, perType: 3 });
  const shops = (await Promise.all(retailers.map(({ slug }) => listRetailersBySlug([slug])))).flat();
  const near = new Set([
    ...categories.map(({ slug, category }) => category ?? slug),
    ...products.flatMap(({ category }) => category ?? []),
    ...shops.flatMap(({ key_categories }) => key_categories.slice(0, 1)),
  ]);
  // Read each category with its own query. If one query read several categories, the cache would store a result for
  // every combination of categories that a search can find.
  const nearest = (await Promise.all([...near].map((slug) => listCategoriesBySlug([slug])))).flat();
  const rest = first.filter(({ slug }) => !nearest.some((category) => category.slug === slug));
  return [...nearest, ...rest].slice(0, CATEGORIES);
}
