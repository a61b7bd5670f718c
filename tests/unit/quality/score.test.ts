import { evidenceOf, factsOfPage } from '@/lib/quality/facts/facts-of-page';
import { contentSettings } from '@/lib/fallback/content-settings';
import { rulesOf } from '@/lib/quality/rules';
import { readHtml } from '@/lib/quality/html-blocks';
import { signatureOf, similarityOf } from '@/lib/quality/minhash';
import { readingEase, sentencesIn, syllablesIn, wordsIn } from '@/lib/quality/readability';
import { scorePage } from '@/lib/quality/score-page';
import { resourceOf } from '@/lib/resources';
import { pageOf, RULES, TODAY } from './page-of';

const context = {
  rules: RULES,
  twins: { title: null, description: null, text: null },
  today: TODAY,
};

test('the score is the share of the weights that the page has kept', () => {
  const { score, weight, failed } = scorePage(pageOf('people', { bio: 'Short.' }), context);
  const lost = failed.reduce((sum, { check }) => sum + check.weight, 0);
  expect(lost).toBeGreaterThan(0);
  expect(score).toBe(Math.round((100 * (weight - lost)) / weight));
});

test('the content settings set the words, the freshness and the banned words', () => {
  const settings = { ...contentSettings, retailer_words: 7, price_days: 8, banned_words: ['splendid'] };
  const { fewestWords, freshDays, bannedWords, saleDateDays } = rulesOf({ ...settings, sale_date_days: 9 });
  expect([fewestWords.retailers, freshDays.products, bannedWords]).toEqual([7, 8, ['splendid']]);
  expect(saleDateDays).toBe(9);
});

test('an ignored check counts as passed, but is still listed', () => {
  const page = pageOf('people', { bio: 'Short.' });
  const before = scorePage(page, context);
  const after = scorePage(page, context, ['word-count']);
  expect(before.failed.map(({ check }) => check.name)).toContain('word-count');
  expect(after.score).toBeGreaterThan(before.score);
  expect(after.failed).toEqual(before.failed);
});

test('reads the paragraphs, headings, links and pictures of HTML', () => {
  const html =
    '<h2>Head</h2><p>One <a href="/a" rel="x"><b>link</b></a></p><ul><li><p>Item</p></li></ul><img src="/i">';
  expect(readHtml(html)).toEqual({
    blocks: [
      { kind: 'heading', level: 2, text: 'Head' },
      { kind: 'paragraph', level: 0, text: 'One link' },
      { kind: 'paragraph', level: 0, text: 'Item' },
    ],
    links: [{ href: '/a', rel: 'x', text: 'link', hasPicture: false }],
    pictures: [{ src: '/i', alt: null }],
  });
});

test('reads HTML with thousands of nested elements', () => {
  expect(readHtml('<b>'.repeat(5_000)).blocks).toEqual([]);
});

test('counts words, sentences and syllables as people in Britain speak them', () => {
  expect(wordsIn('John Lewis’s next-day delivery: £5.')).toHaveLength(5);
  expect(sentencesIn('It opens at 6 a.m. No. 1 is near. Go!')).toHaveLength(3);
  expect(sentencesIn('Some shops, e.g. Argos, open. St. Pancras has £1.50 deals.')).toHaveLength(2);
  expect(
    ['sales', 'favourite', 'centre', 'colour', 'returned', 'prices', 'the', 'table'].map(syllablesIn),
  ).toEqual([1, 3, 2, 2, 2, 2, 1, 2]);
});

test('short sentences with short words are easier to read', () => {
  expect(readingEase(['The cat sat on the mat. It was warm.'])).toBeGreaterThan(90);
  const hard = 'Considerable promotional opportunities necessitate extraordinary deliberation.';
  expect(readingEase([hard])).toBeLessThan(10);
});

const sentence = (seed: number) =>
  Array.from({ length: 200 }, (_, index) => `word${(index * 7 + seed * 131) % 997}`).join(' ');
const signature = (text: string) => {
  const made = signatureOf(text);
  if (!made) throw new Error('The text is too short');
  return made;
};

test('texts with a few other words are near-duplicates, and other texts are not', () => {
  const text = sentence(1);
  const near = similarityOf(signature(text), signature(text.replace('word7 ', 'other ')));
  expect(near).toBeGreaterThanOrEqual(0.8);
  expect(
    signature(text).bands.some((band) => signature(text.replace('word7 ', 'other ')).bands.includes(band)),
  ).toBe(true);
  expect(similarityOf(signature(text), signature(sentence(2)))).toBeLessThan(0.2);
  expect(signatureOf('Too short to compare.')).toBeNull();
});

test('the words around a fact are whole, with an ellipsis where the text goes on', () => {
  const long =
    'Members of the club that everybody can join get £10 vouchers for their next order of anything at all.';
  const contextOf = (description: string) =>
    factsOfPage(pageOf('retailers', { description }), [])[0]?.context;
  expect(contextOf(long)).toEqual([
    '…the club that everybody can join get ',
    ' vouchers for their next order of…',
  ]);
  expect(contextOf('Only £10.')).toEqual(['Only ', '.']);
});

test('the highlights that a new retailer has by default support no fact', () => {
  const resource = resourceOf('retailers') ?? { groups: [] };
  const supportOf = (description: string, value: string) => {
    const highlights_data = [{ feature: 'Feature', values: [value, '', ''] }];
    const page = pageOf('retailers', { description, highlights_data });
    return factsOfPage(page, evidenceOf(resource, page.row))[0]?.support.map(({ name }) => name);
  };
  expect(supportOf('Up to 50% off', 'Up to 50% off')).toEqual([]);
  expect(supportOf('Returns within 14-35 days', '14-35 days (check T&Cs)')).toEqual([]);
  expect(supportOf('Up to 40% off', 'Up to 40% off')).toEqual(['highlights_data']);
});

test('the facts of a text are compared with the other fields of the row, not with the text itself', () => {
  const resource = resourceOf('retailers');
  const page = pageOf('retailers', {
    description: 'Up to 50% off, returns within 28 days, and £10 vouchers.',
    typical_discount: 'Up to 50% off',
    returns_days: 28,
  });
  const facts = factsOfPage(page, evidenceOf(resource ?? { groups: [] }, page.row));
  expect(facts.map(({ text, support }) => [text, support.map(({ name }) => name)])).toEqual([
    ['Up to 50%', ['typical_discount']],
    ['28 days', ['returns_days']],
    ['£10', []],
  ]);
});
