import { startTestServer } from './clients.ts';
import type { TestServer } from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const items = () => server.anon.from('items').select('id').order('id');

async function ids(query: PromiseLike<{ data: { id: number }[] | null; error: unknown }>) {
  const { data, error } = await query;
  expect(error).toBeNull();
  return data?.map((row) => row.id);
}

test('values can be compared', async () => {
  expect(await ids(items().eq('name', 'Anvil'))).toEqual([1]);
  expect(await ids(items().neq('stock', 0))).toEqual([1, 3, 4, 5]);
  expect(await ids(items().gt('price', 10.5))).toEqual([2, 4]);
  expect(await ids(items().gte('price', 10.5))).toEqual([1, 2, 4]);
  expect(await ids(items().lt('stock', 3))).toEqual([2, 5]);
  expect(await ids(items().lte('stock', 3).gte('stock', 1))).toEqual([1, 5]);
  expect(await ids(items().eq('grade', 'high'))).toEqual([1, 4]);
  expect(await ids(items().gt('made', '2024-02-15T00:00:00Z'))).toEqual([4, 5]);
  expect(await ids(items().match({ grade: 'low', stock: 0 }))).toEqual([2]);
});

test('a value is never read as syntax', async () => {
  const maker = server.anon.from('makers').select('id');
  expect(await ids(maker.eq('name', 'Crane, "Ltd" (UK)'))).toEqual([3]);
  expect(await ids(items().eq('name', "x' or '1'='1"))).toEqual([]);
  expect(await ids(items().eq('name', 'a.b,c)(d'))).toEqual([]);
});

test('patterns use % and _ as wildcards, and a backslash makes them plain', async () => {
  expect(await ids(items().like('name', '%r%'))).toEqual([2, 3, 4]);
  expect(await ids(items().like('name', 'a%'))).toEqual([]);
  expect(await ids(items().ilike('name', 'a%'))).toEqual([1]);
  expect(await ids(items().like('name', '100\\% wool\\_hat'))).toEqual([5]);
  expect(await ids(items().likeAnyOf('name', ['A%', 'D%']))).toEqual([1, 4]);
  expect(await ids(items().ilikeAllOf('name', ['%R%', 'd%']))).toEqual([4]);
});

test('regular expressions work, but not for visitors, who could keep the database busy', async () => {
  const inside = server.service.from('items').select('id').order('id');
  expect(await ids(inside.regexMatch('name', '^[AB]'))).toEqual([1, 2]);
  const again = server.service.from('items').select('id').order('id');
  expect(await ids(again.regexIMatch('name', '^[ab]'))).toEqual([1, 2]);
  for (const filter of ['name=match.^A', 'name=not.imatch.^a', 'or=(id.eq.1,name.match(any).{a})']) {
    const refused = await server.raw(`/rest/v1/items?select=id&${filter}`);
    expect([filter, refused.status]).toEqual([filter, 501]);
    expect(await refused.json()).toMatchObject({ code: 'not_supported' });
  }
});

test('values can be tested for null, true and false', async () => {
  expect(await ids(items().is('price', null))).toEqual([3]);
  expect(await ids(items().not('price', 'is', null))).toEqual([1, 2, 4, 5]);
  expect(await ids(items().is('is_live', false))).toEqual([3]);
  expect(await ids(items().is('is_live', true))).toEqual([1, 2, 5]);
  expect(await ids(items().not('is_live', 'is', true))).toEqual([3, 4]);
  expect(await ids(items().filter('is_live', 'is', 'unknown'))).toEqual([4]);
  expect(await ids(items().isDistinct('is_live', true))).toEqual([3, 4]);
});

test('a value can be looked up in a list, whatever characters the list contains', async () => {
  expect(await ids(items().in('id', [1, 3, 99]))).toEqual([1, 3]);
  expect(await ids(items().in('id', []))).toEqual([]);
  expect(await ids(items().not('id', 'in', '(1,2)'))).toEqual([3, 4, 5]);
  expect(await ids(items().in('name', ['Anvil', 'a,b', '100% wool_hat']))).toEqual([1, 5]);
  const makers = server.anon.from('makers').select('id');
  expect(await ids(makers.filter('name', 'in', '("Crane, \\"Ltd\\" (UK)",Acme)').order('id'))).toEqual([
    1, 3,
  ]);
});

test('arrays and JSON can be filtered by the values that they contain', async () => {
  expect(await ids(items().contains('tags', ['iron']))).toEqual([1, 2]);
  expect(await ids(items().contains('tags', ['"a,b"']))).toEqual([5]);
  expect(await ids(items().containedBy('tags', ['tool', 'iron']))).toEqual([2, 3, 4]);
  expect(await ids(items().overlaps('tags', ['soft', 'heavy']))).toEqual([1, 5]);
  expect(await ids(items().contains('specs', { size: 'M' }))).toEqual([2, 5]);
  expect(await ids(items().contains('specs', { parts: [{ n: 1 }] }))).toEqual([1]);
});

test('values inside JSON can be filtered', async () => {
  expect(await ids(items().eq('specs->>size', 'M'))).toEqual([2, 5]);
  expect(await ids(items().eq('specs->kg', 2))).toEqual([2]);
  expect(await ids(items().eq('specs->parts->0->>n', '1'))).toEqual([1]);
  expect(await ids(items().is('specs->>kg', null))).toEqual([3, 5]);
});

test('conditions can be joined with "and" and "or", nested, negated and quoted', async () => {
  expect(await ids(items().or('id.eq.1,name.eq.Drill'))).toEqual([1, 4]);
  expect(await ids(items().or('id.eq.3,and(price.gt.15,stock.gt.0)'))).toEqual([3, 4]);
  expect(await ids(items().or('id.in.(1,2),tags.cs.{soft}'))).toEqual([1, 2, 5]);
  expect(await ids(items().or('price.not.is.null,id.eq.3').neq('id', 1))).toEqual([2, 3, 4, 5]);
  expect(await ids(items().or('specs->>size.eq.S,tags.ov.{heavy,nope}'))).toEqual([1, 4]);
  expect(await ids(items().or('and(id.gt.1,not.or(id.eq.2,id.eq.3)),id.eq.99'))).toEqual([4, 5]);
  const makers = server.anon.from('makers').select('id').order('id');
  expect(await ids(makers.or('name.eq."Crane, \\"Ltd\\" (UK)",country.eq.DE'))).toEqual([2, 3]);
  const query = '/rest/v1/items?select=id&order=id&not.and=(id.gt.1,id.lt.5)';
  expect(await (await server.raw(query)).json()).toEqual([{ id: 1 }, { id: 5 }]);
});

test('unreadable filters are refused instead of ignored', async () => {
  const { error, status } = await items().filter('id', 'near', '1');
  expect(status).toBe(400);
  expect(error?.code).toBe('PGRST100');
  expect((await items().or('id.eq.1,name')).error?.code).toBe('PGRST100');
  expect((await server.raw('/rest/v1/items?id=1')).status).toBe(400);
  const bad = await items().eq('id', 'one');
  expect([bad.status, bad.error?.code]).toEqual([400, '22P02']);
});

test('full-text search is refused as unsupported', async () => {
  const { status, error } = await items().textSearch('name', 'anvil');
  expect(status).toBe(501);
  expect(error?.message).toContain('is not supported by the embedded Supabase');
});
