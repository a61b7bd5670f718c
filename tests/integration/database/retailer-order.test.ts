import { openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
afterEach(() => db.query('delete from public.retailers'));

const shop = (name: string, display_rank: number | null = null) =>
  db.insert('retailers', { name, slug: name.toLowerCase(), cta_url: 'https://shop.example/', display_rank });
const reorder = (who: 'admin' | 'user' | 'service', ids: unknown[], before: unknown[]) =>
  db.as(who, 'select public.reorder_retailers($1::uuid[], $2::uuid[])', [ids, before]);
const ranks = async () =>
  (
    await db.query<{ shop: string }>(
      `select concat_ws(' ', name, display_rank) as shop from public.retailers
      order by display_rank nulls last, name`,
    )
  ).rows.map((row) => row.shop);

test('a moved retailer changes places, and only retailers between the places are written', async () => {
  const [a, b, c, d] = [await shop('A', 10), await shop('B', 20), await shop('C', 30), await shop('D', 40)];
  const before = Number(await db.value('select count(*) from public.audit_log'));
  await reorder('admin', [a.id, c.id, b.id, d.id], [a.id, b.id, c.id, d.id]);
  expect(await ranks()).toEqual(['A 10', 'C 20', 'B 30', 'D 40']);
  expect(Number(await db.value('select count(*) from public.audit_log'))).toBe(before + 2);
});

test('retailers without a rank keep none until one is moved behind them', async () => {
  const [a, b, c, d] = [await shop('A', 5), await shop('B'), await shop('C'), await shop('D')];
  await reorder('admin', [b.id, a.id, c.id, d.id], [a.id, b.id, c.id, d.id]);
  expect(await ranks()).toEqual(['B 10', 'A 20', 'C', 'D']);
  await reorder('admin', [a.id, c.id, b.id, d.id], [b.id, a.id, c.id, d.id]);
  expect(await ranks()).toEqual(['A 10', 'C 20', 'B 30', 'D']);
});

test('retailers beyond the list stay behind it, in their order', async () => {
  const [a, b] = [await shop('A', 1), await shop('B', 2)];
  await shop('C', 3);
  await shop('D', 25);
  await reorder('admin', [b.id, a.id], [a.id, b.id]);
  expect(await ranks()).toEqual(['B 10', 'A 20', 'C 23', 'D 45']);
});

test('an order that somebody else has changed, or of other retailers, is refused', async () => {
  const [a, b] = [await shop('A', 10), await shop('B', 20)];
  const stranger = '00000000-0000-4000-8000-0000000000ff';
  for (const ids of [[b.id], [b.id, b.id], [b.id, stranger], [b.id, a.id, stranger]]) {
    expect([ids, await outcome(reorder('admin', ids, [a.id, b.id]))]).toEqual([ids, 'P0001']);
  }
  expect(await outcome(reorder('admin', [a.id, b.id], [b.id, a.id]))).toBe('P0001');
  expect(await ranks()).toEqual(['A 10', 'B 20']);
});

test('only admins reorder retailers', async () => {
  const [a, b] = [await shop('A', 10), await shop('B', 20)];
  for (const who of ['user', 'service'] as const) {
    expect(await outcome(reorder(who, [b.id, a.id], [a.id, b.id]))).toBe('42501');
  }
  expect(await ranks()).toEqual(['A 10', 'B 20']);
});
