import type { Facet } from '@/lib/catalogue/product-filters';

/**
 * Returns the style rules that filter the list without JavaScript: each chosen option hides the products that do not
 * have it, and the groups without such a product. A group to which a link of the page leads says that it is empty
 * (styles/product-groups). The values are slugs, and brands are written like slugs, so no value needs escaping.
 */
export const filterRules = (facets: Facet[], isGrouped = false): string =>
  facets
    .flatMap(({ name, options }) =>
      options.map(({ value }) => {
        const chosen = `.product-browser:has([name="${name}"][value="${value}"]:checked)`;
        const match = `[data-choices~="${name}:${value}"]`;
        const hide = `${chosen} [data-choices]:not(${match})`;
        if (!isGrouped) return `${hide}{display:none}`;
        const empty = `${chosen} .product-group:not(:has(${match}))`;
        return `${hide},${empty}:not(:has(:target)){display:none}${empty}>.product-group-none{display:block}`;
      }),
    )
    .join('\n');
