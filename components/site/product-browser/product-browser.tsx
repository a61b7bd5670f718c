import type { ProductCard } from '@/lib/catalogue/entities';
import {
  availableFacets,
  commonRetailers,
  type FacetNames,
  productFacts,
  sortOptions,
} from '@/lib/catalogue/product-filters';
import { listRetailersBySlug } from '@/lib/data/retailers';
import { ProductGrid } from '../product/product-grid';
import { applyChoices } from './apply-choices';
import { ChoicesRoot } from './choices-root';
import { FilterForm, FilterOpener } from './filter-form';
import { filterRules } from './filter-rules';

interface ProductBrowserProps {
  /** The name of the products' category or subcategory. The list of all products passes 'the list'. */
  name: string;
  /** The path of the list without filters. */
  path: string;
  products: ProductCard[];
  /** The number of products on all pages of the list. */
  total: number;
  perPage: number;
  /**
   * The options of the category filter and of the subcategory filter. The options of the retailer filter come from the
   * products.
   */
  groups?: Omit<FacetNames, 'retailer'>;
  /**
   * Whether the products are in alphabetical order (within each group, if there are groups). If false, the list has an
   * order of its own, which the sort menu calls 'Featured'.
   */
  isByName: boolean;
  heading?: 'h2' | 'h3';
  /** Whether the page has already explained the mark 'Ad', at an earlier paid link. */
  isExplained?: boolean;
  /** Whether the products are grouped by when to buy them. */
  isByAdvice?: boolean;
}

/** The minimum number of products for which a list has filters. */
const WORTH_CHOOSING = 8;
/** The maximum number of options in the retailer filter. */
const RETAILERS = 15;

const namesBySlug = (rows: { slug: string; name: string }[] = []) =>
  new Map(rows.map(({ slug, name }) => [slug, name]));

/**
 * Shows products that the visitor can filter and sort in the browser. The URL contains the chosen filters and sort
 * order, so the page itself is static. Without JavaScript, style rules filter the list.
 */
export async function ProductBrowser(props: ProductBrowserProps) {
  const {
    name,
    path,
    products,
    total,
    perPage,
    groups = {},
    isByName,
    heading,
    isExplained,
    isByAdvice = false,
  } = props;
  const kinds = namesBySlug(groups.subcategory);
  const sections = namesBySlug(groups.category);
  const kindOf = ({ subcategory, category }: ProductCard) =>
    kinds.get(subcategory ?? '') ?? sections.get(category ?? '');
  const list = { products, heading, isExplained, isByAdvice, kindOf };
  if (products.length < WORTH_CHOOSING) return <ProductGrid {...list} />;
  const retailer = await listRetailersBySlug(commonRetailers(products, RETAILERS));
  const facets = availableFacets(products, { ...groups, retailer });
  return (
    <ChoicesRoot>
      {/* If the URL has a query, hide the list. The inline script below applies the filters, then shows the list. */}
      <script
        dangerouslySetInnerHTML={{
          __html: `location.search&&(document.currentScript.parentElement.dataset.waiting='')`,
        }}
      />
      <noscript>
        <style dangerouslySetInnerHTML={{ __html: filterRules(facets, isByAdvice) }} />
      </noscript>
      <FilterForm
        {...{ name, path, facets }}
        orders={sortOptions(products, isByName)}
        count={products.length}
        isGrouped={isByAdvice}
      />
      <div className="product-results">
        <div className="product-count">
          <p role="status" data-count="" suppressHydrationWarning>
            {`Showing ${products.length} of ${products.length} products`}
          </p>
          <FilterOpener />
        </div>
        {total > perPage && (
          <p className="product-note">
            {`The filters apply only to the ${products.length} products on this page. Use the page links below the list to see all ${total.toLocaleString('en-GB')}.`}
          </p>
        )}
        <ProductGrid {...list} facts={productFacts(products)} />
        <div className="product-none" data-none="" hidden suppressHydrationWarning>
          <p className="text-lg font-semibold">No products match these filters.</p>
          <a href={path} className="button-outline" data-all="">
            Show all products
          </a>
        </div>
      </div>
      <script
        dangerouslySetInnerHTML={{
          __html: `(${applyChoices.toString()})(document.currentScript.parentElement,location.search)`,
        }}
      />
    </ChoicesRoot>
  );
}
