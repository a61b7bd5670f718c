import { startTestServer } from './clients.ts';
import type { TestServer } from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const items = (options?: { count?: 'exact' | 'planned' | 'estimated'; head?: boolean }) =>
  server.anon.from('items').select('id', options);
const list = (rows: { id: number }[] | null) => rows?.map((row) => row.id);

test('rows can be sorted by several keys, each with its direction', async () => {
  const { data } = await items().order('is_live', { ascending: false }).order('stock', { ascending: true });
  // In descending order, nulls come first by default, as in Postgres.
  expect(list(data)).toEqual([4, 2, 5, 1, 3]);
  expect(list((await items().order('stock', { ascending: false })).data)).toEqual([4, 3, 1, 5, 2]);
});

test('the request decides where nulls are sorted', async () => {
  const first = await items().order('price', { nullsFirst: true }).order('id');
  expect(list(first.data)).toEqual([3, 5, 1, 2, 4]);
  const last = await items().order('price', { ascending: false, nullsFirst: false });
  expect(list(last.data)).toEqual([4, 2, 1, 5, 3]);
});

test('rows can be sorted by a value inside JSON', async () => {
  const { data } = await items().order('specs->>size', { nullsFirst: false }).order('id');
  expect(list(data)).toEqual([1, 2, 5, 4, 3]);
});

test('limit and range return a part of the rows', async () => {
  expect(list((await items().order('id').limit(2)).data)).toEqual([1, 2]);
  expect(list((await items().order('id').range(1, 3)).data)).toEqual([2, 3, 4]);
  expect(list((await items().order('id').limit(0)).data)).toEqual([]);
});

test('the count covers all rows, and a partial answer has status 206', async () => {
  const part = await items({ count: 'exact' }).order('id').range(0, 1).gt('id', 1);
  expect([list(part.data), part.count, part.status]).toEqual([[2, 3], 4, 206]);
  const all = await items({ count: 'exact' });
  expect([all.data?.length, all.count, all.status]).toEqual([5, 5, 200]);
  expect((await items({ count: 'estimated' }).eq('id', 1)).count).toBe(1);
});

test('HEAD returns the count without the rows', async () => {
  const { data, count, error } = await items({ count: 'exact', head: true }).gt('stock', 2);
  expect([data, count, error]).toEqual([null, 3, null]);
});

test('Content-Range states which rows were returned and how many there are', async () => {
  const range = async (query: string, headers: Record<string, string> = {}) => {
    const response = await server.raw(`/rest/v1/items?select=id&order=id${query}`, { headers });
    return [response.status, response.headers.get('content-range')];
  };
  const prefer = 'count=exact';
  expect(await range('')).toEqual([200, '0-4/*']);
  expect(await range('', { prefer })).toEqual([200, '0-4/5']);
  expect(await range('&limit=2&offset=1', { prefer })).toEqual([206, '1-2/5']);
  expect(await range('&id=eq.99', { prefer })).toEqual([200, '*/0']);
  expect(await range('&id=eq.99')).toEqual([200, '*/*']);
  expect(await range('', { range: '1-2' })).toEqual([200, '1-2/*']);
  expect(await range('', { range: '3-', prefer })).toEqual([206, '3-4/5']);
  expect(await range('&offset=5', { prefer })).toEqual([206, '*/5']);
});

test('a range after the last row returns 416', async () => {
  const { status, error } = await items({ count: 'exact' }).range(60, 69);
  expect(status).toBe(416);
  expect(error).toMatchObject({
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details: 'An offset of 60 was requested, but there are only 5 rows.',
  });
  expect((await server.raw('/rest/v1/items?limit=-1')).status).toBe(416);
  expect((await server.raw('/rest/v1/items', { headers: { range: '5-2' } })).status).toBe(416);
});
