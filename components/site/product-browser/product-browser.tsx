import type { ProductCard } from '@/lib/catalogue/entities';
import { availableFacets, commonRetailers, productFacts, sortOptions } from '@/lib/catalogue/product-filters';
import { listRetailersBySlug } from '@/lib/data/retailers';
import { PER_PAGE } from '@/lib/lists/pagination';
import { ProductGrid } from '../product/product-grid';
import { applyChoices } from './apply-choices';
import { ChoiceSelect } from './choice-select';
import { ChoicesRoot } from './choices-root';
import { SearchChoices } from './search-choices';

interface ProductBrowserProps {
  /** The name of the category or subcategory that the products belong to. */
  name: string;
  /** The path of the list without filters. */
  path: string;
  products: ProductCard[];
  /** The number of products on all pages of the list. */
  total: number;
  subcategories: { slug: string; name: string }[];
  /** Whether the products are in alphabetical order. If false, an editor has chosen the order. */
  isByName: boolean;
  heading?: 'h2' | 'h3';
}

/** A list with at least this many products has filters. */
const WORTH_CHOOSING = 2;
/** The maximum number of options in the retailer filter. */
const RETAILERS = 40;

const ALL =
  'inline-flex min-h-11 items-center rounded-box border border-control px-4 font-semibold text-brand hover:border-brand';

/**
 * Products that the visitor can filter and sort in the browser. The choices are kept in the URL, so the page itself is
 * static.
 */
export async function ProductBrowser(props: ProductBrowserProps) {
  const { name, path, products, total, subcategories, isByName, heading } = props;
  if (products.length < WORTH_CHOOSING) return <ProductGrid products={products} heading={heading} />;
  const retailers = await listRetailersBySlug(commonRetailers(products, RETAILERS));
  const groups = availableFacets(products, { subcategories, retailers });
  return (
    <ChoicesRoot>
      {/* If the URL has a query, hides the list. The inline script below applies the filters, then shows the list. */}
      <script
        dangerouslySetInnerHTML={{
          __html: `location.search&&(document.currentScript.parentElement.dataset.waiting='')`,
        }}
      />
      <form
        aria-label={`Filter and sort products in ${name}`}
        autoComplete="off"
        className="product-choices"
        data-live=""
      >
        {groups.map((group) => (
          <ChoiceSelect
            key={group.name}
            name={group.name}
            label={group.label}
            options={[{ value: '', label: 'Any' }, ...group.options]}
          />
        ))}
        <ChoiceSelect name="sort" label="Sort by" options={sortOptions(products, isByName)} />
        <div className="product-count">
          <p role="status" data-count="" suppressHydrationWarning>
            {`Showing ${products.length} of ${products.length} products`}
          </p>
          <a href={path} className={ALL} data-all="" data-clear="" hidden suppressHydrationWarning>
            Clear all
          </a>
        </div>
        {total > PER_PAGE.inCategory && (
          <p className="product-note">
            {`The filters apply to the ${products.length} products on this page; the pages below the list have all ${total.toLocaleString('en-GB')}.`}
          </p>
        )}
      </form>
      <noscript>
        <SearchChoices groups={groups} />
      </noscript>
      <ProductGrid products={products} heading={heading} facts={productFacts(products)} />
      <div className="product-none" data-none="" hidden suppressHydrationWarning>
        <p className="text-lg font-semibold">No products match these filters.</p>
        <a href={path} className={ALL} data-all="">
          Show all products
        </a>
      </div>
      <script
        dangerouslySetInnerHTML={{
          __html: `(${applyChoices.toString()})(document.currentScript.parentElement,location.search)`,
        }}
      />
    </ChoicesRoot>
  );
}
