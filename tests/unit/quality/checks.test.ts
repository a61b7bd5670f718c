import { ENTITY_TABLES } from '@/lib/entities/registry';
import { PAID_REL } from '@/lib/affiliates/paid-links';
import { QUALITY_CHECKS } from '@/lib/quality/checks';
import { pageOf, run, words } from './page-of';

/** The checks that the tests of this file have run. */
const tested = new Set<string>();
const check: typeof run = (name, ...rest) => {
  tested.add(name);
  return run(name, ...rest);
};
afterAll(() => expect([...tested].sort()).toEqual(QUALITY_CHECKS.map(({ name }) => name).sort()));

test('every fault of an empty page names a field of the page’s form', () => {
  for (const entity of ENTITY_TABLES) {
    const { fields } = pageOf(entity);
    const faults = QUALITY_CHECKS.flatMap(({ name }) => run(name, {}, { entity }) ?? []);
    const named = new Set(faults.map((fault) => fault.slice(0, fault.indexOf(':'))));
    expect([entity, [...named].filter((field) => !fields.has(field))]).toEqual([entity, []]);
    // Every page has at least a title and a description for search engines, and a main text.
    expect(named.size).toBeGreaterThanOrEqual(3);
  }
});

const FIT_TITLE = 'Boxing Day returns: how long do you have?';

test('title-length finds titles that are too short or too long', () => {
  expect(check('title-length', { meta_title: FIT_TITLE })).toEqual([]);
  const rules = { titleLength: [60, 70] as [number, number] };
  expect(check('title-length', { meta_title: 'Returns' }, { rules })).toEqual([
    'meta_title: The title has 29 characters, fewer than 60.',
  ]);
  expect(check('title-length', { meta_title: words(20, 'long') })).toEqual([
    'meta_title: The title has 99 characters, more than 60.',
  ]);
});

test('title-unique and description-unique name the other page', () => {
  const twins = { title: '/content/other', description: '/content/third' };
  expect(check('title-unique', {})).toEqual([]);
  expect(check('title-unique', {}, { twins })).toEqual([
    'meta_title: The page /content/other has the same title.',
  ]);
  expect(check('description-unique', {})).toEqual([]);
  expect(check('description-unique', {}, { twins })).toEqual([
    'meta_description: The page /content/third has the same description.',
  ]);
});

test('title-year finds a year that somebody typed, and leaves prices and percentages alone', () => {
  expect(check('title-year', { title: 'Deals under £2000', meta_title: 'Save 2000%' })).toEqual([]);
  expect(check('title-year', { title: 'Deals of 2026' })).toEqual(['title: It says 2026.']);
  expect(check('title-year', { meta_title: 'Best of 2026' })).toEqual(['meta_title: It says 2026.']);
  expect(check('title-year', { name: 'Guide 2025' }, { entity: 'retailers' })).toEqual([
    'name: It says 2025.',
  ]);
});

test('description-length finds descriptions that are too short or too long', () => {
  expect(check('description-length', { meta_description: words(20) })).toEqual([]);
  expect(check('description-length', { meta_description: 'Short.' })).toEqual([
    'meta_description: The description has 6 characters, fewer than 70.',
  ]);
  expect(check('description-length', { meta_description: words(40) })).toEqual([
    'meta_description: The description has 199 characters, more than 155.',
  ]);
});

test('word-count compares the words of all texts with the target of the entity', () => {
  const rules = { fewestWords: { ...FEWEST, guide: 12 } };
  const texts = { body: `<p>${words(6)}</p>`, faqs: [{ question: words(3), answer: words(3) }] };
  expect(check('word-count', texts, { rules })).toEqual([]);
  expect(check('word-count', { ...texts, content_type: 'article', body: '' }, { rules })).toEqual([]);
  expect(check('word-count', { body: `<p>${words(11)}</p>` }, { rules })).toEqual([
    'body: The text has 11 words and needs 12.',
  ]);
});
const FEWEST = {
  retailers: 1,
  categories: 1,
  subcategories: 1,
  products: 1,
  guide: 1,
  article: 1,
  people: 1,
};

test('headings counts them by the length of the text, and finds skipped levels', () => {
  const long = `<p>${words(310)}</p>`;
  expect(check('headings', { body: `<h2>One</h2>${long}` })).toEqual([]);
  expect(check('headings', { body: long })).toEqual([
    'body: The text has 0 headings and needs 1: one for every 300 words.',
  ]);
  expect(check('headings', { body: '<h2>One</h2><h4>Deep</h4>' })).toEqual(['body: ‘Deep’ skips a level.']);
  expect(check('headings', { body: '<h3>First</h3>' })).toEqual(['body: ‘First’ skips a level.']);
  expect(check('headings', {}, { entity: 'retailers' })).toBeNull();
});

test('faqs counts the questions', () => {
  const faqs = [1, 2, 3].map((number) => ({ question: `${number}?`, answer: 'Yes.' }));
  expect(check('faqs', { faqs })).toEqual([]);
  expect(check('faqs', { faqs: faqs.slice(0, 2) })).toEqual(['faqs: The page has 2 questions and needs 3.']);
  expect(check('faqs', { faqs: faqs.slice(0, 1) })).toEqual(['faqs: The page has 1 question and needs 3.']);
  expect(check('faqs', {}, { entity: 'people' })).toBeNull();
});

test('internal-links counts different pages of this site', () => {
  const link = (path: string) => `<a href="${path}">x</a>`;
  expect(check('internal-links', { body: `<p>${link('/a')}${link('/b')}</p>` })).toEqual([]);
  const same = `<p>${link('/a')}${link('/a')}${link('https://other.example/')}${link('//other.example')}</p>`;
  expect(check('internal-links', { body: same })).toEqual([
    'body: The text links to 1 page of this site and should link to 2.',
  ]);
});

test('picture finds rows without a picture', () => {
  expect(check('picture', { image: '🎁' })).toEqual([]);
  expect(check('picture', { image: null })).toEqual(['image: The page has no picture.']);
  expect(check('picture', { logo: null }, { entity: 'retailers' })).toEqual([
    'logo: The page has no picture.',
  ]);
  expect(check('picture', {}, { entity: 'categories' })).toEqual(['image_url: The page has no picture.']);
});

test('picture-alt finds pictures in a text without a description', () => {
  expect(check('picture-alt', { body: '<img src="/a.png" alt="A shop">' })).toEqual([]);
  expect(check('picture-alt', { body: '<p><img src="/a.png"><img src="/b.png" alt=" "></p>' })).toEqual([
    'body: /a.png has none.',
    'body: /b.png has none.',
  ]);
  expect(check('picture-alt', { body: '<p>No picture.</p>' })).toBeNull();
});

test('readability finds texts that are hard to read', () => {
  const easy = '<p>The shop opens at six. You can go there and look at the toys. </p>'.repeat(10);
  const hard = `<p>${'Notwithstanding institutional considerations regarding promotional availability, '.repeat(20)}end.</p>`;
  expect(check('readability', { body: easy })).toEqual([]);
  expect(check('readability', { body: hard })).toEqual([
    'body: The reading ease is 0; it should be at least 50.',
  ]);
  expect(check('readability', { body: '<p>Short.</p>' })).toBeNull();
});

test('long-paragraph finds paragraphs of more than 120 words', () => {
  expect(check('long-paragraph', { body: `<p>${words(120)}</p>` })).toEqual([]);
  expect(check('long-paragraph', { body: `<p>${words(121)}</p>` })).toEqual([
    'body: ‘word word word word word word word word…’ has 121 words.',
  ]);
  // The database rejects half an emoji.
  const [fault = ''] = check('long-paragraph', { body: `<p>${'x'.repeat(39)}😀 ${words(121)}</p>` }) ?? [];
  expect(fault).toContain(`‘${'x'.repeat(39)}…’`);
});

test('banned-words finds whole words and phrases, also with another apostrophe', () => {
  const rules = { bannedWords: ['bargain', 'it’s worth noting'] };
  expect(check('banned-words', { body: '<p>Bargaining is fine.</p>' }, { rules })).toEqual([]);
  const text = { body: "<p>A Bargain. It's  worth noting.</p>" };
  expect(check('banned-words', text, { rules })).toEqual([
    'body: It says ‘bargain’.',
    'body: It says ‘it’s worth noting’.',
  ]);
  expect(check('banned-words', { meta_title: 'A bargain' }, { rules })).toEqual([
    'meta_title: It says ‘bargain’.',
  ]);
});

test('near-duplicate names the page with nearly the same text', () => {
  expect(check('near-duplicate', {})).toEqual([]);
  expect(check('near-duplicate', {}, { twins: { text: '/content/other' } })).toEqual([
    'body: The page /content/other has nearly the same text.',
  ]);
});

test('missing-fields names every empty field, and accepts an author without a page', () => {
  const full = {
    intro_paragraph: '<p>In.</p>',
    description: 'D',
    answer: ['A'],
    author_slug: null,
    author_name: 'Ada',
    sources: [{ name: 'S', url: 'https://s.example', day: '2026-11-01' }],
  };
  expect(check('missing-fields', full)).toEqual([]);
  expect(check('missing-fields', { ...full, author_name: null, answer: [] })).toEqual([
    'answer: The field ‘The answer in short’ is empty.',
    'author_slug: The field ‘Author’ is empty.',
  ]);
});

test('freshness counts the days since the last check, by the rule of the entity', () => {
  const old = { last_verified: '2026-01-01', discount_checked_on: null, facts_checked_on: null };
  const retailers = { entity: 'retailers' as const };
  expect(check('freshness', { ...old, last_verified: '2026-11-01' }, retailers)).toEqual([]);
  expect(check('freshness', old, retailers)).toEqual([
    'last_verified: Last checked on 1 January 2026, 327 days ago.',
  ]);
  expect(check('freshness', { ...old, last_verified: null }, retailers)).toEqual([
    'last_verified: Its facts have never been checked.',
  ]);
  const aged = { updated_at: '2024-11-24T10:00:00Z' };
  expect(check('freshness', aged)).toEqual([
    'updates: Last checked or changed on 24 November 2024, 730 days ago.',
  ]);
  expect(check('freshness', { ...aged, updates: [{ day: '2026-11-01', text: 'Checked' }] })).toEqual([]);
});

test('sale-date-freshness finds sale dates whose last check is older than the limit', () => {
  const saleDate = (checkedOn: string | null) => ({ id: '7', name: 'argos, 2026, online', checkedOn });
  const checked = (checkedOn: string | null) =>
    check(
      'sale-date-freshness',
      {},
      { entity: 'retailers', rules: { saleDateDays: 8 }, saleDates: [saleDate(checkedOn)] },
    );
  expect(check('sale-date-freshness', {}, { entity: 'retailers' })).toBeNull();
  expect(checked('2026-11-16')).toEqual([]);
  expect(checked('2026-11-15')).toEqual([
    'sale_windows/7: ‘argos, 2026, online’ was last checked on 15 November 2026, 9 days ago.',
  ]);
  expect(checked(null)).toEqual(['sale_windows/7: ‘argos, 2026, online’ has never been checked.']);
});

test('discount-evidence finds discounts without a source and a date', () => {
  const claim = { body: '<p>Everything is 50% off. The battery is at 80%.</p>' };
  const source = { name: 'S', url: 'https://s.example', day: '2026-11-01' };
  expect(check('discount-evidence', { ...claim, sources: [source] })).toEqual([]);
  expect(check('discount-evidence', { body: '<p>The battery is at 80%.</p>' })).toEqual([]);
  expect(check('discount-evidence', claim)).toEqual(['sources: ‘50%’ has no source with a date.']);
  const typical = { typical_discount: 'Up to 50% off', discount_year: 2025 };
  expect(check('discount-evidence', typical, { entity: 'retailers' })).toEqual([
    'discount_source_url: ‘Up to 50% off’ has no source with a date.',
  ]);
});

test('our-claims finds claims of our own work without an author', () => {
  const claim = { body: '<p>We’ve tested twelve TVs, and our team has reviewed them.</p>' };
  expect(check('our-claims', { ...claim, author_slug: 'ada' })).toEqual([]);
  expect(
    check('our-claims', { body: '<p>We list shops. They tested it. May I return what I have tried?</p>' }),
  ).toEqual([]);
  expect(check('our-claims', claim)).toEqual(['body: It says ‘We’ve tested’.']);
});

const paid = (href: string, more = '') => ({ body: `<p><a href="${href}"${more}>x</a></p>` });

test('unmarked-ad finds links that may earn and that the site does not mark', () => {
  expect(check('unmarked-ad', paid('https://shop.example/tv'))).toEqual([]);
  expect(check('unmarked-ad', paid('https://new.example/tv?awc=1', ` rel="${PAID_REL}"`))).toEqual([]);
  expect(check('unmarked-ad', paid('https://new.example/tv?awc=1'))).toEqual([
    'body: https://new.example/tv?awc=1 isn’t marked.',
  ]);
  expect(check('unmarked-ad', { body: '<p><a href="https://tidd.ly/x"></a></p>' })).toEqual([
    'body: https://tidd.ly/x isn’t marked.',
  ]);
  const source = { name: 'S', url: 'https://tidd.ly/x', day: '2026-11-01' };
  expect(check('unmarked-ad', { sources: [source] })).toEqual(['sources: https://tidd.ly/x isn’t marked.']);
  expect(check('unmarked-ad', paid('https://other.example/'))).toBeNull();
});

test('disclosure needs a marked link and a text', () => {
  expect(check('disclosure', paid('https://shop.example/tv'))).toEqual([]);
  expect(check('disclosure', paid('https://shop.example/tv'), { rules: { disclosure: ' ' } })).toEqual([
    'body: The disclosure text is empty.',
  ]);
  expect(check('disclosure', paid('https://new.example/tv?awc=1'))).toEqual([
    'body: No paid link is marked, so the page shows no disclosure.',
  ]);
  expect(check('disclosure', {})).toBeNull();
});

test('front-page-link finds paid links to a front page, also through a network', () => {
  const through = (page: string) =>
    paid(`https://www.awin1.com/cread.php?ued=${encodeURIComponent(`https://shop.example${page}`)}`);
  expect(check('front-page-link', paid('https://shop.example/sale'))).toEqual([]);
  expect(check('front-page-link', through('/sale'))).toEqual([]);
  expect(check('front-page-link', paid('https://shop.example/'))).toEqual([
    'body: https://shop.example/ is a front page.',
  ]);
  expect(check('front-page-link', through('/en-gb/'))).toHaveLength(1);
  expect(check('front-page-link', paid('https://tidd.ly/abc'))).toEqual([]);
});
