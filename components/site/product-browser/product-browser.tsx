import type { CategoryCard, ProductCard } from '@/lib/catalogue/entities';
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
  /** The name of the category or subcategory that the products belong to. */
  name: string;
  /** The path of the list without filters. */
  path: string;
  products: ProductCard[];
  /** The number of products on all pages of the list. */
  total: number;
  perPage: number;
  /**
   * The rows whose names are the options of the other filters, such as subcategories. The options of the retailer
   * filter follow from the products.
   */
  groups?: Omit<FacetNames, 'retailer'>;
  /** Whether the products, or those of each group, are in alphabetical order. If false, an editor has chosen the order. */
  isByName: boolean;
  heading?: 'h2' | 'h3';
  /** Whether the page has explained the mark 'Ad' already, at its first paid link. */
  isExplained?: boolean;
  /** The categories under whose names the products are. Without them, the list has no groups. */
  categories?: CategoryCard[];
}

/** A list with at least this many products has filters. */
const WORTH_CHOOSING = 8;
/** The maximum number of options in the retailer filter. */
const RETAILERS = 15;

const namesBySlug = (rows: { slug: string; name: string }[] = []) =>
  new Map(rows.map(({ slug, name }) => [slug, name]));

/**
 * Products that the visitor can filter and sort in the browser. The choices are kept in the URL, so the page itself is
 * static. Without JavaScript, style rules filter the list.
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
    categories,
  } = props;
  const kinds = namesBySlug(groups.subcategory);
  const sections = namesBySlug(categories ? [] : groups.category);
  const kindOf = ({ subcategory, category }: ProductCard) =>
    kinds.get(subcategory ?? '') ?? sections.get(category ?? '');
  const list = { products, heading, isExplained, categories, kindOf };
  if (products.length < WORTH_CHOOSING) return <ProductGrid {...list} />;
  const isGrouped = categories !== undefined;
  const retailer = await listRetailersBySlug(commonRetailers(products, RETAILERS));
  const facets = availableFacets(products, { ...groups, retailer });
  return (
    <ChoicesRoot>
      {/* If the URL has a query, hides the list. The inline script below applies the filters, then shows the list. */}
      <script
        dangerouslySetInnerHTML={{
          __html: `location.search&&(document.currentScript.parentElement.dataset.waiting='')`,
        }}
      />
      <noscript>
        <style dangerouslySetInnerHTML={{ __html: filterRules(facets, isGrouped) }} />
      </noscript>
      <FilterForm
        {...{ name, path, facets }}
        orders={sortOptions(products, isByName)}
        count={products.length}
        isGrouped={isGrouped}
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
            {`The filters apply to the ${products.length} products on this page; the pages below the list have all ${total.toLocaleString('en-GB')}.`}
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
