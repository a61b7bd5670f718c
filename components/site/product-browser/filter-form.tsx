import type { Facet, Option } from '@/lib/catalogue/product-filters';
import { FacetGroup } from './facet-group';

/** The id of the form, which the button above the list opens as a sheet. */
const FORM = 'product-filters';
/** The number of filters that are open from the start. */
const OPEN = 2;

/** The button that opens the filters as a sheet. Wide windows show the filters beside the list instead. */
export function FilterOpener() {
  return (
    <button type="button" popoverTarget={FORM} className="button-outline filter-opener">
      Filters
      {/* The text node must exist on hydration, because the inline script may already have changed it. */}
      <span data-chosen="" className="filter-chosen" hidden suppressHydrationWarning>
        0
      </span>
    </button>
  );
}

interface FilterFormProps {
  name: string;
  /** The path of the list without filters. */
  path: string;
  facets: Facet[];
  orders: Option[];
  count: number;
  /** Whether the products are under the names of their categories. They then keep to them in every order. */
  isGrouped: boolean;
}

/** The filters and the sort order: a sheet in a narrow window, a column beside the list in a wide one. */
export function FilterForm({ name, path, facets, orders, count, isGrouped }: FilterFormProps) {
  return (
    <form
      id={FORM}
      popover="auto"
      aria-label={`Filter and sort products in ${name}`}
      autoComplete="off"
      className="product-filters"
      data-live=""
    >
      <div className="filters-head">
        <p className="filters-title">Filters</p>
        <a href={path} className="more-link" data-all="" data-clear="" hidden suppressHydrationWarning>
          Clear all
        </a>
      </div>
      <label className="sort-order">
        <span>{isGrouped ? 'Sort each category by' : 'Sort by'}</span>
        <select name="sort">
          {orders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {facets.map((facet, index) => (
        <FacetGroup key={facet.name} facet={facet} isOpen={index < OPEN} />
      ))}
      <div className="filters-foot">
        <button type="button" popoverTarget={FORM} popoverTargetAction="hide" className="button-brand">
          Show <span data-total="" suppressHydrationWarning>{`${count} products`}</span>
        </button>
      </div>
    </form>
  );
}
