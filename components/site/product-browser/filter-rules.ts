import type { Facet } from '@/lib/catalogue/product-filters';

/**
 * Returns the style rules that filter the list without JavaScript: each chosen option hides the products that do not
 * have it, and the groups without such a product. The values are slugs, and brands are written like slugs, so no value needs
 * escaping.
 */
export const filterRules = (facets: Facet[], isGrouped = false): string =>
  facets
    .flatMap(({ name, options }) =>
      options.map(({ value }) => {
        const chosen = `.product-browser:has([name="${name}"][value="${value}"]:checked)`;
        const match = `[data-choices~="${name}:${value}"]`;
        const hidden = [
          `${chosen} [data-choices]:not(${match})`,
          ...(isGrouped ? [`${chosen} .product-group:not(:has(${match}))`] : []),
        ];
        return `${hidden.join(',')}{display:none}`;
      }),
    )
    .join('\n');
