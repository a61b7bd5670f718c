import { openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const update = (table: string, column: string, value: unknown) =>
  db.as('admin', `update public.${table} set ${column} = $1 returning id`, [value]);

test.each(['homepage_settings', 'typography_settings', 'operator_settings', 'content_settings'])(
  '%s always has exactly one row',
  async (table) => {
    expect(await db.value(`select id from public.${table}`)).toBe('00000000-0000-0000-0000-000000000001');
    expect(await outcome(db.query(`insert into public.${table} default values`))).toBe('23505');
    expect(await outcome(db.query(`insert into public.${table} (id) values (gen_random_uuid())`))).toBe(
      '23514',
    );
    expect(await outcome(db.as('service', `delete from public.${table}`))).toBe('42501');
  },
);

test('sections are shown with the built-in texts until an admin changes them', async () => {
  const { rows } = await db.query('select * from public.homepage_settings');
  for (const [column, value] of Object.entries(rows[0] ?? {})) {
    if (column.startsWith('show_')) expect([column, value]).toEqual([column, true]);
    else if (!['id', 'created_at', 'updated_at'].includes(column))
      expect([column, value]).toEqual([column, null]);
  }
});

const tip = { title: 'T', description: 'D' };
const link = { text: 'Trainers', link: '/search?q=trainers' };
const card = { title: 'T', description: 'D', link: '/content/a' };
const columns: [string, string, { accepted: unknown[]; refused: unknown[] }][] = [
  ['homepage_settings', 'hero_h1', { accepted: ['x'.repeat(100), null], refused: ['x'.repeat(101)] }],
  ['homepage_settings', 'hero_subtitle', { accepted: ['x'.repeat(300)], refused: ['x'.repeat(301)] }],
  [
    'homepage_settings',
    'retailers_section_title',
    { accepted: ['x'.repeat(100)], refused: ['x'.repeat(101)] },
  ],
  [
    'homepage_settings',
    'retailers_section_description',
    { accepted: ['x'.repeat(200)], refused: ['x'.repeat(201)] },
  ],
  ['homepage_settings', 'retailers_section_count', { accepted: [6], refused: [0, 61] }],
  [
    'homepage_settings',
    'disclaimer_link_url',
    { accepted: ['/how-we-make-money'], refused: ['javascript:1', '//x.y'] },
  ],
  [
    'homepage_settings',
    'hero_popular_searches',
    {
      accepted: [[link, link, link], []],
      refused: [
        [link, link, link, link],
        [{ text: 'A' }],
        [{ ...link, link: 'javascript:alert(1)' }],
        [{ ...link, x: 1 }],
        {},
      ],
    },
  ],
  [
    'homepage_settings',
    'guides_cards',
    {
      accepted: [[card]],
      refused: [[{ title: 'T', link: '/a' }], [{ ...card, link: '//evil.example' }], [1], {}],
    },
  ],
  [
    'homepage_settings',
    'editorial_tips',
    { accepted: [[tip, 'A tip']], refused: [[{ title: 'T' }], [{ ...tip, x: 1 }], [1], [[]], {}] },
  ],
  [
    'homepage_settings',
    'homepage_faqs',
    { accepted: [[{ question: 'Q', answer: 'A' }]], refused: [[{ question: 'Q' }]] },
  ],
  ['homepage_settings', 'show_intro_section', { accepted: [false], refused: [null] }],
  [
    'typography_settings',
    'h1_mobile',
    { accepted: ['3xl', 'base', null], refused: ['7xl', '', '3XL', 'text-3xl'] },
  ],
  [
    'content_settings',
    'products_title',
    { accepted: ['x'.repeat(200), null], refused: ['', ' ', 'x'.repeat(201)] },
  ],
  [
    'content_settings',
    'banned_words',
    { accepted: [['hurry'], [], null], refused: [['hurry', ''], ['x'.repeat(61)], Array(201).fill('x')] },
  ],
  ['content_settings', 'guide_days', { accepted: [1, 1000, null], refused: [0, 1001] }],
  ['content_settings', 'banner_disclosure', { accepted: ['x'.repeat(60)], refused: ['', 'x'.repeat(61)] }],
];

test.each(columns)('%s: %s refuses invalid values', async (table, column, { accepted, refused }) => {
  for (const value of accepted)
    expect([value, await outcome(update(table, column, value))]).toEqual([value, 'accepted']);
  for (const value of refused) {
    expect([value, await outcome(update(table, column, value))]).toEqual([
      value,
      expect.stringMatching(/^(23502|23514)$/),
    ]);
  }
});

test('the default author follows the person: it is renamed with the person, and empty once the person is deleted', async () => {
  const author = () => db.value('select default_author_slug from public.content_settings');
  expect(await outcome(update('content_settings', 'default_author_slug', 'nobody'))).toBe('23503');
  await db.insert('people', { slug: 'ada', name: 'Ada' });
  await update('content_settings', 'default_author_slug', 'ada');
  await db.query("update public.people set slug = 'ada-b' where slug = 'ada'");
  expect(await author()).toBe('ada-b');
  await db.query("delete from public.people where slug = 'ada-b'");
  expect(await author()).toBeNull();
});

describe('redirects', () => {
  const redirect = (from_path: string, to_path: string, more = {}) =>
    db.insert('redirects', { from_path, to_path, ...more });
  afterEach(() => db.query('delete from public.redirects'));

  test('are permanent and active by default', async () => {
    expect(await redirect('/a', '/b')).toMatchObject({ status: 308, is_active: true });
  });

  test('refuse a loop over any number of steps, even when a change closes it', async () => {
    await redirect('/a', '/b?x=1');
    await redirect('/b', '/c/#part');
    expect(await outcome(redirect('/c', '/a'))).toBe('23514');
    const { id } = await redirect('/c', '/d');
    expect(
      await outcome(db.as('admin', `update public.redirects set to_path = '/a' where id = $1`, [id])),
    ).toBe('23514');
    expect(await outcome(redirect('/d', '/e'))).toBe('accepted');
  });

  test('ignore a loop while inactive, and check again when activated', async () => {
    const { id } = await redirect('/a', '/b', { is_active: false });
    await redirect('/b', '/a');
    expect(
      await outcome(db.as('admin', 'update public.redirects set is_active = true where id = $1', [id])),
    ).toBe('23514');
  });
});
