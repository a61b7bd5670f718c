import { CategoryCard } from '@/components/site/category/category-card';
import { Link } from '@/components/site/link';
import { MoreLink } from '@/components/site/more-link';
import { signColours } from '@/components/site/retailer/retailer-tile';
import type { CategoryCard as Category } from '@/lib/catalogue/entities';
import { listCategories, listCategoriesBySlug } from '@/lib/data/categories';
import { listRetailers, listRetailersBySlug } from '@/lib/data/retailers';
import { search, suggestQuery } from '@/lib/data/search';
import { retailerPath } from '@/lib/routing/paths';
import { searchPath } from '@/lib/search/query';

const CATEGORIES = 6;
const SHOPS = 8;

/** The search page if a query has no results: a spelling suggestion, the nearest categories and the top shops. */
export async function NothingFound({ query }: { query: string }) {
  const suggestion = await suggestQuery(query);
  return (
    <div data-searched={query} data-results={0} className="search-none grid gap-8">
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
        <p className="mt-3 text-muted">Try different keywords or browse our categories</p>
      </div>
      <WaysOn categories={await nearestCategories(suggestion)} />
    </div>
  );
}

/** Categories and top shops, for visitors who would rather browse than search. */
export async function WaysOn({ categories }: { categories?: Category[] }) {
  const [shown, shops] = await Promise.all([
    categories ?? listCategories({ limit: CATEGORIES }),
    listRetailers({ limit: SHOPS }),
  ]);
  return (
    <>
      {shown.length > 0 && (
        <section aria-labelledby="nearest-categories" className="grid gap-4">
          <h2 id="nearest-categories">Categories</h2>
          <ul className="category-index">
            {shown.map((category) => (
              <li key={category.slug}>
                <CategoryCard category={category} />
              </li>
            ))}
          </ul>
          <p>
            <MoreLink href="/categories">Browse categories</MoreLink>
          </p>
        </section>
      )}
      {shops.length > 0 && (
        <section aria-labelledby="top-shops" className="grid gap-4">
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
            <MoreLink href="/retailers">Browse retailers</MoreLink>
          </p>
        </section>
      )}
    </>
  );
}

/** Returns the categories in which a similar query has results, followed by the first categories of the site. */
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
  // Read each row on its own. A query for several rows would be cached for every selection of rows that
  // visitors can ask for.
  const nearest = (await Promise.all([...near].map((slug) => listCategoriesBySlug([slug])))).flat();
  const rest = first.filter(({ slug }) => !nearest.some((category) => category.slug === slug));
  return [...nearest, ...rest].slice(0, CATEGORIES);
}
