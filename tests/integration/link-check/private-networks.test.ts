import type { LookupAddress, LookupOptions } from 'node:dns';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';

// These tests treat the IP address 127.0.0.1 as public. The real rules apply to all other addresses, so 127.0.0.2 is
// private.
const { isPublicAddress } = await import('@/lib/network/public-address');
jest.unstable_mockModule('@/lib/network/public-address', () => ({
  isPublicAddress: (address: string) => address === '127.0.0.1' || isPublicAddress(address),
}));

type Done = (error: Error | null, addresses: LookupAddress[]) => void;
/**
 * For each host, lists of IP addresses. Each DNS lookup returns the next list. After the last list, all lookups return
 * that one.
 */
const names: Record<string, string[][]> = {};
jest.unstable_mockModule('node:dns', () => ({
  lookup(host: string, _options: LookupOptions, done: Done) {
    const lists = names[host] ?? [['127.0.0.1']];
    const list = (lists.length > 1 ? lists.shift() : lists[0]) ?? [];
    done(
      null,
      list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  },
}));
const { checkLink } = await import('@/lib/services/link-check/check-link');

const asked: string[] = [];
const server = http.createServer((request, response) => {
  asked.push(`${request.method} ${request.headers.host} ${request.url}`);
  const target = new URL(request.url ?? '', 'http://here.invalid').searchParams.get('to');
  // Browsers decode the Location header as UTF-8, but Node encodes it as Latin-1.
  const location = target && Buffer.from(target).toString('latin1');
  response.writeHead(location ? 302 : 200, location ? { location } : {}).end();
});
let port = 0;
beforeAll(async () => {
  server.listen(0);
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => asked.splice(0));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const check = (url: string) => checkLink(url, { allowPrivate: false });
const PRIVATE = { health: 'private', status: null };

/** Different notations for the addresses of this machine, of a cloud's metadata service, and of private networks. */
const NOTATIONS = [
  ...['127.0.0.2', '2130706434', '0x7f000002', '0x7f.0.0.2', '0177.0.0.02', '127.2', '0', '0.0.0.0'],
  ...['１２７.０.０.２', '127。0。0。2', '127.0.0.2.', '%31%32%37.0.0.2'],
  ...['169.254.169.254', '2852039166', '0xA9FEA9FE', '0251.0376.0251.0376', '100.100.100.200', '192.0.0.192'],
  ...['10.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1', '198.18.0.1', '255.255.255.255'],
  ...[
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:2]',
    '[0:0:0:0:0:ffff:a9fe:a9fe]',
    '[::127.0.0.1]',
  ],
  ...[
    '[64:ff9b::169.254.169.254]',
    '[2002:7f00:2::]',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[fc00::1]',
    '[ff02::1]',
  ],
];

test.each(NOTATIONS)('the private address %s is requested neither itself nor as a redirect', async (host) => {
  expect(await check(`http://${host}:${port}/direct`)).toMatchObject(PRIVATE);
  expect(asked).toEqual([]);
  const to = encodeURIComponent(`http://${host}:${port}/target`);
  expect(await check(`http://shop.example:${port}/?to=${to}`)).toMatchObject(PRIVATE);
  expect(asked).toEqual([`HEAD shop.example:${port} /?to=${to}`]);
});

test.each([
  ['a name with a private address', [['10.0.0.1']]],
  ['a name with a public and a private address', [['127.0.0.1', '10.0.0.1']]],
  ['a name with the metadata address', [['169.254.169.254']]],
  ['a name with a private IPv6 address', [['::ffff:127.0.0.2']]],
  ['a name without addresses', [[]]],
])('%s is not requested', async (_what, lists) => {
  names['inside.example'] = lists;
  expect(await check(`http://inside.example:${port}/`)).toMatchObject(PRIVATE);
  expect(asked).toEqual([]);
});

test('a name that changes its address between two requests is not requested again', async () => {
  names['rebinding.example'] = [['127.0.0.1'], ['127.0.0.2']];
  const to = encodeURIComponent(`http://rebinding.example:${port}/inside`);
  expect(await check(`http://rebinding.example:${port}/?to=${to}`)).toMatchObject(PRIVATE);
  expect(asked).toEqual([`HEAD rebinding.example:${port} /?to=${to}`]);
});

test('the request goes to the address that was judged, and each request is judged by one lookup', async () => {
  const lists = [['127.0.0.1'], ['127.0.0.2']];
  names['once.example'] = lists;
  expect(await check(`http://once.example:${port}/`)).toMatchObject({ health: 'ok' });
  expect(lists).toEqual([['127.0.0.2']]);
});

test('a name before an @ is no host, and its password is not sent on', async () => {
  expect(await check(`http://www.argos.co.uk:80@127.0.0.2:${port}/`)).toMatchObject(PRIVATE);
  expect(asked).toEqual([]);
});

test('letters outside ASCII in a host are written as browsers write them', async () => {
  expect(await check(`http://bücher.example:${port}/`)).toMatchObject({ health: 'ok' });
  expect(asked).toEqual([`HEAD xn--bcher-kva.example:${port} /`]);
});

test('no header can be added through a link or a redirect', async () => {
  const to = encodeURIComponent(`http://shop.example:${port}/%0d%0ax-injected:1`);
  expect(await check(`http://shop.example:${port}/%0D%0Ax-injected: 1?to=${to}`)).toMatchObject({
    health: 'ok',
  });
  expect(asked).toHaveLength(2);
  expect(asked.every((line) => /%0d%0a/i.test(line))).toBe(true);
});
