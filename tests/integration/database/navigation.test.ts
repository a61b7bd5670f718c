import { navigation } from '../../../lib/fallback/navigation.ts';
import { openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
afterEach(() => db.query('delete from public.navigation_menu'));

const item = (label: string, more = {}) => db.insert('navigation_menu', { label, href: '/', ...more });
const reorder = (who: 'admin' | 'user' | 'service', ids: unknown[], before: unknown[]) =>
  db.as(who, 'select public.reorder_navigation($1::uuid[], $2::uuid[])', [ids, before]);
const order = async () =>
  (
    await db.query<{ label: string }>('select label from public.navigation_menu order by display_order')
  ).rows.map(({ label }) => label);

test('a new menu item comes last unless a position is chosen', async () => {
  await item('A');
  await item('B');
  await item('C', { display_order: 1 });
  await item('D');
  const { rows } = await db.query('select label, display_order from public.navigation_menu order by label');
  expect(rows).toEqual([
    { label: 'A', display_order: 1 },
    { label: 'B', display_order: 2 },
    { label: 'C', display_order: 1 },
    { label: 'D', display_order: 3 },
  ]);
});

test('an admin reorders the menu, and only moved items are recorded', async () => {
  const [a, b, c] = [await item('A'), await item('B'), await item('C')];
  const before = Number(await db.value('select count(*) from public.audit_log'));
  await reorder('admin', [b.id, a.id, c.id], [a.id, b.id, c.id]);
  expect(await order()).toEqual(['B', 'A', 'C']);
  expect(Number(await db.value('select count(*) from public.audit_log'))).toBe(before + 2);
});

test('an order that does not contain all items is refused and changes nothing', async () => {
  const [a, b] = [await item('A'), await item('B')];
  const stranger = '00000000-0000-4000-8000-0000000000ff';
  for (const ids of [[b.id], [b.id, a.id, stranger], [b.id, b.id], [b.id, stranger], []]) {
    expect([ids.length, await outcome(reorder('admin', ids, [a.id, b.id]))]).toEqual([ids.length, 'P0001']);
  }
  expect(await order()).toEqual(['A', 'B']);
});

test('an order that somebody else has changed meanwhile is not overwritten', async () => {
  const [a, b, c] = [await item('A'), await item('B'), await item('C')];
  const seen = [a.id, b.id, c.id];
  await reorder('admin', [b.id, a.id, c.id], seen);
  expect(await outcome(reorder('admin', [a.id, c.id, b.id], seen))).toBe('P0001');
  await item('D');
  expect(await outcome(reorder('admin', [a.id, b.id, c.id], [b.id, a.id, c.id]))).toBe('P0001');
  expect(await order()).toEqual(['B', 'A', 'C', 'D']);
});

test('only admins can reorder or replace the menu', async () => {
  const a = await item('A');
  for (const who of ['user', 'service'] as const) {
    expect(await outcome(reorder(who, [a.id], [a.id]))).toBe('42501');
    expect(await outcome(db.as(who, `select public.replace_navigation('[]')`))).toBe('42501');
  }
  expect(await order()).toEqual(['A']);
});

const replace = (rows: unknown[]) =>
  db.as('admin', 'select public.replace_navigation($1::jsonb)', [JSON.stringify(rows)]);

test('the default menu replaces all items', async () => {
  await item('Mine');
  await replace(navigation);
  expect(await order()).toEqual(navigation.map(({ label }) => label));
  const { rows } = await db.query('select * from public.navigation_menu order by display_order');
  expect(rows).toEqual(navigation.map((row) => expect.objectContaining(row)));
});

test('a menu that cannot be stored leaves the old one unchanged', async () => {
  await item('Mine');
  expect(await outcome(replace([{ ...navigation[0], href: 'javascript:1' }]))).toBe('23514');
  expect(await order()).toEqual(['Mine']);
});
