import { once } from 'node:events';
import { createServer, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finishHeads } from '@/lib/answer-heads';
import { HASHES_HEADER } from '@/lib/script-hashes';
import { allowNonce } from '@/lib/script-nonce';

const original = ServerResponse.prototype.writeHead;
let origin: string;
let answer: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  allowNonce(request);
  answer(response);
  response.end();
});

beforeAll(async () => {
  finishHeads();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  ServerResponse.prototype.writeHead = original;
  server.close();
  await once(server, 'close');
});

const headersOf = async (status: number, headers: Record<string, string>, sent = {}) => {
  answer = (response) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  return (await fetch(origin, { redirect: 'manual', headers: sent })).headers;
};

it.each([
  [200, 's-maxage=300, stale-while-revalidate=31535700', 's-maxage=300, stale-while-revalidate=86400'],
  [308, 's-maxage=300, stale-while-revalidate=31535700', 's-maxage=300, stale-while-revalidate=86400'],
  [200, 's-maxage=5, stale-while-revalidate=60', 's-maxage=5, stale-while-revalidate=60'],
  [200, 's-maxage=300', 's-maxage=300'],
  [200, 'private, no-store', 'private, no-store'],
  [404, 's-maxage=31536000', 's-maxage=60'],
  [405, 's-maxage=31536000', 's-maxage=60'],
  [404, 's-maxage=300, stale-while-revalidate=31535700', 's-maxage=60'],
  [404, 'private, no-store', 'private, no-store'],
])('%s with %s says %s', async (status, given, expected) => {
  expect((await headersOf(status, { 'cache-control': given })).get('cache-control')).toBe(expected);
});

describe('the policy of an answer', () => {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const policyOf = async (headers: Record<string, string>, sent = {}) => {
    const found = await headersOf(200, headers, sent);
    expect(found.get(HASHES_HEADER)).toBeNull();
    return found.get('content-security-policy');
  };

  it('names the scripts of a stored page, and no nonce', async () => {
    const policy = await policyOf({ ...html, etag: 'W/"a"', [HASHES_HEADER]: "'sha256-a'" });
    expect(policy).toContain("script-src 'self' 'sha256-a'; ");
  });

  it('has a nonce of its own for what is made for one visitor, beside the scripts of its shell', async () => {
    const policies = [
      await policyOf({ ...html, [HASHES_HEADER]: "'sha256-a'" }),
      await policyOf({ ...html, [HASHES_HEADER]: '' }),
      await policyOf(html, { 'content-security-policy': "script-src 'nonce-mine'" }),
    ];
    expect(policies[0]).toContain("'sha256-a'");
    const nonces = policies.map((policy) => /'nonce-([\w+/=]{22,})'/.exec(policy ?? '')?.[1]);
    expect(nonces).not.toContain(undefined);
    expect(new Set(nonces).size).toBe(3);
  });

  it('is not sent with what is no page', async () => {
    expect(await policyOf({ 'content-type': 'text/x-component', [HASHES_HEADER]: "'sha256-a'" })).toBeNull();
    expect(await policyOf({ 'content-type': 'application/xml' })).toBeNull();
  });
});
