import type { Facet } from '@/lib/catalogue/product-filters';

/**
 * Returns the style rules that filter the list without JavaScript: each chosen option hides the products that do not
 * have it. The values are slugs, and brands are written like slugs, so no value needs escaping.
 */
export const filterRules = (facets: Facet[]): string =>
  facets
    .flatMap(({ name, options }) =>
      options.map(
        ({ value }) =>
          `.product-browser:has([name="${name}"][value="${value}"]:checked) [data-choices]:not([data-choices~="${name}:${value}"]){display:none}`,
      ),
    )
    .join('\n');
