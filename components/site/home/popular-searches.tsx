import { Link } from '@/components/site/link';
import { getProduct } from '@/lib/data/products';
import { getRetailer } from '@/lib/data/retailers';
import { getSubcategory } from '@/lib/data/subcategories';
import { productPath, retailerPath, subcategoryPath } from '@/lib/routing/paths';

const product = (slug: string) => async () => {
  const row = await getProduct(slug);
  return row && productPath(row);
};
const retailer = (slug: string) => async () => ((await getRetailer(slug)) ? retailerPath(slug) : null);
const subcategory = (slug: string) => async () => {
  const row = await getSubcategory(slug);
  return row && subcategoryPath(row.parent_category_slug, slug);
};

/**
 * The popular searches, chosen by hand; the page does not claim how often visitors search for them. Each search leads
 * directly to a page of the catalogue.
 */
const SEARCHES = [
  { text: 'Air fryer', page: subcategory('air-fryers') },
  { text: 'PlayStation', page: product('ps5') },
  { text: 'Headphones', page: subcategory('headphones') },
  { text: 'LEGO', page: product('lego') },
  { text: 'Dyson', page: retailer('dyson') },
  { text: 'Trainers', page: subcategory('trainers') },
  { text: 'Coffee machine', page: subcategory('coffee-machines') },
  { text: 'Perfume', page: subcategory('fragrance') },
];

/** A row of links to popular pages. Links to rows that are not in the catalogue are left out. */
export async function PopularSearches() {
  const chips = await Promise.all(SEARCHES.map(async ({ text, page }) => ({ text, href: await page() })));
  return (
    <section aria-labelledby="popular-searches" className="mt-6">
      <h2 id="popular-searches" className="footer-title">
        Popular Searches
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {chips.map(
          ({ text, href }) =>
            href && (
              <li key={text}>
                <Link
                  href={href}
                  className="inline-flex min-h-11 items-center rounded-pill border border-control px-4 text-sm hover:border-brand"
                >
                  {text}
                </Link>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
