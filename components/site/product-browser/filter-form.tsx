import type { Facet, Option } from '@/lib/catalogue/product-filters';
import { FacetGroup } from './facet-group';

/** The id of the filter form. The button above the list opens the form as a sheet. */
const FORM = 'product-filters';
/** The number of filters that are expanded at first. */
const OPEN = 2;

/** Shows the button that opens the filters as a sheet. Wide windows show the filters beside the list instead. */
export function FilterOpener() {
  return (
    <button type="button" popoverTarget={FORM} className="button-outline filter-opener">
      Filters
      {/* Render this text even while it is hidden: the inline script may have changed it before hydration. */}
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
  /** Whether the products are in groups. If so, every sort order sorts within the groups. */
  isGrouped: boolean;
}

/** Shows the filters and the sort order: as a sheet in a narrow window, as a column beside the list in a wide one. */
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
        <span>{isGrouped ? 'Sort each group by' : 'Sort by'}</span>
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
