import { startTestServer } from './clients.ts';
import type { TestServer } from './clients.ts';

const functions = {
  echo: `export async function handler(request: Request, env: Record<string, string | undefined>): Promise<Response> {
    const body: unknown = request.method === 'POST' ? await request.json() : null;
    return Response.json({ body, method: request.method, url: env.SUPABASE_URL, own: env.MY_SECRET,
      service: env.SUPABASE_SERVICE_ROLE_KEY?.startsWith('sb_secret_'),
      keys: JSON.parse(env.SUPABASE_SECRET_KEYS ?? '{}').default === env.SUPABASE_SERVICE_ROLE_KEY, agent: request.headers.get('x-agent') });
  }`,
  refuse: `export async function handler(): Promise<Response> {
    return Response.json({ error: 'Not today' }, { status: 422, headers: { 'x-own': 'yes' } });
  }`,
  throws: `export async function handler(): Promise<Response> { throw new Error('a secret of the inside for ann@mail.example'); }`,
  broken: `export const nothing = 1;`,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ schema: '', functions, env: { MY_SECRET: 'shh' } });
});
afterAll(() => server.stop());

test('a function gets the request and the environment, and its answer is returned', async () => {
  const { data, error } = await server.anon.functions.invoke('echo', {
    body: { email: 'a@b.c' },
    headers: { 'x-agent': 'me' },
  });
  expect(error).toBeNull();
  expect(data).toEqual({
    body: { email: 'a@b.c' },
    method: 'POST',
    url: server.url,
    own: 'shh',
    service: true,
    keys: true,
    agent: 'me',
  });
});

test('an error of a function keeps its status, body and headers', async () => {
  const { data, error } = await server.anon.functions.invoke('refuse');
  expect(data).toBeNull();
  expect(error?.name).toBe('FunctionsHttpError');
  const response = (error as { context: Response }).context;
  expect([response.status, response.headers.get('x-own'), await response.json()]).toEqual([
    422,
    'yes',
    { error: 'Not today' },
  ]);
});

test('a function that throws returns 500 without details, which are only in the log, without email addresses', async () => {
  const { error } = await server.anon.functions.invoke('throws');
  const response = (error as { context: Response }).context;
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect(server.errors()).toContain('a secret of the inside for [email]');
  expect(server.errors()).not.toContain('ann@mail.example');
  expect((await server.raw('/functions/v1/broken', { method: 'POST' })).status).toBe(500);
});

test('an unknown function returns 404', async () => {
  const { error } = await server.anon.functions.invoke('nope');
  const response = (error as { context: Response }).context;
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  expect((await server.raw('/functions/v1/..%2f..%2fmigrations')).status).toBe(404);
});

test('functions need a key and can be called from browsers', async () => {
  expect((await fetch(`${server.url}/functions/v1/echo`, { method: 'POST', body: '{}' })).status).toBe(401);
  const preflight = await fetch(`${server.url}/functions/v1/echo`, {
    method: 'OPTIONS',
    headers: { origin: 'http://a.test', 'access-control-request-method': 'POST' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  const answer = await server.raw('/functions/v1/echo', { headers: { origin: 'http://a.test' } });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});
