import type { ProductCard } from '@/lib/data/products';
import { listRetailersBySlug } from '@/lib/data/retailers';
import { PER_PAGE } from '@/lib/pagination';
import { choiceGroups, commonRetailers, productFacts, sortOptions } from '@/lib/product-choices';
import { ProductGrid } from '../product-grid';
import { applyChoices } from './apply-choices';
import { ChoiceSelect } from './choice-select';
import { ChoicesRoot } from './choices-root';
import { SearchChoices } from './search-choices';

interface ProductBrowserProps {
  /** What the products are part of: the name of a category or subcategory. */
  name: string;
  /** Of the page itself, with all its products. */
  path: string;
  products: ProductCard[];
  /** How many there are on all pages of the list. */
  total: number;
  subcategories: { slug: string; name: string }[];
  /** The list is in the order of names, not one that somebody chose. */
  isByName: boolean;
  heading?: 'h2' | 'h3';
}

/** Fewer products are seen at a glance. */
const WORTH_CHOOSING = 2;
/** As many as a list to choose from can hold without being one to search in. */
const RETAILERS = 40;

const ALL =
  'inline-flex min-h-11 items-center rounded-box border border-control px-4 font-semibold text-brand hover:border-brand';

/** Products to filter and sort in the browser; the choices are kept in the address, the page stays static. */
export async function ProductBrowser(props: ProductBrowserProps) {
  const { name, path, products, total, subcategories, isByName, heading } = props;
  if (products.length < WORTH_CHOOSING) return <ProductGrid products={products} heading={heading} />;
  const retailers = await listRetailersBySlug(commonRetailers(products, RETAILERS));
  const groups = choiceGroups(products, { subcategories, retailers });
  return (
    <ChoicesRoot>
      {/* A browser may paint what has come of the list before the script behind it: with choices to apply, it waits. */}
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
            {`The choices apply to the ${products.length} products on this page; the pages below the list have all ${total.toLocaleString('en-GB')}.`}
          </p>
        )}
      </form>
      <noscript>
        <SearchChoices groups={groups} />
      </noscript>
      <ProductGrid products={products} heading={heading} facts={productFacts(products)} />
      <div className="product-none" data-none="" hidden suppressHydrationWarning>
        <p className="text-lg font-semibold">No products match these choices.</p>
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
