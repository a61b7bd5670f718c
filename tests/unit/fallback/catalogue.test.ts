import { categories } from '../../../lib/fallback/categories/index.ts';
import { categoryAliases, categoryLabels } from '../../../lib/fallback/category-aliases.ts';
import { homepage } from '../../../lib/fallback/homepage.ts';
import { knownRetailerSlugs, retailersWithoutPage } from '../../../lib/fallback/known-retailers.ts';
import { products } from '../../../lib/fallback/products/index.ts';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';
import {
  CATEGORIES,
  CONTENT,
  list,
  RETAILERS,
  STATIC_ROUTES,
  SUBCATEGORIES,
} from '../../helpers/catalogue.ts';

const words = (text: string) => list(text).length;
const slugs = (rows: { slug: string }[]) => rows.map((row) => row.slug);
const home = homepage(2031);

describe('slugs and references', () => {
  test('the nine categories and seven products are complete and in their agreed order', () => {
    expect(slugs(categories)).toEqual(CATEGORIES);
    expect(products.map((row) => `${row.category}/${row.subcategory}/${row.slug}`)).toEqual([
      'gaming/consoles/nintendo-switch',
      'electronics/headphones/airpods-pro-2',
      'gaming/consoles/ps5',
      'appliances/vacuum-cleaners/dyson-v15',
      'appliances/air-fryers/ninja-af400',
      'health-beauty/hair-styling/dyson-airwrap',
      'toys-games/building-sets/lego',
    ]);
  });

  test('the agreed subcategories are under their parents', () => {
    const expected = Object.entries(SUBCATEGORIES).flatMap(([parent, names]) =>
      list(names).map((slug) => `${parent}/${slug}`),
    );
    expect(subcategories.map((row) => `${row.parent_category_slug}/${row.slug}`)).toEqual(expected);
  });

  test.each(categories)('category $slug refers to known products and retailers, once each', (row) => {
    expect(slugs(products)).toEqual(expect.arrayContaining(row.top_products));
    expect(RETAILERS).toEqual(expect.arrayContaining(row.top_retailers));
    expect(new Set(row.top_products).size).toBe(row.top_products.length);
    expect(new Set(row.top_retailers).size).toBe(row.top_retailers.length);
    expect(row.top_retailers.length).toBeGreaterThanOrEqual(4);
    expect(row.top_retailers.length).toBeLessThanOrEqual(8);
  });

  test.each(products)(
    'product $slug is in the list of its own category and its retailers are known',
    (row) => {
      expect(categories.find(({ slug }) => slug === row.category)?.top_products).toContain(row.slug);
      expect(RETAILERS).toEqual(expect.arrayContaining(row.recommended_retailers));
      expect(new Set(row.recommended_retailers).size).toBe(row.recommended_retailers.length);
      expect(row.recommended_retailers.length).toBeGreaterThanOrEqual(4);
      expect(row.recommended_retailers.length).toBeLessThanOrEqual(7);
    },
  );

  test('there are about fifty known retailers, thirty have a page, and none hides another page', () => {
    expect(knownRetailerSlugs).toEqual(expect.arrayContaining(RETAILERS));
    expect(new Set(knownRetailerSlugs).size).toBe(knownRetailerSlugs.length);
    expect(Math.abs(knownRetailerSlugs.length - 50)).toBeLessThanOrEqual(5);
    expect(RETAILERS.filter((slug) => slug in retailersWithoutPage)).toEqual([]);
    const nearest = Object.values(retailersWithoutPage).map(({ category }) => category);
    expect(CATEGORIES).toEqual(expect.arrayContaining(nearest));
    const legacy = ['guides', 'articles', 'beauty', 'home', 'tech', 'admin', 'api'];
    const taken = [
      ...CATEGORIES,
      ...slugs(products),
      ...CONTENT,
      ...legacy,
      ...STATIC_ROUTES.map((p) => p.slice(1)),
    ];
    expect(knownRetailerSlugs.filter((slug) => taken.includes(slug))).toEqual([]);
  });

  test('aliases lead to a category and none is a category’s own slug, and labels match the names', () => {
    expect(categoryAliases).toMatchObject({
      'tech-electronics': 'electronics',
      beauty: 'health-beauty',
      toys: 'toys-games',
      home: 'home-living',
      sports: 'sports-outdoors',
      food: 'groceries',
    });
    expect(CATEGORIES).toEqual(expect.arrayContaining(Object.values(categoryAliases)));
    expect(Object.keys(categoryAliases).filter((alias) => CATEGORIES.includes(alias))).toEqual([]);
    expect(categoryLabels).toEqual(Object.fromEntries(categories.map((row) => [row.slug, row.name])));
    expect(categoryLabels).toMatchObject({
      electronics: 'Tech & Electronics',
      'home-living': 'Home & Living',
    });
  });

  test('every slug has a format that the database accepts', () => {
    const all = [...slugs(categories), ...slugs(subcategories), ...slugs(products)];
    for (const slug of [...all, ...knownRetailerSlugs, ...Object.keys(categoryAliases)])
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

describe('lengths and forms', () => {
  const described: [string, string, number, number][] = [
    ...categories.map((row): [string, string, number, number] => [row.slug, row.description, 70, 120]),
    ...subcategories.map((row): [string, string, number, number] => [row.slug, row.description, 30, 60]),
    ...products.map((row): [string, string, number, number] => [row.slug, row.description, 80, 130]),
  ];
  test.each(described)('the description of %s has the agreed number of words', (_slug, text, least, most) => {
    expect(words(text)).toBeGreaterThanOrEqual(least);
    expect(words(text)).toBeLessThanOrEqual(most);
  });

  test.each([...categories, ...products])('$slug has four complete FAQs, tips and meta texts', (row) => {
    expect(row.faqs).toHaveLength(4);
    for (const { question, answer } of row.faqs) {
      expect(question).toMatch(/\?$/);
      expect([answer, words(answer) >= 30 && words(answer) <= 70]).toEqual([answer, true]);
    }
    expect(row.buying_tips.length).toBeGreaterThanOrEqual(5);
    expect(row.buying_tips.length).toBeLessThanOrEqual(6);
    expect(row.meta_title?.length).toBeLessThanOrEqual(60);
    expect(row.meta_description?.length).toBeLessThanOrEqual(155);
    expect(row.meta_description?.length).toBeGreaterThan(70);
    expect(row.image_url).toBeNull();
    expect(row.is_published).toBe(true);
  });

  test('no name, description, question, tip or meta text is used twice', () => {
    const rows = [...categories, ...products];
    const meta = [home, ...rows].flatMap((row) => [row.meta_title, row.meta_description]);
    const all = [
      ...meta,
      ...home.homepage_faqs.map((faq) => faq.question),
      ...[...rows, ...subcategories].flatMap((row) => [
        ...row.faqs.map((faq) => faq.question),
        ...row.buying_tips,
        ...[row.name, row.description],
      ]),
    ];
    expect(all.filter((text, position) => all.indexOf(text) !== position)).toEqual([]);
  });

  test.each([...categories, ...subcategories])(
    '$slug has a verdict, and says what comes down and what is rarely reduced',
    (row) => {
      expect(row.verdict).toMatch(/^[A-Z].{15,70}\.$/);
      expect(row.falls.length).toBeGreaterThanOrEqual(3);
      expect(row.holds.length).toBeGreaterThanOrEqual(1);
      const timed = [...row.buy_early, ...row.wait, ...row.any_time];
      expect(timed.length).toBeGreaterThanOrEqual(1);
      const goods = [...row.falls, ...row.holds];
      expect(new Set(goods).size).toBe(goods.length);
      expect(new Set(timed).size).toBe(timed.length);
      for (const each of [...goods, ...timed]) expect(each).toMatch(/^[A-Z\d].{2,59}[^.]$/);
    },
  );

  test.each(products)('product $slug has a verdict with a short reason, and no unchecked evidence', (row) => {
    expect(['buy_early', 'wait', 'any_time']).toContain(row.verdict);
    expect(row.verdict_reason).toMatch(/^[A-Z].{20,88}\.$/);
    expect(new Set(row.specs.map(({ name }) => name)).size).toBe(row.specs.length);
    // Nobody has yet checked the prices at a source or entered the URLs of products.
    expect([row.price_checked_on, row.price_source_name, row.price_source_url]).toEqual([null, null, null]);
    expect(row.retailer_links).toEqual([]);
  });

  test.each(products)('product $slug has a price range, an emoji and variants with facts', (row) => {
    expect(row.price_range).toMatch(/^£[\d,]+( – £[\d,]+)?$/);
    const [low = 0, high = low] = (row.price_range?.match(/[\d,]+/g) ?? []).map((n) =>
      Number(n.replace(',', '')),
    );
    expect(low).toBeLessThanOrEqual(high);
    expect(row.image).toMatch(/^\p{Extended_Pictographic}/u);
    expect(row.image?.length).toBeLessThanOrEqual(4);
    expect(row.variants.length).toBeGreaterThanOrEqual(2);
    expect(row.variants.length).toBeLessThanOrEqual(5);
    for (const variant of row.variants) expect(Object.keys(variant.specs).length).toBeGreaterThanOrEqual(2);
  });
});
