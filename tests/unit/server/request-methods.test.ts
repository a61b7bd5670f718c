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

/** Addresses of the tree's files of one name, outside the admin area; [names] stand for themselves. */
const addressesOf = (name: string) =>
  globSync(`app/**/${name}.{ts,tsx}`)
    .map((file) => ({
      file,
      address: file.replace(/^app|\/[^/]+$|\/\([^)]*\)/g, '').replaceAll(/^app|\/\([^)]*\)/g, '') || '/',
    }))
    .filter(({ address }) => !address.startsWith('/admin'));

const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

describe('what is only read', () => {
  const handlers = addressesOf('route').filter(
    ({ file }) => !/\b(?:POST|PUT|PATCH|DELETE)\b/.test(readFileSync(file, 'utf8')),
  );
  const cached = handlers.filter(({ address }) => !/^\/(?:api|auth)\//.test(address));

  it.each([...cached, ...addressesOf('page')].map(({ address }) => address))('%s is', (address) => {
    for (const method of ['GET', 'HEAD']) expect(asked(method, address)).toBeNull();
    for (const method of WRITING) {
      for (const written of [
        address,
        `/.${address}`,
        `/x/..${address}`,
        `${address}?x=1`,
        `http://a.example${address}`,
      ]) {
        expect([method, written, asked(method, written)]).toEqual([method, written, 405]);
      }
    }
  });

  it.each(cached.map(({ address }) => address))('%s runs no action', (address) => {
    expect(called(ACTION, address)).toBe(405);
  });
});

it.each(
  addressesOf('route')
    .filter(({ file }) => /\bexport const POST|\bexport async function POST/.test(readFileSync(file, 'utf8')))
    .map(({ address }) => address),
)('%s is left to its handler', (address) => {
  expect(asked('POST', address)).toBeNull();
  expect(called(ACTION, address)).toBe(404);
});

describe('a call of a function', () => {
  it.each(['/', '/retailers/argos', '/admin/retailers', '/admin', '/auth', '/auth/forgotten'])(
    'from a page, %s, runs only if it is an action',
    (address) => {
      expect(called(ACTION, address)).toBeNull();
      for (const id of [
        CACHED_FUNCTION,
        `ff${'a'.repeat(40)}`,
        'x',
        '',
        `${ACTION}0`,
        `zz${'a'.repeat(40)}`,
      ]) {
        expect([id, called(id, address)]).toEqual([id, 404]);
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
])('%s %s is answered with %i, and told what is allowed', (method, url, status) => {
  expect(earlyResponseTo({ method, url, headers: { host: HOST } })).toEqual({
    status,
    headers: { Allow: 'GET, HEAD, POST, OPTIONS' },
  });
});
