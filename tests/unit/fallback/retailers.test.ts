import { describe, expect, test } from '@jest/globals';
import { isHedge } from '../../../lib/catalogue/hedges.ts';
import { retailers } from '../../../lib/fallback/retailers/index.ts';
import { NO_FACTS } from '../../../lib/fallback/retailers/retailer.ts';
import type { RetailerRow } from '../../../lib/schema/rows.ts';
import { contrastOf, READABLE_CONTRAST } from '../../../lib/theme/contrast.ts';

const slugs =
  'adidas amazon ao argos asda asos boots currys debenhams dunelm dyson halfords hm jd-sports john-lewis ' +
  'marks-spencer next nike ninja pandora river-island selfridges sephora smyths-toys sports-direct superdrug ' +
  'tesco tk-maxx uniqlo very';
const categories =
  'electronics fashion home-living health-beauty toys-games sports-outdoors appliances gaming groceries'.split(
    ' ',
  );
const products = 'nintendo-switch airpods-pro-2 ps5 dyson-v15 ninja-af400 dyson-airwrap lego'.split(' ');
const noStores = ['amazon', 'ao', 'asos', 'debenhams', 'very'];

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Returns every text of a retailer that visitors see, each with the name of its column. */
function textsOf(row: RetailerRow): [string, string][] {
  return [
    ['name', row.name],
    ['description', row.description],
    ['verdict', row.verdict ?? ''],
    ...row.falls.map((goods): [string, string] => ['falls', goods]),
    ...row.holds.map((goods): [string, string] => ['holds', goods]),
    ['terms_snippet', row.terms_snippet ?? ''],
    ['meta_title', row.meta_title ?? ''],
    ['meta_description', row.meta_description ?? ''],
    ...row.faqs.flatMap(({ question, answer }): [string, string][] => [
      ['question', question],
      [question, answer],
    ]),
    ...row.highlights_data.flatMap(({ feature, values }) =>
      [feature, ...values].map((text): [string, string] => [`highlight ${feature}`, text]),
    ),
  ];
}

/**
 * Returns the texts of retailers that break a rule, each as 'slug column: text', so that the message of a failed test
 * names them.
 */
function offenders(breaks: (text: string) => boolean): string[] {
  return retailers.flatMap((row) =>
    textsOf(row)
      .filter(([, text]) => breaks(text))
      .map(([place, text]) => `${row.slug} ${place}: ${text}`),
  );
}

function similarity(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => new Set(text.toLowerCase().match(/[a-z0-9]+/g) ?? []));
  if (!left || !right) return 0;
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / (left.size + right.size - shared);
}

/** Returns pairs of sentences that belong to different retailers, but are the same or nearly the same. */
function nearDuplicates(textsOfRow: (row: RetailerRow) => string[]): string[] {
  const sentences = retailers.flatMap((row) =>
    textsOfRow(row)
      .flatMap((text) => text.split(/(?<=[.?!])\s+/))
      .filter((sentence) => wordsOf(sentence).length >= 4)
      .map((sentence) => ({ slug: row.slug, sentence })),
  );
  return sentences.flatMap((a, index) =>
    sentences
      .slice(index + 1)
      .filter((b) => b.slug !== a.slug && similarity(a.sentence, b.sentence) > 0.6)
      .map((b) => `${a.slug} / ${b.slug}: ${a.sentence}`),
  );
}

describe('the built-in retailers', () => {
  test('are exactly the agreed thirty, each once', () => {
    expect(retailers.map(({ slug }) => slug).sort()).toEqual(slugs.split(' '));
  });

  test('have different ranks and are in the order of their ranks', () => {
    const ranks = retailers.map(({ display_rank }) => display_rank ?? 0);
    expect(new Set(ranks).size).toBe(retailers.length);
    expect(ranks.every((rank) => rank > 0)).toBe(true);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  test('refer only to known categories and products, each once', () => {
    for (const row of retailers) {
      expect(categories).toEqual(expect.arrayContaining(row.key_categories));
      expect(products).toEqual(expect.arrayContaining(row.top_products));
      expect(new Set(row.key_categories).size).toBe(row.key_categories.length);
      expect(new Set(row.top_products).size).toBe(row.top_products.length);
      expect(row.key_categories.length).toBeGreaterThanOrEqual(1);
      expect(row.key_categories.length).toBeLessThanOrEqual(5);
    }
  });

  test('give every category and every product at least one shop', () => {
    expect(new Set(retailers.flatMap((row) => row.key_categories))).toEqual(new Set(categories));
    expect(new Set(retailers.flatMap((row) => row.top_products))).toEqual(new Set(products));
  });

  test.each(retailers.map((row) => [row.slug, row] as const))(
    '%s has complete and fitting fields',
    (_, row) => {
      expect(row.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(row.is_published).toBe(true);
      expect(row.last_verified).toBeNull();
      expect(row.terms_snippet).toBeTruthy();
      // The built-in data contains no discounts, because it has no sources for them.
      expect(row.typical_discount).toBeNull();
      const words = wordsOf(row.description).length;
      expect(words).toBeGreaterThanOrEqual(60);
      expect(words).toBeLessThanOrEqual(110);
    },
  );

  test.each(retailers.map((row) => [row.slug, row] as const))('%s says what comes down', (_, row) => {
    const goods = [...row.falls, ...row.holds];
    expect(row.falls.length).toBeGreaterThanOrEqual(2);
    expect(new Set(goods).size).toBe(goods.length);
    for (const each of goods) expect(each).toMatch(/^[A-Z\d].{2,59}[^.]$/);
  });

  test.each(retailers.map((row) => [row.slug, row] as const))(
    '%s links to its own site, untracked',
    (_, row) => {
      const url = new URL(row.cta_url);
      expect(url.protocol).toBe('https:');
      expect(url.search + url.hash + url.username).toBe('');
    },
  );

  test.each(retailers.map((row) => [row.slug, row] as const))('%s has search texts that fit', (_, row) => {
    expect(row.meta_title).toBeTruthy();
    expect(row.meta_title?.length).toBeLessThanOrEqual(60);
    expect(row.meta_description?.length).toBeGreaterThanOrEqual(80);
    expect(row.meta_description?.length).toBeLessThanOrEqual(155);
  });

  test.each(retailers.map((row) => [row.slug, row] as const))(
    '%s answers three or four questions',
    (_, row) => {
      expect([3, 4]).toContain(row.faqs.length);
      for (const { question, answer } of row.faqs) {
        expect(question).toMatch(/\?$/);
        expect({ question, words: wordsOf(answer).length >= 30 && wordsOf(answer).length <= 70 }).toEqual({
          question,
          words: true,
        });
      }
    },
  );

  test.each(retailers.map((row) => [row.slug, row] as const))('%s has a table of three columns', (_, row) => {
    expect(row.highlights_data.length).toBeGreaterThanOrEqual(3);
    expect(row.highlights_data.length).toBeLessThanOrEqual(6);
    for (const { values } of row.highlights_data) {
      expect(values).toHaveLength(3);
      expect(values.some((cell) => cell !== '')).toBe(true);
    }
    const features = row.highlights_data.map(({ feature }) => feature);
    expect(new Set(features).size).toBe(features.length);
    expect(features).toEqual(expect.arrayContaining(['Best Categories', 'Sale Start Time']));
  });

  test('say "Online only" in the column "In store" when they have no shops', () => {
    for (const row of retailers.filter(({ slug }) => noStores.includes(slug))) {
      expect(row.highlights_data.find(({ feature }) => feature === 'Sale Start Time')?.values[1]).toBe(
        'Online only',
      );
    }
  });

  test.each(retailers.map((row) => [row.slug, row] as const))(
    '%s has readable brand colours and no fact without a source',
    (_, row) => {
      expect([row.brand_bg, row.brand_ink].join(' ')).toMatch(/^#[0-9A-F]{6} #[0-9A-F]{6}$/);
      expect(contrastOf(row.brand_bg ?? '', row.brand_ink ?? '')).toBeGreaterThanOrEqual(READABLE_CONTRAST);
      expect(row).toMatchObject(NO_FACTS);
    },
  );

  test('state no percentage anywhere', () => {
    for (const row of retailers) {
      expect({
        slug: row.slug,
        text: textsOf(row).find(([, text]) => /\d ?%|half.price/i.test(text)),
      }).toEqual({
        slug: row.slug,
        text: undefined,
      });
    }
  });

  test('contain no hedge in place of a fact', () => {
    expect(offenders((text) => isHedge(text) || /T&Cs|\(approx\)/i.test(text))).toEqual([]);
  });

  test('have unique titles, descriptions and terms', () => {
    for (const field of ['name', 'meta_title', 'meta_description', 'terms_snippet', 'cta_url'] as const) {
      expect(new Set(retailers.map((row) => row[field])).size).toBe(retailers.length);
    }
  });

  test('share no sentence of a description, not even a similar one', () => {
    expect(nearDuplicates((row) => [row.description])).toEqual([]);
  });

  test('share no answer, not even a similar one', () => {
    expect(nearDuplicates((row) => row.faqs.map(({ answer }) => answer))).toEqual([]);
  });

  test('make no claim without evidence', () => {
    expect(
      offenders((text) =>
        /\b(guaranteed|cheapest|best price|lowest price|award|awards|we tested)\b|#1/i.test(text),
      ),
    ).toEqual([]);
  });

  test('name no year except that of a statute', () => {
    const undated = (text: string) =>
      text.replace(/(Consumer Contracts Regulations|the) 2013( Regulations)?|Consumer Rights Act 2015/g, '');
    expect(offenders((text) => /\b(19|20)\d\d\b/.test(undated(text)))).toEqual([]);
  });

  test('use British spelling and tidy spacing', () => {
    expect(offenders((text) => /\b(color|colors|favorite|catalog|jewelry|gray)\b/i.test(text))).toEqual([]);
    expect(offenders((text) => text !== text.trim() || / {2}|!/.test(text))).toEqual([]);
  });
});
