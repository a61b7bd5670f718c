import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { allRows } from '../../../lib/data/all-rows.ts';
import { DatabaseError } from '../../../lib/data/database-error.ts';
import { startTestServer } from './clients.ts';
import type { TestServer } from './clients.ts';
import { SCHEMA } from './schema.ts';

/**
 * The tests' schema with additional tables and functions. Cases from PostgREST's specification and from the tests of
 * the Supabase clients need them.
 */
const FURTHER = `${SCHEMA}
create view public.live_makers as select * from public.makers;
create function public.loud(public.items) returns text language sql stable as 'select upper($1.name)';
create function public.rivals(public.makers) returns setof public.makers rows 10 language sql stable
  as 'select * from public.makers where id <> $1.id';
create function public.take(jsonb) returns jsonb language sql immutable as 'select $1';
create function public.pick(b text, a int default 1) returns int language sql immutable as 'select 3';
create function public.pick(b text) returns int language sql immutable as 'select 2';
create function public.pick(b text, c text default '') returns int language sql immutable as 'select 1';
create function public.choose(a boolean) returns int language sql immutable as 'select 1';
create function public.choose(a bigint) returns int language sql immutable as 'select 2';
create table public.many (id int primary key, maker_id int references public.makers (id));
insert into public.many select n, 1 from generate_series(1, 1005) as n;
analyze public.many, public.makers;
create function public.count_up() returns setof int language sql stable as 'select generate_series(1, 1005)';
create function public.all_many() returns setof public.many language sql stable as 'select * from public.many';
grant all on public.many, public.live_makers to anon, authenticated, service_role;
`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ schema: FURTHER });
});
afterAll(() => server.stop());

const items = (select: string) => server.anon.from('items').select(select);
const codeOf = ({ status, error }: { status: number; error: { code: string } | null }) => [
  status,
  error?.code,
];

describe('relations', () => {
  test('a self-reference is found by its table or column, never by its constraint', async () => {
    for (const select of ['items_parent_id_fkey(id)', 'items!items_parent_id_fkey(id)', 'items!id(id)'])
      expect(codeOf(await items(`id, ${select}`))).toEqual([400, 'PGRST200']);
    const { data } = await items('id, parts:items!parent_id(id)').eq('id', 1);
    expect(data).toEqual([{ id: 1, parts: [{ id: 3 }, { id: 4 }] }]);
  });

  test('two embeds with the same name are refused with Postgres’s error', async () => {
    const { status, error } = await items(
      'id, makers!items_maker_id_fkey(name), makers!items_reviewer_id_fkey(name)',
    );
    expect([status, error]).toMatchObject([
      400,
      { code: '42712', message: 'table name "items_makers_1" specified more than once' },
    ]);
    const aliases = await items('id, one:maker_id(name), one:reviewer_id(name)');
    expect(aliases.error?.message).toBe('table name "items_one_1" specified more than once');
    const nested = await server.anon.from('manuals').select('items(a:maker_id(id), a:reviewer_id(id))');
    expect(nested.error?.message).toBe('table name "items_a_2" specified more than once');
  });

  test('a joining table can choose one, but its constraints cannot', async () => {
    expect((await items('shops!item_shops(name)').eq('id', 2)).data).toEqual([
      { shops: [{ name: 'South' }] },
    ]);
    expect(codeOf(await items('shops!item_shops_shop_id_fkey(name)'))).toEqual([400, 'PGRST200']);
  });

  test('a column with several foreign keys is ambiguous, in both directions', async () => {
    expect(codeOf(await server.anon.from('makers').select('id(name)'))).toEqual([300, 'PGRST201']);
  });

  test('an error about a missing column uses the same name as PostgREST', async () => {
    const missing = await server.anon.from('makers').select('id, items!maker_id(sum)');
    expect(missing.error).toMatchObject({ code: '42703', message: 'column items_1.sum does not exist' });
    const through = await items('shops(sum)');
    expect(through.error?.message).toBe('column shops.sum does not exist');
  });

  test('relations of views are not supported and refused', async () => {
    expect((await items('live_makers(id)')).status).toBe(501);
    expect((await server.anon.from('live_items').select('id, item_shops(shop_id)')).status).toBe(501);
    expect((await server.anon.from('live_items').select('id')).status).toBe(200);
  });
});

describe('functions', () => {
  test('computed columns and relations are refused everywhere', async () => {
    expect((await items('name, loud')).status).toBe(501);
    expect((await items('name').eq('loud', 'ANVIL')).status).toBe(501);
    expect((await items('name').order('loud')).status).toBe(501);
    expect((await server.anon.from('makers').select('id, rivals(id)')).status).toBe(501);
    expect(codeOf(await items('name, quiet'))).toEqual([400, '42703']);
  });

  test('a function with one unnamed parameter is refused if the body could be its argument', async () => {
    expect((await server.anon.rpc('take', { a: 1 })).status).toBe(501);
    expect(codeOf(await server.anon.rpc('take', { a: 1 }, { get: true }))).toEqual([404, 'PGRST202']);
  });

  test('an error about unknown arguments suggests a function with some of them', async () => {
    expect((await server.anon.rpc('greet')).error).toMatchObject({ code: 'PGRST202', hint: null });
    const { error } = await server.anon.rpc('join_tags', { tags: ['a'], separator: '-' });
    expect(error?.hint).toBe('Perhaps you meant to call the function public.join_tags(sep, tags)');
  });

  test('ambiguous functions are listed in the order of their number of parameters', async () => {
    const { status, error } = await server.anon.rpc('pick', { b: 'x' });
    expect([status, error?.code]).toEqual([300, 'PGRST203']);
    expect(error?.message).toBe(
      'Could not choose the best candidate function between: public.pick(b => text), ' +
        'public.pick(b => text, a => integer), public.pick(b => text, c => text)',
    );
    const types = await server.anon.rpc('choose', { a: 1 });
    expect(types.error?.message).toContain('public.choose(a => bigint), public.choose(a => boolean)');
  });
});

describe('at most a thousand rows', () => {
  test('is also the setting for the Supabase CLI', async () => {
    const settings = await readFile(path.resolve('supabase/config.toml'), 'utf8');
    expect(settings).toMatch(/^max_rows = 1000$/m);
  });

  test('are returned from a table, whatever limit is requested, and the count covers all', async () => {
    const many = () => server.anon.from('many').select('id', { count: 'exact' }).order('id');
    const { data, count, status } = await many();
    expect([data?.length, count, status]).toEqual([1000, 1005, 206]);
    expect((await many().limit(5000)).data?.length).toBe(1000);
    expect((await many().range(990, 2000)).data?.length).toBe(15);
    const response = await server.raw('/rest/v1/many?select=id');
    expect([response.status, response.headers.get('content-range')]).toEqual([200, '0-999/*']);
  });

  test('are returned from an embedded relation', async () => {
    const { data } = await server.anon.from('makers').select('many(id)').eq('id', 1).single();
    expect(data?.many.length).toBe(1000);
  });

  test('are returned from a function', async () => {
    expect((await server.anon.rpc('all_many')).data?.length).toBe(1000);
    expect((await server.anon.rpc('count_up')).data?.length).toBe(1000);
    expect((await server.anon.rpc('count_up', {}, { count: 'exact' })).count).toBe(1005);
  });

  test('are returned in one answer, and the site reads longer lists in parts', async () => {
    const part = (from: number, to: number) =>
      server.anon.from('many').select('id').order('id').range(from, to);
    const all = await allRows('read many', part);
    expect(all.map(({ id }) => Number(id))).toEqual(Array.from({ length: 1005 }, (_, index) => index + 1));
    expect(await allRows('read some', part, 700)).toHaveLength(700);
    const nothing = allRows('read none', (from, to) => server.anon.from('none').select('id').range(from, to));
    await expect(nothing).rejects.toThrow(DatabaseError);
  });

  test('do not limit the answer to a write', async () => {
    const changed = await server.service.from('many').update({ maker_id: 2 }).gt('id', 0).select('id');
    expect(changed.data?.length).toBe(1005);
    await server.service.from('many').update({ maker_id: 1 }).gt('id', 0);
  });
});

describe('counting', () => {
  test('count=planned uses the estimate of the planner, even with HEAD', async () => {
    const all = await server.anon.from('makers').select('*', { count: 'planned', head: true });
    expect([all.count, all.status]).toEqual([3, 200]);
    // If a table was never analysed, Postgres's planner overestimates the number of its rows.
    const unknown = await server.anon.from('items').select('*', { count: 'planned', head: true });
    expect(unknown.status).toBe(206);
    expect(unknown.count).toBeGreaterThan(5);
    const part = server.anon.from('many').select('id, makers(name)', { count: 'planned' });
    const { count, data, status } = await part.gte('id', 0).eq('makers.name', 'Acme').limit(2);
    expect([data?.length, status]).toEqual([2, 206]);
    expect(count).toBeGreaterThanOrEqual(1005);
  });

  test('count=estimated is exact up to a thousand rows and an estimate above', async () => {
    const count = async (most: number) =>
      (await server.anon.from('many').select('id', { count: 'estimated', head: true }).lte('id', most)).count;
    expect(await count(7)).toBe(7);
    expect(await count(1005)).toBeGreaterThanOrEqual(1005);
  });

  test('a write or a call has no planned count', async () => {
    const update = await server.service
      .from('shops')
      .update({ name: 'North' }, { count: 'planned' })
      .eq('id', 1);
    // If the total in the Content-Range header is `*`, the Supabase client returns NaN as the count.
    expect(update.count).toBeNaN();
    expect((await server.anon.rpc('count_up', {}, { count: 'planned' })).count).toBeNaN();
  });
});

describe('ranges and single objects', () => {
  const object = { accept: 'application/vnd.pgrst.object+json', 'content-type': 'application/json' };

  test('a negative offset is ignored, and one beyond the last row reports the number of rows', async () => {
    expect((await server.raw('/rest/v1/makers?offset=-4')).status).toBe(200);
    const beyond = await server.raw('/rest/v1/makers?offset=9', { headers: { prefer: 'count=exact' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, '*/3']);
  });

  test('the Range header applies only to GET', async () => {
    const range = { range: '0-0' };
    const read = await server.raw('/rest/v1/rpc/pairs', { headers: range });
    expect(await read.json()).toHaveLength(1);
    const call = { method: 'POST', headers: { ...range, 'content-type': 'application/json' }, body: '{}' };
    expect(await (await server.raw('/rest/v1/rpc/pairs', call)).json()).toHaveLength(3);
  });

  test('a write of several rows that requests a single object changes nothing', async () => {
    const change = { method: 'PATCH', headers: object, body: '{"country":"FR"}' };
    const refused = await server.raw('/rest/v1/makers?id=lt.3', change);
    expect([refused.status, await refused.json()]).toMatchObject([406, { code: 'PGRST116' }]);
    expect((await server.anon.from('makers').select('id').eq('country', 'FR')).data).toEqual([]);
  });
});

describe('writes and their headers', () => {
  const post = (path: string, body: string, prefer: string, method = 'POST') =>
    server.raw(`/rest/v1/${path}`, { method, body, headers: { 'content-type': 'application/json', prefer } });

  test('an upsert of no rows creates nothing', async () => {
    const merge = 'resolution=merge-duplicates,return=representation';
    const answer = await post('shops', '[]', merge);
    expect([answer.status, await answer.json()]).toEqual([200, []]);
  });

  test('an update without changes does nothing and needs no filter', async () => {
    for (const body of ['{}', '[]', '[{}]']) {
      const answer = await post('shops', body, 'return=minimal', 'PATCH');
      expect([body, answer.status, answer.headers.get('content-range')]).toEqual([body, 204, '*/*']);
    }
  });

  test('applied preferences are listed in a fixed order, only those that apply', async () => {
    const prefer = 'return=representation, resolution=merge-duplicates, count=exact';
    const written = await post('shops?on_conflict=name', '[{"name":"North"}]', prefer);
    expect(written.headers.get('preference-applied')).toBe(
      'resolution=merge-duplicates, return=representation, count=exact',
    );
    const read = await server.raw('/rest/v1/shops', { headers: { prefer } });
    expect(read.headers.get('preference-applied')).toBe('count=exact');
  });

  test('conditions may have spaces around their brackets', async () => {
    const blanks = '( and ( id.in.( 1, 2, 3 ) , id.eq.3 ) , or ( id.eq.2 , id.eq.3 ) )';
    const answer = await server.raw(`/rest/v1/makers?select=id&and=${encodeURIComponent(blanks)}`);
    expect([answer.status, await answer.json()]).toEqual([200, [{ id: 3 }]]);
  });
});
