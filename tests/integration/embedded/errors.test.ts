import { createClient } from '@supabase/supabase-js';
import { ALICE, startTestServer, tokenFor } from './clients.ts';
import type { TestServer } from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const items = () => server.anon.from('items');
const raised = (code: string) => server.anon.rpc('fail', { code, message: 'the message' });

test('an error has code, message, details and hint', async () => {
  const { error, status } = await raised('P0001');
  expect(status).toBe(400);
  expect({ ...error }).toMatchObject({
    code: 'P0001',
    message: 'the message',
    details: 'the detail',
    hint: 'the hint',
  });
});

test.each([
  ['23505', 409],
  ['23503', 409],
  ['23514', 400],
  ['22000', 400],
  ['42P17', 500],
  ['40001', 500],
  ['53300', 503],
  ['28000', 403],
  ['XX000', 500],
  ['PT402', 402],
  ['PT999', 500],
])('SQLSTATE %s is answered with %i', async (code, status) => {
  const answer = await raised(code);
  expect([answer.status, answer.error?.code]).toEqual([status, code]);
});

test('a function can set its own status', async () => {
  const { status, error } = await server.anon.rpc('fail_in_json');
  expect(status).toBe(418);
  expect(error).toMatchObject({ code: '123', message: 'Teapot', details: 'short', hint: 'stout' });
});

test('constraints return the same errors as Postgres', async () => {
  const unique = await items().insert({ name: 'x', slug: 'anvil' });
  expect([unique.status, unique.error?.code]).toEqual([409, '23505']);
  expect(unique.error?.details).toBe('Key (slug)=(anvil) already exists.');
  const foreign = await server.anon.from('makers').delete().eq('id', 1);
  expect([foreign.status, foreign.error?.code]).toEqual([409, '23503']);
  expect(foreign.error?.message).toBe(
    'update or delete on table "makers" violates foreign key constraint "items_maker_id_fkey" on table "items"',
  );
  expect(foreign.error?.details).toBe('Key (id)=(1) is still referenced from table "items".');
  const check = await items().insert({ name: 'x', slug: 'Not a slug' });
  expect([check.status, check.error?.code]).toEqual([400, '23514']);
  const missing = await items().insert({ slug: 'y' });
  expect([missing.status, missing.error?.code]).toEqual([400, '23502']);
  const long = await server.anon.from('big').insert({ id: 1, label: 'too long' });
  expect([long.status, long.error?.code]).toEqual([400, '22001']);
});

test('unknown tables and columns are refused', async () => {
  const table = await server.anon.from('nope').select();
  expect([table.status, table.error?.code]).toEqual([404, 'PGRST205']);
  expect(table.error?.message).toBe("Could not find the table 'public.nope' in the schema cache");
  for (const query of [
    items().select('nope'),
    items().select().eq('nope', 1),
    items().select().order('nope'),
  ]) {
    const { status, error } = await query;
    expect([status, error?.code, error?.message]).toEqual([400, '42703', 'column items.nope does not exist']);
  }
  const written = await items().insert({ nope: 1 });
  expect([written.status, written.error?.code]).toEqual([400, 'PGRST204']);
  expect((await items().update({ nope: 1 }).eq('id', 1)).error?.code).toBe('PGRST204');
});

test('a name is never run as SQL', async () => {
  const { status } = await items().select('id"; drop table items; --');
  expect(status).toBe(400);
  expect((await server.anon.from('items"; drop table items; --').select()).status).toBe(404);
  expect((await items().select('id').eq('id"=1; drop table items; --', '1')).status).toBe(400);
  expect((await items().select('id::text);drop table items;--')).status).toBe(400);
  expect((await items().select('id').order('id;drop table items')).status).toBe(400);
  expect((await items().select('count').single()).data).toEqual({ count: 5 });
});

test('forbidden data returns 401 to visitors and 403 to users, and the secret key can read it', async () => {
  const anon = await server.anon.from('secrets').select();
  expect([anon.status, anon.error?.code]).toEqual([401, '42501']);
  const user = await (await server.as(ALICE)).from('secrets').select();
  expect([user.status, user.error?.code]).toEqual([403, '42501']);
  expect((await server.service.from('secrets').select()).data).toEqual([]);
  expect((await server.anon.from('half_open').select('id, shown')).data).toEqual([{ id: 1, shown: 'yes' }]);
  expect((await server.anon.from('half_open').select('id').eq('hidden', 'no')).error?.code).toBe('42501');
});

test('invalid keys and tokens return 401', async () => {
  const without = await fetch(`${server.url}/rest/v1/items`);
  expect([without.status, await without.json()]).toMatchObject([
    401,
    { message: 'No API key found in request' },
  ]);
  const wrong = await createClient(server.url, 'sb_publishable_wrong').from('items').select();
  expect([wrong.status, wrong.error?.message]).toEqual([401, 'Invalid API key']);
  const withToken = (token: string) =>
    server.raw('/rest/v1/items?select=id', { headers: { authorization: `Bearer ${token}` } });
  const expired = await withToken(await tokenFor(server, ALICE, -10));
  expect([expired.status, await expired.json()]).toMatchObject([
    401,
    { code: 'PGRST303', message: 'JWT expired' },
  ]);
  const token = await tokenFor(server, ALICE);
  expect((await withToken(token)).status).toBe(200);
  const forged = await withToken(`${token.slice(0, -6)}AAAAAA`);
  expect([forged.status, ((await forged.json()) as { code: string }).code]).toEqual([401, 'PGRST301']);
});

test('bodies with invalid JSON or rows of different shapes are refused', async () => {
  const send = (body: string) =>
    server.raw('/rest/v1/items', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  for (const body of ['{"name":', '', '[1]', '[{"name":"a","slug":"a"},{"slug":"b"}]']) {
    const response = await send(body);
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'PGRST102' }]);
  }
});

test('other schemas and media types return 406, as on a hosted project', async () => {
  const { status, error } = await server.anon.schema('auth').from('users').select();
  expect([status, error?.code]).toEqual([406, 'PGRST106']);
  const html = await server.raw('/rest/v1/items', { headers: { accept: 'text/html' } });
  expect(html.status).toBe(406);
});

test('unsupported features return 501 with a reason', async () => {
  const answers = [
    await items().select().csv(),
    await items().select().explain(),
    await items().select().geojson(),
    await items().select().stripNulls(),
    await server.raw('/rest/v1/'),
    await server.raw('/rest/v1/items?id=eq.1', { method: 'PUT', body: '{}' }),
    await server.raw('/realtime/v1/api'),
    await server.raw('/graphql/v1', { method: 'POST', body: '{}' }),
    await server.raw('/auth/v1/nothing-like-it'),
    await server.raw('/storage/v1/nothing-like-it'),
  ];
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 501));
  expect(await (await server.raw('/realtime/v1/api')).json()).toMatchObject({
    message: 'GET /realtime/v1/api is not supported by the embedded Supabase',
  });
});

test('browsers of any origin can call the API and read its headers', async () => {
  const asked = await server.raw('/rest/v1/items', {
    method: 'OPTIONS',
    headers: {
      origin: 'http://a.test',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'apikey,prefer',
    },
  });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(asked.headers.get('access-control-allow-headers')).toContain('prefer');
  const answer = await server.raw('/rest/v1/nope', { headers: { origin: 'http://a.test' } });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-expose-headers')).toContain('Content-Range');
});
