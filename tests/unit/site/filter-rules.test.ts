import { filterRules } from '../../../components/site/product-browser/filter-rules.ts';
import type { Facet } from '../../../lib/catalogue/product-filters.ts';

const FACETS: Facet[] = [
  { name: 'brand', label: 'Brand', options: [{ value: 'sony', label: 'Sony', count: 2 }] },
];
const CHOSEN = '.product-browser:has([name="brand"][value="sony"]:checked)';

test('without JavaScript, a chosen option hides the products that do not have it', () => {
  expect(filterRules(FACETS)).toBe(
    `${CHOSEN} [data-choices]:not([data-choices~="brand:sony"]){display:none}`,
  );
});

test('in a list of groups, it also hides the groups without such a product, unless a link leads there', () => {
  const empty = `${CHOSEN} .product-group:not(:has([data-choices~="brand:sony"]))`;
  expect(filterRules(FACETS, true)).toContain(
    `,${CHOSEN} .group-count,${empty}:not(:has(:target)){display:none}${empty}>.product-group-none{display:block}`,
  );
});
