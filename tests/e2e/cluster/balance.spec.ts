import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Nginx, SERVED_BY } from '../../../scripts/cluster/nginx.ts';
import { freePort } from '../../../scripts/test/free-port.ts';
import { workFolder } from '../../../scripts/test/work-folder.ts';

// Tests how nginx, with the configuration in deploy/nginx, shares requests between instances, and which requests it
// refuses. Small HTTP servers replace the instances of the site.

const INSTANCES = 3;
const ROUNDS = 12;
const PAGES = Array.from({ length: 20 }, (_, number) => `/retailers/shop-${number}`);

let nginx: Nginx;
const instances: http.Server[] = [];

test.beforeAll(async () => {
  for (let count = 0; count < INSTANCES; count += 1) {
    const instance = http.createServer((request, response) => {
      response.writeHead(200, { 'cache-control': 's-maxage=300' });
      request.resume().on('end', () => response.end('well'));
    });
    await new Promise<void>((resolve) => instance.listen(0, '127.0.0.1', resolve));
    instances.push(instance);
  }
  nginx = new Nginx(await freePort(), path.join(workFolder('balance'), 'nginx'), ['127.0.0.1']);
  await nginx.start(instances.map((each) => `http://127.0.0.1:${(each.address() as AddressInfo).port}`));
});
test.afterAll(async () => {
  await nginx.stop();
  for (const instance of instances) {
    instance.close();
    instance.closeAllConnections();
  }
});

const agent = new http.Agent({ keepAlive: true, maxSockets: 40 });
let visitors = 0;
/** Returns the IP address of a visitor who has sent no requests yet. */
const newVisitor = () => `198.18.${(visitors += 1) >> 8}.${visitors & 255}`;

interface Sent {
  visitor?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request for a visitor, by default a new one. Returns the status, and the instance that served it. */
async function send(url: string, { visitor = newVisitor(), method = 'GET', headers = {} }: Sent) {
  return new Promise<{ status: number; servedBy: string }>((resolve, reject) => {
    const all = { 'x-forwarded-for': visitor, ...headers };
    http
      .request(nginx.origin + url, { agent, method, headers: all }, (response) => {
        const servedBy = String(response.headers[SERVED_BY]);
        response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, servedBy }));
      })
      .on('error', reject)
      .end();
  });
}

/** Returns the instances that served several equal requests, one after another. */
async function serversOf(url: string, sent: Sent = {}): Promise<Set<string>> {
  const servers = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { status, servedBy } = await send(url, sent);
    expect(status).toBe(200);
    servers.add(servedBy);
  }
  return servers;
}

test('all instances share the requests that nginx never keeps', async () => {
  for (const [method, url] of [
    ['POST', '/api/events'],
    ['GET', '/api/autocomplete?q=lego'],
    ['GET', '/search?q=lego'],
    ['POST', '/auth/sign-in'],
    ['GET', '/admin'],
    ['POST', '/admin/retailers'],
    ['POST', '/retailers/argos'],
  ] as const)
    expect([method, url, (await serversOf(url, { method })).size]).toEqual([method, url, INSTANCES]);
});

test('one instance serves all requests for a page, and all instances serve pages', async () => {
  const servers = new Set<string>();
  for (const page of PAGES) {
    // With these headers, nginx's cache does not answer.
    const data = await serversOf(page, { headers: { rsc: '1' } });
    const own = await serversOf(page, { headers: { cookie: 'bds-session=x' } });
    expect([page, data.size]).toEqual([page, 1]);
    expect([page, own]).toEqual([page, data]);
    for (const server of data) servers.add(server);
  }
  expect(servers.size).toBe(INSTANCES);
});

/** Sends many requests at once. Returns how many of them nginx refused. */
async function refusedOf(count: number, url: string, sent: Sent): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, () => send(url, sent)));
  return answers.filter(({ status }) => status === 429).length;
}

// The site's own limits are in lib/services/accounts/limits.ts.
for (const [what, count, method, url] of [
  ['the events that two instances accept from one mobile network', 1_200, 'POST', '/api/events'],
  ['the sign-ins that the site accepts from one office', 100, 'POST', '/auth/sign-in'],
  ['all pieces of an import', 200, 'POST', '/admin/imports'],
  ['the webhooks of a change of many rows', 1_000, 'POST', '/api/revalidate'],
] as const) {
  test(`nginx lets ${what} through`, async () => {
    expect(await refusedOf(count, url, { visitor: newVisitor(), method })).toBe(0);
  });
}

for (const [what, method, url] of [
  ['forms', 'POST', '/auth/sign-in'],
  ['subscriptions', 'POST', '/api/newsletter'],
  ['events', 'POST', '/api/events'],
  ['pages', 'GET', '/retailers/argos'],
  ['searches', 'GET', '/search?q=lego'],
  ['requests for the admin area', 'GET', '/admin'],
  ['requests for missing files', 'GET', '/_next/static/missing.js'],
] as const) {
  test(`nginx refuses a flood of ${what} from one visitor, but not those of others`, async () => {
    const visitor = newVisitor();
    expect(await refusedOf(4_000, url, { visitor, method })).toBeGreaterThan(0);
    expect(await refusedOf(1, url, { method })).toBe(0);
  });
}
