import { ALICE, startTestServer } from './clients.ts';
import type { TestServer } from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const rpc = (name: string, args?: Record<string, unknown>, options?: { get?: boolean; count?: 'exact' }) =>
  server.anon.rpc(name, args, options);

describe.each([false, true])('with get: %s', (get) => {
  test('returns a single value unchanged', async () => {
    expect((await rpc('add', { a: 1, b: 2 }, { get })).data).toBe(3);
    expect((await rpc('add', { a: 1 }, { get })).data).toBe(11);
    expect((await rpc('greet', { who: 'you & "me"' }, { get })).data).toBe('Hello you & "me"');
    expect((await rpc('nobody', {}, { get })).data).toBeNull();
    expect((await rpc('join_tags', { tags: ['a', 'b'] }, { get })).data).toBe('a-b');
  });

  test('returns JSON, rows, sets and lists of values', async () => {
    expect((await rpc('as_json', { n: 7 }, { get })).data).toEqual({ n: 7, list: [1, 2] });
    expect((await rpc('one_item', { item: 4 }, { get })).data).toMatchObject({ id: 4, slug: 'drill' });
    expect((await rpc('pairs', {}, { get })).data).toEqual([
      { k: 'a', v: 1 },
      { k: 'b', v: 2 },
      { k: 'c', v: 3 },
    ]);
    expect((await rpc('numbers', {}, { get })).data).toEqual([1, 2, 3]);
  });

  test('returns 204 for a function without a result', async () => {
    const { status, data, error } = await rpc('nothing', {}, { get });
    expect([status, data, error]).toEqual([204, null, null]);
  });

  test('returns 404 for an unknown function or unknown arguments', async () => {
    const none = await rpc('nope', {}, { get });
    expect([none.status, none.error?.code]).toEqual([404, 'PGRST202']);
    const wrong = await rpc('add', { a: 1, c: 2 }, { get });
    expect([wrong.status, wrong.error?.code]).toEqual([404, 'PGRST202']);
    expect(wrong.error?.message).toBe('Could not find the function public.add(a, c) in the schema cache');
  });

  test('returns 300 if several functions match', async () => {
    const { status, error } = await rpc('twice', { a: 2 }, { get });
    expect([status, error?.code]).toEqual([300, 'PGRST203']);
  });
});

test('can select, embed, filter, sort, limit and count the rows of a set', async () => {
  const { data, count } = await rpc('items_over', { limit_price: 1 }, { count: 'exact' })
    .select('name, maker:maker_id(name)')
    .neq('id', 5)
    .order('price', { ascending: false })
    .limit(2);
  expect(data).toEqual([
    { name: 'Drill', maker: null },
    { name: 'Bolt cutter', maker: { name: 'Acme' } },
  ]);
  expect(count).toBe(3);
  expect((await rpc('pairs').select('k').eq('v', 2).single()).data).toEqual({ k: 'b' });
  expect((await rpc('pairs').select('nope')).error?.code).toBe('42703');
});

test('runs with the rights of the caller and passes on the request', async () => {
  const alice = await server.as(ALICE);
  const seen = await alice.rpc('whoami');
  expect(seen.data).toMatchObject({ user: 'authenticated', uid: ALICE, method: 'POST', path: '/rpc/whoami' });
  expect((await server.service.rpc('whoami')).data).toMatchObject({ user: 'service_role', uid: null });
  const plain = await server.raw('/rest/v1/rpc/whoami', { headers: { 'x-agent': 'me' } });
  expect(await plain.json()).toMatchObject({ user: 'anon', method: 'GET', agent: 'me' });
});

test('POST can write, GET cannot', async () => {
  const written = await rpc('add_shop', { shop: 'West' });
  expect([written.status, typeof written.data]).toEqual([200, 'number']);
  const read = await rpc('add_shop', { shop: 'East' }, { get: true });
  expect([read.status, read.error?.code]).toEqual([405, '25006']);
  const shops = await server.anon.from('shops').select('name').in('name', ['West', 'East']);
  expect(shops.data).toEqual([{ name: 'West' }]);
});

test('a function without permission for the caller is refused', async () => {
  const anon = await rpc('admin_only');
  expect([anon.status, anon.error?.code]).toEqual([401, '42501']);
  const user = await (await server.as(ALICE)).rpc('admin_only');
  expect([user.status, user.error?.code]).toEqual([403, '42501']);
});

test('a value of the wrong type returns Postgres’s own error', async () => {
  const { status, error } = await rpc('add', { a: 'one' });
  expect([status, error?.code]).toEqual([400, '22P02']);
});

test('unsupported options on a single value are refused', async () => {
  expect((await rpc('add', { a: 1 }).limit(1)).status).toBe(501);
});
