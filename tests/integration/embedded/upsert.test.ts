import { startTestServer } from './clients.ts';
import type { TestServer } from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const makers = () => server.anon.from('makers');

test('an upsert inserts new rows and changes existing ones, by primary key', async () => {
  const { data, status } = await makers()
    .upsert([
      { id: 1, name: 'Acme & Sons' },
      { id: 10, name: 'Ten' },
    ])
    .select('id, name, country')
    .order('id');
  expect(status).toBe(201);
  // The upsert contained no country for row 1, so that row keeps its country.
  expect(data).toEqual([
    { id: 1, name: 'Acme & Sons', country: 'UK' },
    { id: 10, name: 'Ten', country: null },
  ]);
});

test('an upsert that inserts nothing returns 200', async () => {
  expect((await makers().upsert({ id: 2, name: 'Bolt', country: 'AT' })).status).toBe(200);
  expect((await makers().select('country').eq('id', 2).single()).data).toEqual({ country: 'AT' });
});

test('an upsert can find the row by the columns of onConflict', async () => {
  const { data, error } = await makers()
    .upsert({ id: 2, name: 'Bolt', country: 'CH' }, { onConflict: 'name' })
    .select('id, country');
  expect(error).toBeNull();
  expect(data).toEqual([{ id: 2, country: 'CH' }]);
});

test('ignoreDuplicates keeps existing rows and returns only inserted ones', async () => {
  const { data } = await makers()
    .upsert(
      [
        { id: 2, name: 'Changed' },
        { id: 11, name: 'Eleven' },
      ],
      { ignoreDuplicates: true },
    )
    .select('id');
  expect(data).toEqual([{ id: 11 }]);
  expect((await makers().select('name').eq('id', 2).single()).data).toEqual({ name: 'Bolt' });
});

test('an upsert works with a key of two columns', async () => {
  const rows = [
    { item_id: 1, shop_id: 1 },
    { item_id: 5, shop_id: 1 },
  ];
  const { data } = await server.anon.from('item_shops').upsert(rows, { ignoreDuplicates: true }).select();
  expect(data).toEqual([{ item_id: 5, shop_id: 1 }]);
  const merged = await server.anon.from('item_shops').upsert(rows, { onConflict: 'item_id,shop_id' });
  expect(merged.status).toBe(200);
});

test('defaultToNull: false fills in defaults', async () => {
  const { data } = await server.anon
    .from('items')
    .upsert(
      [
        { name: 'U', slug: 'u' },
        { name: 'V', slug: 'v', stock: 2 },
      ],
      {
        onConflict: 'slug',
        defaultToNull: false,
      },
    )
    .select('slug, stock');
  expect(data).toEqual([
    { slug: 'u', stock: 5 },
    { slug: 'v', stock: 2 },
  ]);
});

test('columns without a unique constraint are refused by Postgres', async () => {
  const { status, error } = await makers().upsert({ id: 1, name: 'x' }, { onConflict: 'country' });
  expect([status, error?.code]).toEqual([400, '42P10']);
});

test('a conflict in another unique column is still an error', async () => {
  const { status, error } = await makers().upsert({ id: 12, name: 'Bolt' });
  expect([status, error?.code]).toEqual([409, '23505']);
});
