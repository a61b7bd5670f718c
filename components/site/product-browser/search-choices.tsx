import type { Facet } from '@/lib/catalogue/product-filters';
import { searchPath } from '@/lib/search/query';

/**
 * For each facet, the type of search results that can replace its filter. The price facet is left out, because search
 * does not cover prices.
 */
const SEARCHED: Partial<Record<Facet['name'], 'products' | 'all'>> = {
  subcategory: 'products',
  brand: 'products',
  retailer: 'all',
};

/** Links to search results, which replace the filters in browsers without JavaScript. */
export function SearchChoices({ groups }: { groups: Facet[] }) {
  return groups.map(({ name, label, options }) => {
    const type = SEARCHED[name];
    return (
      type && (
        <nav key={name} aria-labelledby={`search-by-${name}`} className="mb-4" data-live="">
          <p id={`search-by-${name}`} className="text-sm text-muted">
            Search by {label.toLowerCase()}
          </p>
          <ul className="flex flex-wrap gap-x-4">
            {options.map((option) => (
              <li key={option.value}>
                <a
                  href={searchPath(option.label, { type })}
                  className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
                >
                  {option.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )
    );
  });
}
