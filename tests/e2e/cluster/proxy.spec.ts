import { execFileSync } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Nginx } from '../../../scripts/cluster/nginx.ts';
import { freePort } from '../../../scripts/test/free-port.ts';
import { workFolder } from '../../../scripts/test/work-folder.ts';

// Tests nginx with the configuration in deploy/nginx. A small HTTP server replaces the site.

/** The only IP address from which nginx trusts the X-Forwarded-For header. */
const BALANCER = '127.0.0.2';
const STRANGER = '127.0.0.3';
/** A number of simultaneous requests that exceeds nginx's limit for one visitor. */
const TOO_MANY = 600;
/** The time after which every page in the cache has expired. */
const KEPT_MS = 2_100;

let nginx: Nginx;
let site: http.Server;
/** The status and the text of the site's response. */
let page = { status: 200, text: 'first' };

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = http.createServer((request, response) => {
    const control = page.status === 200 ? 's-maxage=300, stale-while-revalidate=86400' : 's-maxage=60';
    const own = request.url === '/api/addresses';
    response.writeHead(own ? 200 : page.status, { 'cache-control': own ? 'no-store' : control });
    response.end(own ? String(request.headers['x-forwarded-for']) : page.text);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  nginx = new Nginx(await freePort(), path.join(workFolder('proxy'), 'nginx'), [BALANCER]);
  await nginx.start([`http://127.0.0.1:${(site.address() as AddressInfo).port}`]);
});
test.afterAll(async () => {
  await nginx.stop();
  site.close();
  site.closeAllConnections();
});

const agents = Object.fromEntries(
  [BALANCER, STRANGER].map((localAddress) => [
    localAddress,
    new http.Agent({ localAddress, keepAlive: true, maxSockets: 20 }),
  ]),
);

/** Requests a URL. The request comes from the IP address `from` and has this X-Forwarded-For header. */
async function ask(from: string, forwarded: string, url: string): Promise<{ status: number; text: string }> {
  const agent = agents[from];
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': forwarded };
    http
      .get(nginx.origin + url, { agent, headers }, (response) => {
        text(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body }), reject);
      })
      .on('error', reject);
  });
}
const statuses = async (from: string, forwarded: (index: number) => string) => {
  const answers = Array.from({ length: TOO_MANY }, (_, index) =>
    ask(from, forwarded(index), `/api/addresses?${index}`),
  );
  return (await Promise.all(answers)).map(({ status }) => status);
};

/** Requests the page, and returns its status, nginx's cache status and its text. */
async function read(url = '/page'): Promise<[number, string | null, string]> {
  const response = await fetch(nginx.origin + url);
  return [response.status, response.headers.get('x-cache-status'), await response.text()];
}

test('behind a load balancer, each visitor has limits of their own', async () => {
  const [busy, others] = await Promise.all([
    statuses(BALANCER, () => '203.0.113.1'),
    statuses(BALANCER, (index) => `198.51.100.${index % 200}`),
  ]);
  expect(new Set(busy)).toEqual(new Set([200, 429]));
  expect(new Set(others)).toEqual(new Set([200]));
});

test('only the load balancer names the visitor’s IP address', async () => {
  const forged = await statuses(STRANGER, (index) => `198.51.100.${index % 200}`);
  expect(new Set(forged)).toEqual(new Set([200, 429]));
  await sleep(KEPT_MS);
  expect(await ask(STRANGER, '203.0.113.9', '/api/addresses')).toEqual({ status: 200, text: STRANGER });
  const behind = await ask(BALANCER, '198.51.100.1, 203.0.113.9', '/api/addresses');
  expect(behind).toEqual({ status: 200, text: '203.0.113.9' });
});

test('after a pause, the first visitor gets the page as it is now', async () => {
  expect(await read()).toEqual([200, 'MISS', 'first']);
  page = { status: 200, text: 'second' };
  await sleep(KEPT_MS);
  expect(await read()).toEqual([200, 'EXPIRED', 'second']);
  expect(await read()).toEqual([200, 'HIT', 'second']);
});

test('while the site fails, visitors get the page that was kept', async () => {
  page = { status: 500, text: 'error' };
  await sleep(KEPT_MS);
  expect(await read()).toEqual([200, 'STALE', 'second']);
});

test('a page that is gone does not come back while the site fails', async () => {
  page = { status: 404, text: 'missing' };
  expect((await read())[0]).toBe(404);
  page = { status: 500, text: 'error' };
  await sleep(KEPT_MS);
  expect(await read()).toEqual([404, 'STALE', 'missing']);
});

test('the health check of the container needs nginx, but not the site', async () => {
  const check = () =>
    execFileSync('bash', ['deploy/proxy-health.sh', new URL(nginx.origin).port], {
      stdio: 'pipe',
      timeout: 5_000,
    });
  site.close();
  site.closeAllConnections();
  expect((await read('/'))[0]).toBe(502);
  check();
  await nginx.stop();
  expect(check).toThrow();
});
