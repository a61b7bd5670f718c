import { Link } from '@/components/site/link';
import { Picture } from '@/components/site/pictures/picture';
import { getProduct } from '@/lib/data/products';
import { getRetailer } from '@/lib/data/retailers';
import { getSubcategory } from '@/lib/data/subcategories';
import type { DrawnRow } from '@/lib/images/drawings';
import { productPath, retailerPath, subcategoryPath } from '@/lib/routing/paths';

interface Page {
  href: string;
  /** The product or subcategory whose picture the link shows. */
  row: DrawnRow;
}

const product = (slug: string) => async (): Promise<Page | null> => {
  const row = await getProduct(slug);
  if (!row) return null;
  return { href: productPath(row), row: { kind: 'product', slug, parents: [row.subcategory, row.category] } };
};
const retailer = (slug: string, drawn: string) => async (): Promise<Page | null> =>
  (await getRetailer(slug)) ? { href: retailerPath(slug), row: { kind: 'subcategory', slug: drawn } } : null;
const subcategory = (slug: string) => async (): Promise<Page | null> => {
  const row = await getSubcategory(slug);
  if (!row) return null;
  const parent = row.parent_category_slug;
  return { href: subcategoryPath(parent, slug), row: { kind: 'subcategory', slug, parents: [parent] } };
};

/**
 * The popular searches. They are chosen by hand, so the page does not claim how often visitors search for them. Each
 * search links directly to a page of the catalogue.
 */
const SEARCHES = [
  { text: 'Air fryer', page: subcategory('air-fryers') },
  { text: 'PlayStation', page: product('ps5') },
  { text: 'Headphones', page: subcategory('headphones') },
  { text: 'LEGO', page: product('lego') },
  { text: 'Dyson', page: retailer('dyson', 'vacuum-cleaners') },
  { text: 'Trainers', page: subcategory('trainers') },
  { text: 'Coffee machine', page: subcategory('coffee-machines') },
  { text: 'Perfume', page: subcategory('fragrance') },
];

/** Shows a row of links to popular pages. Leaves out each search whose page does not exist. */
export async function PopularSearches() {
  const chips = await Promise.all(SEARCHES.map(async ({ text, page }) => ({ text, page: await page() })));
  return (
    <section aria-labelledby="popular-searches" className="popular-band">
      <h2 id="popular-searches">Popular Searches</h2>
      <ul className="scroll-row">
        {chips.map(
          ({ text, page }) =>
            page && (
              <li key={text}>
                <Link href={page.href} className="chip">
                  <Picture row={page.row} name={text} size="tiny" isPlain />
                  {text}
                </Link>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
