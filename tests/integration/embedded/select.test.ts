import { startTestServer } from './clients.ts';
import type { TestServer } from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const items = () => server.anon.from('items');

test('returns the requested columns in that order and no others', async () => {
  const { data, error, status } = await items().select('slug, id').eq('id', 1);
  expect(error).toBeNull();
  expect(status).toBe(200);
  expect(Object.entries(data?.[0] ?? {})).toEqual([
    ['slug', 'anvil'],
    ['id', 1],
  ]);
});

test('returns every column in its JSON form, without a select and with *', async () => {
  const everything = {
    id: 1,
    name: 'Anvil',
    slug: 'anvil',
    price: 10.5,
    stock: 3,
    grade: 'high',
    tags: ['heavy', 'iron'],
    specs: { size: 'L', kg: 50, ok: true, parts: [{ n: 1 }] },
    made: '2024-01-01T10:00:00+00:00',
    is_live: true,
    maker_id: 1,
    reviewer_id: 2,
    parent_id: null,
  };
  expect((await items().select().eq('id', 1)).data).toEqual([everything]);
  expect((await items().select('*').eq('id', 1).single()).data).toEqual(everything);
});

test('returns columns under other names and types', async () => {
  const { data } = await items().select('title:name, price::text, cost:price::int').eq('id', 2).single();
  expect(data).toEqual({ title: 'Bolt cutter', price: '20.00', cost: 20 });
});

test('keeps numbers that are too large for JavaScript when cast to text', async () => {
  const { data } = await server.anon.from('big').select('id::text').single();
  expect(data).toEqual({ id: '9007199254740993' });
});

test('reads values inside JSON, as JSON and as text, by key and by index', async () => {
  const { data } = await items()
    .select('specs->kg, specs->>size, weight:specs->>kg, specs->parts->0->n, none:specs->nope->>x, tags->0')
    .eq('id', 1)
    .single();
  expect(data).toEqual({ kg: 50, size: 'L', weight: '50', n: 1, none: null, tags: 'heavy' });
});

test('reads views with the rights of their owner', async () => {
  const { data } = await server.anon.from('live_items').select('name').order('name').limit(2);
  expect(data).toEqual([{ name: '100% wool_hat' }, { name: 'Anvil' }]);
});

test('single returns the object, or an error with 406 for none and for several', async () => {
  expect((await items().select('id').eq('slug', 'drill').single()).data).toEqual({ id: 4 });
  const none = await items().select('id').eq('slug', 'no').single();
  expect(none.status).toBe(406);
  expect(none.error).toMatchObject({
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: 'The result contains 0 rows',
  });
  const all = await items().select('id').single();
  expect(all.error).toMatchObject({ code: 'PGRST116', details: 'The result contains 5 rows' });
});

test('maybeSingle returns the object, null for none, and an error for several', async () => {
  expect((await items().select('id').eq('id', 1).maybeSingle()).data).toEqual({ id: 1 });
  const none = await items().select('id').eq('id', 99).maybeSingle();
  expect([none.data, none.error]).toEqual([null, null]);
  expect((await items().select('id').maybeSingle()).error?.code).toBe('PGRST116');
});

test('states the media type and writes objects in it', async () => {
  const list = await server.raw('/rest/v1/items?select=id&id=eq.1');
  expect(list.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await list.text()).toBe('[{"id":1}]');
  const accept = 'application/vnd.pgrst.object+json';
  const one = await server.raw('/rest/v1/items?select=id&id=eq.1', { headers: { accept } });
  expect(one.headers.get('content-type')).toBe('application/vnd.pgrst.object+json; charset=utf-8');
  expect(await one.text()).toBe('{"id":1}');
});

test('counts the rows of a table', async () => {
  expect((await items().select('count').single()).data).toEqual({ count: 5 });
  const column = await server.anon.from('tallies').select('count').single();
  expect(column.data).toEqual({ count: 42 });
});
