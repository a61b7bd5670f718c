import { ALICE, BOB, startTestServer } from './clients.ts';
import type { TestServer } from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const items = () => server.anon.from('items');

test('an insert without select returns only 201', async () => {
  const { status, data, error } = await items().insert({ name: 'Plain', slug: 'plain' });
  expect([status, data, error]).toEqual([201, null, null]);
  expect((await items().select('name, stock').eq('slug', 'plain').single()).data).toEqual({
    name: 'Plain',
    stock: 5,
  });
});

test('an insert with select returns the row with its relations', async () => {
  const row = {
    name: 'Full',
    slug: 'full',
    price: 1.239,
    grade: 'low',
    tags: ['a', 'b,"c'],
    specs: { deep: [{ x: null }] },
    made: '2024-05-05T12:00:00+02:00',
    maker_id: 2,
  };
  const { data, status } = await items()
    .insert(row)
    .select('price, grade, tags, specs, made, stock, maker:maker_id(name)')
    .single();
  expect(status).toBe(201);
  expect(data).toEqual({
    price: 1.24,
    grade: 'low',
    tags: ['a', 'b,"c'],
    specs: { deep: [{ x: null }] },
    made: '2024-05-05T10:00:00+00:00',
    stock: 5,
    maker: { name: 'Bolt' },
  });
});

test('in a bulk insert a missing key is null, or its default when requested', async () => {
  const rows = [
    { name: 'B1', slug: 'b1', stock: 1, tags: ['x'] },
    { name: 'B2', slug: 'b2', tags: ['y'] },
  ];
  const asNull = await items().insert(rows);
  expect(asNull.error?.code).toBe('23502');
  const { data, count } = await items()
    .insert(rows, { defaultToNull: false, count: 'exact' })
    .select('slug, stock')
    .order('slug');
  expect(data).toEqual([
    { slug: 'b1', stock: 1 },
    { slug: 'b2', stock: 5 },
  ]);
  expect(count).toBe(2);
});

test('one failing row of a bulk insert cancels all of them', async () => {
  const rows = [
    { name: 'C1', slug: 'c1' },
    { name: 'C2', slug: 'NOT A SLUG' },
  ];
  expect((await items().insert(rows)).error?.code).toBe('23514');
  expect((await items().select('id').eq('slug', 'c1')).data).toEqual([]);
});

test('an insert of no rows is accepted, and a row without a required value is refused', async () => {
  const shops = await server.anon.from('shops').insert([]).select();
  expect([shops.status, shops.data]).toEqual([201, []]);
  const note = await server.anon.from('shops').insert({});
  expect(note.error?.code).toBe('23502');
});

test('numbers keep every digit when they are stored', async () => {
  const body = '{"id":9007199254740995,"label":"n"}';
  const headers = { 'content-type': 'application/json' };
  const { status } = await server.raw('/rest/v1/big', { method: 'POST', headers, body });
  expect(status).toBe(201);
  const { data } = await server.anon.from('big').select('id::text').eq('label', 'n').single();
  expect(data).toEqual({ id: '9007199254740995' });
});

test('return=headers-only names the new row', async () => {
  const response = await server.raw('/rest/v1/shops', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=headers-only' },
    body: '{"id":77,"name":"Named"}',
  });
  expect([response.status, response.headers.get('location')]).toEqual([201, '/shops?id=eq.77']);
  expect(await response.text()).toBe('');
});

test('an update changes only the rows that match the filter', async () => {
  const silent = await items().update({ stock: 8 }).eq('id', 1);
  expect([silent.status, silent.data]).toEqual([204, null]);
  const { data, count, status } = await items()
    .update({ stock: 9, specs: null, tags: [] }, { count: 'exact' })
    .in('id', [2, 3])
    .select('id, stock, specs, tags, maker:maker_id(name)')
    .order('id');
  expect([status, count]).toEqual([200, 2]);
  expect(data).toEqual([
    { id: 2, stock: 9, specs: null, tags: [], maker: { name: 'Acme' } },
    { id: 3, stock: 9, specs: null, tags: [], maker: { name: 'Bolt' } },
  ]);
  const stocks = await items().select('id, stock').in('id', [1, 4]).order('id');
  expect(stocks.data).toEqual([
    { id: 1, stock: 8 },
    { id: 4, stock: 12 },
  ]);
});

test('an update without matches is not an error, unless one row was requested', async () => {
  const none = await items().update({ stock: 1 }).eq('id', 999).select();
  expect([none.status, none.data]).toEqual([200, []]);
  const one = await items().update({ stock: 1 }).eq('id', 999).select().single();
  expect([one.status, one.error?.code]).toEqual([406, 'PGRST116']);
});

test('a write whose answer is refused changes nothing', async () => {
  const { error } = await items().update({ stock: 99 }).in('id', [4, 5]).select().single();
  expect(error?.code).toBe('PGRST116');
  expect((await items().select('stock').in('id', [4, 5]).eq('stock', 99)).data).toEqual([]);
});

test('a delete removes the rows that match the filter and returns them on request', async () => {
  await server.anon.from('shops').insert([
    { id: 50, name: 'D1' },
    { id: 51, name: 'D2' },
  ]);
  const shops = server.anon.from('shops');
  expect((await shops.delete().eq('id', 50).select('id, name')).data).toEqual([{ id: 50, name: 'D1' }]);
  const silent = await shops.delete({ count: 'exact' }).eq('id', 51);
  expect([silent.status, silent.count]).toEqual([204, 1]);
  expect((await shops.select('id').gte('id', 50).lte('id', 51)).data).toEqual([]);
});

test('update and delete without a filter are refused', async () => {
  const update = await items().update({ stock: 0 });
  expect([update.status, update.error?.code]).toEqual([400, '21000']);
  expect(update.error?.message).toBe('UPDATE requires a WHERE clause');
  expect((await items().delete()).error?.message).toBe('DELETE requires a WHERE clause');
});

test('a view can be written to', async () => {
  const { data } = await server.anon.from('live_items').update({ price: 11 }).eq('id', 1).select();
  expect(data).toEqual([{ id: 1, name: 'Anvil', price: 11 }]);
});

test('row-level security applies to each caller', async () => {
  const [alice, bob] = [await server.as(ALICE), await server.as(BOB)];
  const mine = await alice.from('notes').insert({ owner: ALICE, body: 'mine' }).select('body').single();
  expect(mine.data).toEqual({ body: 'mine' });
  const forged = await bob.from('notes').insert({ owner: ALICE, body: 'forged' });
  expect([forged.status, forged.error?.code]).toEqual([403, '42501']);
  expect((await bob.from('notes').update({ body: 'stolen' }).eq('owner', ALICE).select()).data).toEqual([]);
  expect((await bob.from('notes').delete().eq('owner', ALICE).select()).data).toEqual([]);
  expect((await server.anon.from('notes').select()).data).toEqual([]);
  expect((await server.service.from('notes').select('body')).data).toEqual([{ body: 'mine' }]);
});

test('an insert without select needs no right to read', async () => {
  expect((await server.anon.from('half_open').insert({ id: 2, hidden: 'x' })).status).toBe(201);
  const shown = await server.anon.from('half_open').insert({ id: 3 }).select('id');
  expect(shown.data).toEqual([{ id: 3 }]);
  expect((await server.anon.from('half_open').insert({ id: 4 }).select()).error?.code).toBe('42501');
});

test('max-affected cancels a write that would change too many rows', async () => {
  const response = await server.raw('/rest/v1/items?id=in.(4,5)', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', prefer: 'handling=strict,max-affected=1' },
    body: '{"stock":70}',
  });
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'PGRST124' }]);
  expect((await items().select('id').eq('stock', 70)).data).toEqual([]);
});

test('limits on writes and dry runs are refused instead of ignored', async () => {
  expect((await items().delete().eq('id', 1).select().limit(1)).status).toBe(501);
  expect((await items().delete().eq('id', 1).rollback()).status).toBe(501);
  expect((await items().select('id').eq('id', 1)).data).toEqual([{ id: 1 }]);
});
