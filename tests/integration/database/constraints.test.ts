import { isReservedMetaName } from '@/lib/affiliates/reserved-meta-names';
import { FIRST_SEGMENTS } from '../../../lib/entities/path-grammar.ts';
import { goodRows } from './good-rows.ts';
import { openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.insert('categories', { slug: 'parent', name: 'Parent' });
}, 60_000);
afterAll(() => db.close());

/**
 * Names of meta tags that control how a page is read, shown or indexed, in various spellings. None of these tags can
 * verify the owner of a site.
 */
const RESERVED = [
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

/**
 * For each column of a table, values that the database must refuse. The test puts each value into an otherwise valid
 * row.
 */
const refused: Record<string, Record<string, unknown[]>> = {
  categories: {
    slug: [...slugs, ...FIRST_SEGMENTS],
    name: names(),
    image_url: urls,
    faqs: faqLists,
    buying_tips: [[''], [tooLong(1000)], Array.from({ length: 31 }, () => 'tip'), null],
    meta_title: texts(200),
    meta_description: texts(500),
    icon: texts(40),
    description: texts(5000),
  },
  subcategories: { slug: slugs, name: names(), parent_category_slug: ['unknown', null] },
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
    body: texts(200000),
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

const cases = Object.entries(refused).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, values]) => ({ table, column, values })),
);

describe('each table accepts its good row', () => {
  test.each(Object.keys(goodRows))('%s', async (table) => {
    const row = await db.insert(table, goodRows[table] ?? {});
    expect(row).toMatchObject({
      ...goodRows[table],
      ...('last_verified' in row ? { last_verified: expect.anything() } : {}),
    });
    await db.query(`delete from public.${table} where id = $1`, [row.id]);
  });
});

test.each(cases)('$table: $column refuses invalid values', async ({ table, column, values }) => {
  expect(values.length).toBeGreaterThan(0);
  for (const value of values) {
    const code = await outcome(db.insert(table, { ...goodRows[table], [column]: value }));
    // The error must come from a check (23514), a foreign key (23503) or a forbidden null (23502).
    expect({ value, code }).toEqual({ value, code: expect.stringMatching(/^(23514|23503|23502)$/) });
  }
});

test.each(['categories', 'subcategories', 'retailers', 'products', 'content', 'redirects'])(
  '%s refuses the same slug or path twice',
  async (table) => {
    const row = await db.insert(table, goodRows[table] ?? {});
    expect(await outcome(db.insert(table, goodRows[table] ?? {}))).toBe('23505');
    await db.query(`delete from public.${table} where id = $1`, [row.id]);
  },
);

test('an email address can subscribe only once, in any spelling', async () => {
  const row = { ...goodRows.newsletter_subscribers };
  await db.insert('newsletter_subscribers', row);
  expect(await outcome(db.insert('newsletter_subscribers', { ...row, email: 'SOMEONE@example.co.uk' }))).toBe(
    '23505',
  );
});

test('the form and the database reserve the same meta tags', async () => {
  const names = [
    ...RESERVED,
    'og:title',
    'twitter:card',
    'Slurp',
    'format-detection',
    'apple-mobile-web-app-capable',
  ];
  names.push(
    'google-site-verification',
    'p:domain_verify',
    'msvalidate.01',
    'fo-verify',
    'robotics-verification',
  );
  names.push(
    'impact-site-verification',
    'verify-admitad',
    'ahrefs-site-verification',
    'viewport-2',
    'awin-verification',
  );
  for (const name of names) {
    const here = await db.value('select private.is_reserved_meta_name($1)', [name]);
    expect([name, here]).toEqual([name, isReservedMetaName(name)]);
  }
  expect(names.filter(isReservedMetaName)).toEqual(names.slice(0, RESERVED.length + 5));
});
