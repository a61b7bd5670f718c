/** @jest-environment jsdom */
import { categories } from '../../../lib/fallback/categories/index.ts';
import { content } from '../../../lib/fallback/content/index.ts';
import { products } from '../../../lib/fallback/products/index.ts';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';
import { list, RETAILERS } from '../../helpers/catalogue.ts';

const words = (text: string) => list(text).length;
const rows = subcategories.map((row) => [row.slug, row] as const);

/** The paths that the body of a subcategory may link to. */
const PAGES = new Set([
  ...categories.map(({ slug }) => `/categories/${slug}`),
  ...subcategories.map((row) => `/categories/${row.parent_category_slug}/${row.slug}`),
  ...products.map(({ category, slug }) => `/${category}/${slug}`),
  ...content.map(({ slug }) => `/content/${slug}`),
]);
const ALLOWED = ['a', 'h2', 'li', 'p', 'strong', 'ul'];

/** Shops that sell only one kind of goods. For each shop, the only subcategories whose texts may name it. */
const SPECIALISTS: Record<string, string> = {
  halfords: 'cycling outdoor-toys',
  dunelm: 'furniture bedding lighting',
  dyson: 'vacuum-cleaners hair-styling',
  ninja: 'air-fryers',
  'smyths-toys': 'building-sets board-games outdoor-toys cycling consoles video-games gaming-accessories',
  nike: 'trainers',
  adidas: 'trainers',
  'jd-sports': 'trainers',
  uniqlo: 'womens-fashion mens-fashion coats-jackets',
  'river-island': 'womens-fashion mens-fashion shoes coats-jackets',
  sephora: 'skincare fragrance hair-styling',
};

/**
 * Matches a fact that can become out of date: a guarantee, a price promise, a duration, a day or a figure. The list of
 * the best shops has no mark for unchecked facts. So its reasons may only be about the range, the service or the stock
 * of a shop.
 */
const CAN_DATE =
  /guarantee|warrant|price (?:promise|match)|undersold|(?:\d|one|two|three|five|six|ten|twelve)[- ](?:day|month|year)s?\b|Christmas (?:Eve|Day)|Boxing Day|\d December|[%£]/i;

test('there are thirty of them', () => {
  expect(rows).toHaveLength(30);
});

describe.each(rows)('%s', (_slug, row) => {
  const body = new DOMParser().parseFromString(row.body, 'text/html').body;
  const elements = [...body.querySelectorAll('*')];

  test('has a text of at least 500 words, in four sections about its own goods', () => {
    expect(words(row.body.replace(/<[^>]+>/g, ' '))).toBeGreaterThanOrEqual(500);
    const headings = [...body.querySelectorAll('h2')].map(({ textContent }) => textContent ?? '');
    expect(headings).toEqual([
      'Where the reductions are',
      expect.stringMatching(/^How to choose \S/),
      'What to check before you pay',
      'When the reductions come',
    ]);
    expect(headings.join()).not.toMatch(/television/i);
  });

  test('has well-formed HTML without attributes other than links to existing pages', () => {
    expect(body.innerHTML).toBe(row.body);
    expect(elements.map(({ localName }) => localName).filter((name) => !ALLOWED.includes(name))).toEqual([]);
    expect(elements.filter((each) => each.localName !== 'a' && each.attributes.length > 0)).toEqual([]);
    const hrefs = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.length).toBeGreaterThanOrEqual(1);
    expect(hrefs.filter((href) => !PAGES.has(href))).toEqual([]);
    expect(hrefs).not.toContain(`/categories/${row.parent_category_slug}/${row.slug}`);
  });

  test('has a description for search engines that fits a result and names the goods', () => {
    const text = row.meta_description ?? '';
    expect(text.length).toBeGreaterThanOrEqual(70);
    expect(text.length).toBeLessThanOrEqual(155);
    const name = row.name.toLowerCase().replace(' & ', ' and ');
    expect(text.toLowerCase()).toContain(`${name} `);
    const all = subcategories.map(({ meta_description }) => meta_description);
    expect(all.filter((other) => other === text)).toHaveLength(1);
  });

  test('names three to six shops that sell these goods, each with its own reason', () => {
    const slugs = row.retailer_picks.map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThanOrEqual(3);
    expect(slugs.length).toBeLessThanOrEqual(6);
    expect(RETAILERS).toEqual(expect.arrayContaining(slugs));
    expect(slugs.filter((slug) => SPECIALISTS[slug] && !list(SPECIALISTS[slug]).includes(row.slug))).toEqual(
      [],
    );
    for (const { reason } of row.retailer_picks) {
      expect([reason, CAN_DATE.test(reason)]).toEqual([reason, false]);
      expect(reason.length).toBeLessThanOrEqual(140);
      expect(reason).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  test('has three to five tips and three answered questions', () => {
    expect(row.buying_tips.length).toBeGreaterThanOrEqual(3);
    expect(row.buying_tips.length).toBeLessThanOrEqual(5);
    for (const tip of row.buying_tips) expect(tip).toMatch(/^[A-Z].{20,200}\.$/);
    expect(row.faqs).toHaveLength(3);
    for (const { question, answer } of row.faqs) {
      expect(question).toMatch(/\?$/);
      expect([answer, words(answer) >= 30 && words(answer) <= 70]).toEqual([answer, true]);
    }
  });
});

test('no sentence of a text, and no reason, is used twice', () => {
  const sentences = subcategories.flatMap((row) => [
    ...row.body
      .replace(/<h2>.*?<\/h2>/g, ' ')
      .replace(/<[^>]+>/g, ' ')
      .split(/(?<=[.?])\s+/),
    ...row.retailer_picks.map(({ reason }) => reason),
  ]);
  const long = sentences.map((text) => text.trim()).filter((text) => words(text || '-') > 6);
  expect(long.filter((text, place) => long.indexOf(text) !== place)).toEqual([]);
});
