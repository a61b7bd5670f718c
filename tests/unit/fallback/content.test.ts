/** @jest-environment jsdom */
import { content } from '../../../lib/fallback/content/index.ts';
import type { ContentRow } from '../../../lib/schema/rows.ts';

const GUIDES = [
  'when-do-boxing-day-sales-start',
  'how-to-read-a-discount',
  'return-rights-on-sale-goods',
  'boxing-day-opening-hours',
  'how-to-check-a-price',
  'avoid-fake-shops',
  'pay-safely-in-the-sales',
  'how-to-buy-a-tv',
  'how-to-buy-a-laptop',
  'how-to-buy-headphones',
  'how-to-buy-an-air-fryer',
  'how-to-buy-a-vacuum-cleaner',
  'how-to-buy-a-coffee-machine',
  'how-to-buy-a-games-console',
  'how-to-buy-running-shoes-and-trainers',
  'how-to-buy-a-winter-coat',
  'how-to-buy-a-mattress',
  'how-to-buy-lego-sets',
  'how-to-buy-perfume',
];
const ARTICLES = [
  'delivery-cut-offs-after-christmas',
  'boxing-day-or-january-sales',
  'gift-cards-in-the-sales',
  'what-is-worth-waiting-for',
];
const FEATURED = GUIDES.slice(0, 3);

/**
 * Matches forbidden phrases: promises that nobody can keep, urgency, invented reasons to trust the site, and empty
 * words.
 */
const FORBIDDEN =
  /guarantee(d|s) (saving|low|best)|lowest price|best price guarantee|hurry!|hurry while|act now|last chance|while stocks last|don[’']t miss|award-winning|our experts|we tested|readers (say|love)|trusted by|fast-paced|delve|game[- ]changer|look no further|ultimate guide|navigat(e|ing) the (world|maze)|unlock|it[’']s important to note|whether you[’']re/i;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Counts the words in HTML. Puts a space before each tag, because '</p><p>' would otherwise join two words. */
const countWords = (html: string) =>
  (parse(html.replaceAll('<', ' <')).textContent ?? '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const plainTexts = (row: ContentRow) => [
  row.title,
  row.description,
  row.meta_title ?? '',
  row.meta_description ?? '',
  ...row.faqs.flatMap((faq) => [faq.question, faq.answer]),
];

describe('the set of built-in guides and articles', () => {
  const slugs = (type: string) => content.filter((row) => row.content_type === type).map((row) => row.slug);

  it('has exactly the promised slugs, by type', () => {
    expect(slugs('guide').toSorted()).toEqual(GUIDES.toSorted());
    expect(slugs('article').toSorted()).toEqual(ARTICLES.toSorted());
  });

  it('features exactly three guides', () => {
    expect(content.filter((row) => row.priority === 1).map((row) => row.slug)).toEqual(FEATURED);
    expect(content.every((row) => row.priority === 1 || row.priority === 2)).toBe(true);
  });

  it('gives each text an answer in three lines', () => {
    const guides = content.filter((row) => row.guide_category === 'Buying guides');
    expect(guides.map((row) => row.slug)).toEqual(GUIDES.filter((slug) => slug.startsWith('how-to-buy-')));
    for (const { answer, body } of content) {
      expect(answer).toHaveLength(3);
      expect(body).not.toContain('The answer in');
    }
  });

  it.each(['title', 'description', 'meta_title', 'meta_description'] as const)('repeats no %s', (field) => {
    expect(new Set(content.map((row) => row[field])).size).toBe(content.length);
  });
});

test('all texts have the same columns, because the API inserts them in one request', () => {
  const columns = content.map((row) => Object.keys(row).toSorted().join());
  expect(new Set(columns).size).toBe(1);
});

describe.each(content.map((row) => [row.slug, row] as const))('%s', (_slug, row) => {
  const body = parse(row.body);

  it('keeps the length limits of its fields', () => {
    expect(row.title.length).toBeLessThanOrEqual(65);
    expect(row.description.length).toBeLessThanOrEqual(200);
    expect(row.meta_title?.length).toBeLessThanOrEqual(60);
    expect(row.meta_description?.length).toBeLessThanOrEqual(155);
    expect(row.faqs.length).toBeGreaterThanOrEqual(3);
    expect(row.faqs.length).toBeLessThanOrEqual(5);
    expect(plainTexts(row).filter((text) => text.trim() === '' || /[<>]|&\w+;/.test(text))).toEqual([]);
  });

  it('has its type, invents no author and is published', () => {
    const [own, other] =
      row.content_type === 'guide'
        ? [row.guide_category, row.article_category]
        : [row.article_category, row.guide_category];
    expect(own?.length).toBeGreaterThan(0);
    expect(own?.length).toBeLessThanOrEqual(60);
    expect(other).toBeNull();
    expect(row.author_name).toBeNull();
    expect(row.image).toBeNull();
    expect(row.is_published).toBe(true);
  });

  it('names the sources to which it links, with dates before its publication', () => {
    for (const { name, url, day } of row.sources ?? []) {
      expect(name).toMatch(/^[A-Z].{2,}/);
      expect(row.body).toContain(`href="${url}"`);
      expect(day < row.published_at).toBe(true);
    }
    // The Consumer Rights Act contains the rights that buying guides explain, so each buying guide names this Act as a
    // source.
    if (row.guide_category === 'Buying guides')
      expect(row.sources?.map(({ name }) => name)).toContain('Consumer Rights Act 2015');
  });

  it('has an introduction of one paragraph, 40 to 70 words', () => {
    expect(row.intro_paragraph).toMatch(/^<p>[^<]+<\/p>$/);
    expect(countWords(row.intro_paragraph)).toBeGreaterThanOrEqual(40);
    expect(countWords(row.intro_paragraph)).toBeLessThanOrEqual(70);
  });

  it('has the agreed length for its type', () => {
    const [least, most] = row.content_type === 'guide' ? [700, 1300] : [450, 800];
    expect(countWords(row.body)).toBeGreaterThanOrEqual(least);
    expect(countWords(row.body)).toBeLessThanOrEqual(most);
  });

  it('states the reading time of its words at 220 words a minute', () => {
    const minutes = Math.round(countWords([row.intro_paragraph, ...row.answer, row.body].join(' ')) / 220);
    expect(row.reading_time_minutes).toBe(minutes);
  });

  it('has dates that agree with the history of this repository, which began on 21 November 2026', () => {
    expect(row.published_at).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(row.published_at >= '2026-11-21').toBe(true);
    expect(row.content_changed_at >= row.published_at).toBe(true);
    expect(Date.parse(row.content_changed_at)).toBeLessThanOrEqual(Date.now());
  });

  it('makes no forbidden claim and uses British typography', () => {
    const all = [...plainTexts(row), parse(row.intro_paragraph).textContent ?? '', body.textContent ?? ''];
    expect(all.flatMap((text) => text.match(FORBIDDEN)?.[0] ?? [])).toEqual([]);
    expect(all.filter((text) => /['"]/.test(text))).toEqual([]);
    expect(all.flatMap((text) => text.match(/\b(color|favorite|center|organiz\w+)\b/i)?.[0] ?? [])).toEqual(
      [],
    );
  });
});
