import type { Facet } from '@/lib/catalogue/product-filters';

/**
 * Returns the style rules that filter the list without JavaScript. Each chosen option hides the products that do not
 * have it, and the groups without any matching product. If the visitor has followed a link to such a group, so that the
 * URL ends in its id, the group stays visible and says that it is empty (styles/product-groups). The rules also hide
 * each group's number of products, because this number includes hidden products. The values need no escaping, because
 * they are slugs, and brands are written as slugs too.
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
        return `${hide},${chosen} .group-count,${empty}:not(:has(:target)){display:none}${empty}>.product-group-none{display:block}`;
      }),
    )
    .join('\n');
