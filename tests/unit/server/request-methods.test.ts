import { globSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { earlyResponseTo } from '@/server/request-methods';

const ACTION = `40${'a'.repeat(40)}`;
const CACHED_FUNCTION = `80${'a'.repeat(40)}`;
const HOST = 'site.example';

const asked = (method: string, url: string, headers: Record<string, string> = {}) =>
  earlyResponseTo({ method, url, headers: { host: HOST, ...headers } })?.status ?? null;
const called = (id: string, url: string, headers: Record<string, string> = { origin: `https://${HOST}` }) =>
  asked('POST', url, { 'next-action': id, ...headers });

/** Returns the paths of all files of this name in app/, outside the admin area. Parameters stay as written: [slug]. */
const pathsOf = (name: string) =>
  globSync(`app/**/${name}.{ts,tsx}`)
    .map((file) => ({
      file,
      path: file.replace(/^app|\/[^/]+$|\/\([^)]*\)/g, '').replaceAll(/^app|\/\([^)]*\)/g, '') || '/',
    }))
    .filter(({ path }) => !path.startsWith('/admin'));

const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

describe('a read-only path', () => {
  const handlers = pathsOf('route').filter(
    ({ file }) => !/\b(?:POST|PUT|PATCH|DELETE)\b/.test(readFileSync(file, 'utf8')),
  );
  const cached = handlers.filter(({ path }) => !/^\/(?:api|auth)\//.test(path));

  it.each([...cached, ...pathsOf('page')].map(({ path }) => path))(
    '%s refuses all methods but GET and HEAD',
    (path) => {
      for (const method of ['GET', 'HEAD']) expect(asked(method, path)).toBeNull();
      for (const method of WRITING) {
        for (const written of [path, `/.${path}`, `/x/..${path}`, `${path}?x=1`, `http://a.example${path}`]) {
          expect([method, written, asked(method, written)]).toEqual([method, written, 405]);
        }
      }
    },
  );

  it.each(cached.map(({ path }) => path))('%s runs no action', (path) => {
    expect(called(ACTION, path)).toBe(405);
  });
});

it.each(
  pathsOf('route')
    .filter(({ file }) => /\bexport const POST|\bexport async function POST/.test(readFileSync(file, 'utf8')))
    .map(({ path }) => path),
)('a POST to %s is left to its handler', (path) => {
  expect(asked('POST', path)).toBeNull();
  expect(called(ACTION, path)).toBe(404);
});

describe('a call of a function', () => {
  it.each(['/', '/retailers/argos', '/admin/retailers', '/admin', '/auth', '/auth/forgotten'])(
    'from the page %s is passed on only if it is an action',
    (path) => {
      expect(called(ACTION, path)).toBeNull();
      for (const id of [
        CACHED_FUNCTION,
        `ff${'a'.repeat(40)}`,
        'x',
        '',
        `${ACTION}0`,
        `zz${'a'.repeat(40)}`,
      ]) {
        expect([id, called(id, path)]).toEqual([id, 404]);
      }
    },
  );

  it.each([
    [{ origin: 'https://other.example' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 403],
    [{ origin: `https://${HOST}` }, null],
  ])('with %j is answered with %s', (headers, status) => {
    expect(called(ACTION, '/retailers/argos', headers as Record<string, string>)).toBe(status);
  });
});

it('refuses a post to a page that another site sends', () => {
  expect(asked('POST', '/', { origin: 'https://other.example' })).toBe(403);
});

test.each([
  ['OPTIONS', '*', 204],
  ['GET', '*', 400],
  ['TRACE', '/amazon', 405],
  ['TRACE', '/api/health', 405],
  ['TRACE', '/auth/sign-in', 405],
])('%s %s is answered with %i and the allowed methods', (method, url, status) => {
  expect(earlyResponseTo({ method, url, headers: { host: HOST } })).toEqual({
    status,
    headers: { Allow: 'GET, HEAD, POST, OPTIONS' },
  });
});
