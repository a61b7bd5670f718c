import { FIRST_SEGMENTS } from '../../../lib/entities/path-grammar.ts';
import { linkLists, pickLists, specLists } from './refused-lists.ts';

/**
 * Names of meta tags that control how a page is read, shown or indexed, in various spellings. None of these tags can
 * verify the owner of a site.
 */
export const RESERVED = [
  'referrer',
  'Viewport',
  'robots',
  'googlebot',
  'Googlebot-News',
  'bingbot',
  'theme-color',
  'color-scheme',
];

const faq = { question: 'Q', answer: 'A' };
const highlight = { feature: 'F', values: ['a', 'b', 'c'] };
const tooLong = (length: number) => 'x'.repeat(length + 1);
const slugs = ['', 'Garden', 'a b', '-a', 'a-', 'a--b', 'ä', 'a_b', 'a/b', tooLong(120)];
const urls = [
  '',
  'shop.example',
  'javascript:alert(1)',
  'ftp://shop.example',
  'https://',
  'http:///x',
  'https://a@b.example',
  'https://a b.example',
  'https://a.example/"><b>',
  '//a.example',
];
const texts = (length: number) => [tooLong(length)];
const names = (length = 120) => ['', '   ', ...texts(length), null];
const source = { name: 'Next', url: 'https://www.next.co.uk/sale', day: '2026-12-20' };
const update = { day: '2026-12-20', text: 'Next announced its start.' };
const days = ['', '20 December 2026', '2026-13-01', '2026-02-30', '2026-12-20T00:00:00Z', 20261220, null];
const faqLists = [
  '"text"',
  {},
  ['text'],
  [null],
  [{ question: 'Q' }],
  [{ answer: 'A' }],
  [{ question: 'Q', answer: 1 }],
  [{ question: ' ', answer: 'A' }],
  [{ ...faq, extra: 1 }],
  Array.from({ length: 51 }, () => faq),
  null,
];

const adviceLists = [[''], [tooLong(60)], Array.from({ length: 9 }, () => 'line'), null];
const priceAdvice = {
  verdict: ['', '   ', tooLong(90)],
  falls: adviceLists,
  holds: adviceLists,
  buy_early: adviceLists,
  wait: adviceLists,
  any_time: adviceLists,
};

/**
 * For each column of a table, values that the database must refuse. The test puts each value into an otherwise valid
 * row.
 */
export const refused: Record<string, Record<string, unknown[]>> = {
  categories: {
    slug: [...slugs, ...FIRST_SEGMENTS],
    name: names(),
    image_url: urls,
    faqs: faqLists,
    buying_tips: [[''], [tooLong(1000)], Array.from({ length: 31 }, () => 'tip'), null],
    ...priceAdvice,
    meta_title: texts(200),
    meta_description: texts(500),
    icon: texts(40),
    description: texts(5000),
  },
  subcategories: {
    slug: slugs,
    name: names(),
    parent_category_slug: ['unknown', null],
    body: [tooLong(50_000), null],
    buying_tips: [[''], [tooLong(1000)], null],
    ...priceAdvice,
    faqs: faqLists,
    retailer_picks: pickLists,
  },
  retailers: {
    slug: [...slugs, 'directory'],
    name: names(),
    logo: [
      ...urls,
      'logos/',
      'logos/../secret',
      'logos/a b',
      'logos//x',
      'other/a.png',
      'word',
      '🎁'.repeat(9),
    ],
    cta_url: [...urls, '/shop', null],
    faqs: faqLists,
    highlights_data: [
      {},
      [{ feature: 'F' }],
      [{ feature: 'F', values: ['a', 'b'] }],
      [{ feature: 'F', values: ['a', 'b', 1] }],
      [{ feature: '', values: ['a', 'b', 'c'] }],
      [{ ...highlight, more: 1 }],
      [{ feature: 'F', values: 'abc' }],
      null,
    ],
    typical_discount: texts(120),
    terms_snippet: texts(2000),
    key_categories: [null],
    aliases: [[''], [tooLong(60)], Array.from({ length: 41 }, () => 'name'), null],
    brand_bg: ['', '#fff', '#4b1a8a', 'purple', null],
    brand_ink: ['#FFFFFFF', null],
    returns_days: [0, 366],
    price_match: ['', tooLong(160)],
    delivery: ['', tooLong(160)],
    collection: [' ', tooLong(160)],
    facts_source_name: ['', tooLong(120)],
    facts_source_url: urls,
  },
  sale_windows: {
    retailer_slug: ['unknown', null],
    year: [1999, 2101, 2025, null],
    channel: ['', 'post', 'In store', null],
    starts_on: ['2026-10-31', '2027-02-01', null],
    starts_time: ['24:00', '06:30:15'],
    ends_on: ['2026-12-23'],
    source_name: names(),
    source_url: [...urls, 'http://news.example/', null],
    source_date: [null],
  },
  products: {
    slug: [...slugs, 'directory'],
    name: names(),
    image: ['', 'pic', '🎁🎁🎁🎁🎁', 'javascript:1', '/images/a.png'],
    image_url: urls,
    category: ['unknown'],
    subcategory: ['unknown'],
    variants: [
      {},
      [{ name: 'A' }],
      [{ name: '', specs: {} }],
      [{ name: 'A', specs: { a: 1 } }],
      [{ name: 'A', specs: [] }],
      [{ name: 'A', specs: {}, x: 1 }],
      null,
    ],
    price_range: texts(100),
    verdict: ['', 'later', null],
    verdict_reason: names(90),
    specs: specLists,
    price_source_name: names().filter(Boolean),
    price_source_url: urls,
    retailer_links: [...linkLists, ...urls.map((url) => [{ slug: 'argos', url }])],
  },
  content: {
    slug: slugs,
    title: names(200),
    content_type: ['', 'page', 'Guide', null],
    priority: [0, 101, null],
    image: ['', 'word', 'data:image/png;base64,AA'],
    guide_category: ['', tooLong(60)],
    article_category: [' ', tooLong(60)],
    reading_time_minutes: [-1, 241],
    faqs: faqLists,
    sources: [
      {},
      [null],
      [{ name: 'Next', url: source.url }],
      [{ ...source, name: ' ' }],
      [{ ...source, url: 'javascript:alert(1)' }],
      [{ ...source, extra: 1 }],
      ...days.map((day) => [{ ...source, day }]),
      Array.from({ length: 31 }, () => source),
      null,
    ],
    updates: [
      {},
      ['text'],
      [{ day: update.day }],
      [{ ...update, text: tooLong(300) }],
      ...days.map((day) => [{ ...update, day }]),
      Array.from({ length: 51 }, () => update),
      null,
    ],
    body: texts(200000),
  },
  people: {
    slug: slugs,
    name: names(),
    role: texts(120),
    image: urls,
    bio: texts(5000),
    link: urls,
    meta_title: texts(200),
    meta_description: texts(500),
  },
  legal_pages: {
    slug: ['', 'imprint', 'Terms', null],
    title: names(200),
    body: names(200_000),
    meta_title: texts(200),
    meta_description: texts(500),
  },
  navigation_menu: {
    label: names(60),
    href: ['', 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'retailers', null],
    dropdown_type: ['pages', null],
    dropdown_item_limit: [0, 61],
    target: ['_top', '', null],
  },
  affiliate_verifications: {
    network_name: names(),
    meta_name: ['', 'a b', '"><script>', null, ...RESERVED],
    meta_content: names(500),
  },
  redirects: {
    from_path: [
      '',
      'old',
      'https://a.example/x',
      '//a.example',
      '/a//b',
      '/a\\b',
      '/\\a',
      '/a/',
      '/a?b=1',
      '/a#b',
      '/a b',
      '/admin',
      '/admin/x',
      '/api/x',
      '/auth',
      null,
    ],
    to_path: [
      '',
      'new',
      'https://a.example/x',
      '//a.example',
      '/a//b',
      '/a\\b',
      '/\\a',
      '/a b',
      '/old-page',
      '/old-page/',
      '/old-page?x=1',
      null,
    ],
    status: [200, 300, 303, 404, null],
  },
  newsletter_subscribers: {
    email: ['', 'someone', 'a@b', 'a b@c.de', 'a@@b.de', '@b.de', `${'x'.repeat(244)}@example.com`, null],
    first_name: [...texts(50), 'a\nb', 'a\u0085b'],
    last_name: [...texts(50), 'a\rb', 'a\tb'],
    consent_text: names(2000),
    status: ['done', '', null],
    attempts: [-1, null],
  },
};
