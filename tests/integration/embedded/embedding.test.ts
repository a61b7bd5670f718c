import { startTestServer } from './clients.ts';
import type { TestServer } from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const items = (select: string) => server.anon.from('items').select(select).order('id');
const makers = (select: string) => server.anon.from('makers').select(select).order('id');

test('a referenced row is returned as an object or null', async () => {
  const { data } = await items('id, makers!items_maker_id_fkey(name)').in('id', [1, 4]);
  expect(data).toEqual([
    { id: 1, makers: { name: 'Acme' } },
    { id: 4, makers: null },
  ]);
});

test('a relation can be named by its column, with an alias', async () => {
  const { data } = await items('id, maker:maker_id(name), reviewer_id(name)').eq('id', 1);
  expect(data).toEqual([{ id: 1, maker: { name: 'Acme' }, reviewer_id: { name: 'Bolt' } }]);
});

test('rows that refer to a row are returned as a list, which may be empty', async () => {
  const { data } = await makers('name, items!maker_id(name), checked:items!reviewer_id(id)').lte('id', 2);
  expect(data).toEqual([
    { name: 'Acme', items: [{ name: 'Anvil' }, { name: 'Bolt cutter' }], checked: [{ id: 3 }] },
    { name: 'Bolt', items: [{ name: 'Crate' }], checked: [{ id: 1 }] },
  ]);
});

test('a joining table connects two others and is a relation itself', async () => {
  const { data } = await items('id, shops(name), item_shops(shop_id)').in('id', [1, 3]);
  expect(data).toEqual([
    { id: 1, shops: [{ name: 'North' }, { name: 'South' }], item_shops: [{ shop_id: 1 }, { shop_id: 2 }] },
    { id: 3, shops: [], item_shops: [] },
  ]);
});

test('a reference by a unique column is one to one in both directions', async () => {
  const { data } = await items('id, manuals(title)').lte('id', 2);
  expect(data).toEqual([
    { id: 1, manuals: { title: 'How to drop it' } },
    { id: 2, manuals: null },
  ]);
  const back = await server.anon.from('manuals').select('items(name)').single();
  expect(back.data).toEqual({ items: { name: 'Anvil' } });
});

test('a table that refers to itself returns children by its name and the parent by the column', async () => {
  const { data } = await items('id, children:items(id), parent:parent_id(id)').in('id', [1, 3]);
  expect(data).toEqual([
    { id: 1, children: [{ id: 3 }, { id: 4 }], parent: null },
    { id: 3, children: [], parent: { id: 1 } },
  ]);
});

test('relations can be nested', async () => {
  const { data } = await makers('name, items!maker_id(name, shops(name), manuals(title))')
    .eq('id', 1)
    .single();
  expect(data).toEqual({
    name: 'Acme',
    items: [
      { name: 'Anvil', shops: [{ name: 'North' }, { name: 'South' }], manuals: { title: 'How to drop it' } },
      { name: 'Bolt cutter', shops: [{ name: 'South' }], manuals: null },
    ],
  });
});

test('filters, order and limit on a relation affect only the relation', async () => {
  const { data } = await makers('id, items!maker_id(id)')
    .eq('items.stock', 3)
    .order('name', { referencedTable: 'items', ascending: false })
    .limit(2);
  expect(data).toEqual([
    { id: 1, items: [{ id: 1 }] },
    { id: 2, items: [] },
  ]);
  const limited = await makers('id, mine:items!maker_id(id)')
    .order('id', { referencedTable: 'mine', ascending: false })
    .limit(1, { referencedTable: 'mine' })
    .or('stock.eq.3,stock.eq.0', { referencedTable: 'mine' })
    .eq('id', 1);
  expect(limited.data).toEqual([{ id: 1, mine: [{ id: 2 }] }]);
});

test('!inner leaves out rows without the relation, also when nested and in the count', async () => {
  const { data, count } = await server.anon
    .from('makers')
    .select('id, items!maker_id!inner(id)', { count: 'exact' })
    .eq('items.stock', 3);
  expect(data).toEqual([{ id: 1, items: [{ id: 1 }] }]);
  expect(count).toBe(1);
  const nested = await makers('id, items!maker_id!inner(id, shops!inner(name))').eq(
    'items.shops.name',
    'South',
  );
  expect(nested.data).toEqual([
    {
      id: 1,
      items: [
        { id: 1, shops: [{ name: 'South' }] },
        { id: 2, shops: [{ name: 'South' }] },
      ],
    },
  ]);
  const hidden = await items('id, manuals!inner()');
  expect(hidden.data).toEqual([{ id: 1 }]);
});

test('a filter on a missing or existing relation filters its parent', async () => {
  expect((await items('id, manuals()').not('manuals', 'is', null)).data).toEqual([{ id: 1 }]);
  const without = await items('id, shops()').is('shops', null);
  expect(without.data).toEqual([{ id: 3 }, { id: 4 }, { id: 5 }]);
  const either = await items('id, manuals(), shops()').or('manuals.not.is.null,shops.not.is.null');
  expect(either.data).toEqual([{ id: 1 }, { id: 2 }]);
  expect((await items('id, manuals()').eq('manuals', 1)).error?.code).toBe('PGRST120');
});

test('counts the rows of a relation', async () => {
  const { data } = await makers('id, items!maker_id(count)').lte('id', 2);
  expect(data).toEqual([
    { id: 1, items: [{ count: 2 }] },
    { id: 2, items: [{ count: 1 }] },
  ]);
});

test('an ambiguous relation returns 300, and an unknown one returns 400', async () => {
  const two = await items('id, makers(name)');
  expect(two.status).toBe(300);
  expect(two.error?.code).toBe('PGRST201');
  expect(two.error?.hint).toContain("'makers!items_maker_id_fkey', 'makers!items_reviewer_id_fkey'");
  const none = await items('id, island(id)');
  expect([none.status, none.error?.code]).toEqual([400, 'PGRST200']);
  expect(none.error?.message).toBe(
    "Could not find a relationship between 'items' and 'island' in the schema cache",
  );
  const absent = await items('id').eq('makers.name', 'x');
  expect([absent.status, absent.error?.code]).toEqual([400, 'PGRST108']);
});

test('spreads and aggregates are refused', async () => {
  expect((await items('id, ...maker_id(name)')).status).toBe(501);
  const sum = await items('price.sum()');
  expect([sum.status, sum.error?.code]).toEqual([400, 'PGRST123']);
});
