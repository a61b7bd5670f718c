import { startTestServer } from './clients.ts';
import type { TestServer } from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop());

const makers = () => server.anon.from('makers');

test('inserts what is new and changes what is there, by the primary key', async () => {
  const { data, status } = await makers()
    .upsert([
      { id: 1, name: 'Acme & Sons' },
      { id: 10, name: 'Ten' },
    ])
    .select('id, name, country')
    .order('id');
  expect(status).toBe(201);
  // The country of row 1 was not sent, so it stays.
  expect(data).toEqual([
    { id: 1, name: 'Acme & Sons', country: 'UK' },
    { id: 10, name: 'Ten', country: null },
  ]);
});

test('answers 200 when nothing was new', async () => {
  expect((await makers().upsert({ id: 2, name: 'Bolt', country: 'AT' })).status).toBe(200);
  expect((await makers().select('country').eq('id', 2).single()).data).toEqual({ country: 'AT' });
});

test('finds the row by the columns of onConflict', async () => {
  const { data, error } = await makers()
    .upsert({ id: 2, name: 'Bolt', country: 'CH' }, { onConflict: 'name' })
    .select('id, country');
  expect(error).toBeNull();
  expect(data).toEqual([{ id: 2, country: 'CH' }]);
});

test('ignoreDuplicates leaves what is there and gives only what was inserted', async () => {
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

test('works on a key of two columns', async () => {
  const rows = [
    { item_id: 1, shop_id: 1 },
    { item_id: 5, shop_id: 1 },
  ];
  const { data } = await server.anon.from('item_shops').upsert(rows, { ignoreDuplicates: true }).select();
  expect(data).toEqual([{ item_id: 5, shop_id: 1 }]);
  const merged = await server.anon.from('item_shops').upsert(rows, { onConflict: 'item_id,shop_id' });
  expect(merged.status).toBe(200);
});

test('fills defaults with defaultToNull: false', async () => {
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

test('another unique column still conflicts', async () => {
  const { status, error } = await makers().upsert({ id: 12, name: 'Bolt' });
  expect([status, error?.code]).toEqual([409, '23505']);
});
