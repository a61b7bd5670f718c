import type { Category, Content, Product, Retailer, Subcategory } from '../../../lib/catalogue/entities.ts';
import { withEvidence } from '../../../lib/catalogue/discount.ts';
import { withFacts } from '../../../lib/catalogue/product-facts.ts';
import { withShopFacts } from '../../../lib/catalogue/shop-facts.ts';
import { categories } from '../../../lib/fallback/categories/index.ts';
import { content } from '../../../lib/fallback/content/index.ts';
import { contentSettings } from '../../../lib/fallback/content-settings.ts';
import { products } from '../../../lib/fallback/products/index.ts';
import { retailers } from '../../../lib/fallback/retailers/index.ts';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';
import {
  categoryDescription,
  contentDescription,
  personDescription,
  productDescription,
  retailerDescription,
  subcategoryDescription,
} from '../../../lib/seo/descriptions.ts';
import { rowTexts } from '../../../lib/seo/page-templates.ts';
import { inTheSales, pageTitle, retailerTitle } from '../../../lib/seo/titles.ts';

const context = { year: 2026, templates: contentSettings };
const none = { meta_title: null, meta_description: null, updated_at: null };
const inCategory = { name: 'Tech & Electronics' };

const shops = retailers.map((row) => withShopFacts(withEvidence(row)) as Retailer);
const goods = products.map((row) => ({ ...withFacts(row), ...none }) as Product);
const texts = content.map(
  (row) => ({ sources: [], updates: [], author_slug: null, reviewer_slug: null, ...row }) as Content,
);
const person = {
  ...{ slug: 'ada', name: 'Ada', role: 'Editor', image: null, bio: '', link: null },
  ...{ meta_title: null, meta_description: null },
};

/** Returns the title and the description that the page's metadata contains. */
const shown = (made: ReturnType<typeof rowTexts>) => [pageTitle(made.ownTitle, made.title), made.description];

// Before editors could change the templates, the functions in lib/seo/titles and lib/seo/descriptions built these texts.
// The default templates must build the same texts.
test('the default templates build the same titles and descriptions as the functions in the code', () => {
  expect(shops.length + goods.length + texts.length).toBeGreaterThan(50);
  for (const row of shops)
    expect(shown(rowTexts('retailers', row, context))).toEqual([
      pageTitle(row.meta_title, [retailerTitle(row.name, row.has_sale), row.name]),
      retailerDescription(row),
    ]);
  for (const row of categories.map((each) => ({ ...each, updated_at: null }) as Category))
    expect(shown(rowTexts('categories', row, context))).toEqual([
      pageTitle(row.meta_title, [inTheSales(row.name), row.name]),
      categoryDescription(row),
    ]);
  for (const row of subcategories.map((each) => ({ ...each, ...none }) as Subcategory))
    expect(shown(rowTexts('subcategories', row, { ...context, parent: inCategory }))).toEqual([
      pageTitle(null, [inTheSales(row.name), row.name]),
      subcategoryDescription(row, inCategory),
    ]);
  for (const row of goods)
    expect(shown(rowTexts('products', row, { ...context, parent: inCategory }))).toEqual([
      pageTitle(row.meta_title, [inTheSales(row.name), row.name]),
      productDescription(row, inCategory),
    ]);
  for (const row of texts)
    expect(shown(rowTexts('content', row, context))).toEqual([
      pageTitle(row.meta_title, row.title),
      contentDescription(row),
    ]);
  for (const row of [person, { ...person, role: '' }, { ...person, name: 'A'.repeat(70) }])
    expect(shown(rowTexts('people', row, context))).toEqual([
      pageTitle(null, row.role ? `${row.name}, ${row.role}` : row.name),
      personDescription(row),
    ]);
});

const [shop] = shops;
if (!shop) throw new Error('There is no built-in retailer');
const changed = {
  ...contentSettings,
  retailers_title: 'When does the {{name}} sale start in {{year}}?',
  retailers_description: '{{name}} on {{site}}. {{description}}',
  products_title: '{{name}} by {{brand}}',
};

test('a changed template applies to rows without texts of their own', () => {
  const own = { meta_title: 'Ours', meta_description: 'Written by hand.' };
  const row = { ...shop, name: 'Argos', has_sale: true, meta_title: null, meta_description: null };
  expect(shown(rowTexts('retailers', row, { ...context, templates: changed }))).toEqual([
    'When does the Argos sale start in 2026?',
    `Argos on Boxing Day Sales UK. ${row.description}`,
  ]);
  expect(shown(rowTexts('retailers', { ...row, ...own }, { ...context, templates: changed }))).toEqual([
    'Ours | Boxing Day Sales UK',
    'Written by hand.',
  ]);
});

test('a row without a value for a variable is titled by its name, and so is a row whose title is too long', () => {
  const [product] = goods;
  if (!product) throw new Error('There is no built-in product');
  const title = (row: Partial<Product>) =>
    rowTexts('products', { ...product, ...row }, { ...context, templates: changed }).title;
  expect(title({ name: 'V15', brand: '' })).toEqual(['V15']);
  expect(pageTitle(null, title({ name: 'V15', brand: 'D'.repeat(60) }))).toBe('V15 | Boxing Day Sales UK');
});
