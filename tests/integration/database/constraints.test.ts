import { isReservedMetaName } from '@/lib/affiliates/reserved-meta-names';
import { goodRows } from './good-rows.ts';
import { openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';
import { refused, RESERVED } from './refused-values.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.insert('categories', { slug: 'parent', name: 'Parent' });
  await db.insert('retailers', { slug: 'parent', name: 'Parent', cta_url: 'https://shop.example' });
  await db.insert('retailers', { slug: 'argos', name: 'Argos', cta_url: 'https://argos.example' });
});
afterAll(() => db.close());

const cases = Object.entries(refused).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, values]) => ({ table, column, values })),
);

/** Replaces days and times in a row with a matcher for any value, because the database driver returns them as dates. */
const withAnyDay = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      /^\d{4}-\d\d-\d\d(T|$)/.test(String(value)) ? expect.anything() : value,
    ]),
  );

describe('each table accepts its good row', () => {
  test.each(Object.keys(goodRows))('%s', async (table) => {
    const row = await db.insert(table, goodRows[table] ?? {});
    expect(row).toMatchObject(withAnyDay(goodRows[table] ?? {}));
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
