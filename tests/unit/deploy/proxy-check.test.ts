import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from '../../../scripts/proxy/ask.ts';
import { readOptions } from '../../../scripts/proxy/options.ts';

describe('the options of proxy:check', () => {
  it('name the site, the address of the proxy and the process to stop', () => {
    const origin = 'https://www.example.co.uk';
    expect(readOptions([origin])).toEqual({ site: { origin, address: undefined }, pid: null });
    expect(readOptions([`${origin}/`, '--resolve', '127.0.0.1', '--stop', '42'])).toEqual({
      site: { origin, address: '127.0.0.1' },
      pid: 42,
    });
  });

  it.each([
    [[], 'Usage: npm run proxy:check'],
    [['www.example.co.uk'], 'Usage: npm run proxy:check'],
    [['https://www.example.co.uk/retailers'], 'Usage: npm run proxy:check'],
    [['https://www.example.co.uk', '--resolve', 'localhost'], '--resolve must be an IP address'],
    [['https://www.example.co.uk', '--stop', 'all'], '--stop must be the id of a process'],
    [['https://www.example.co.uk', '--start'], "Unknown option '--start'"],
  ])('are refused with a usage message when they are %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

describe('a request of proxy:check', () => {
  let server: http.Server;
  let port: number;
  beforeAll(async () => {
    server = http.createServer(({ headers, url }, response) => response.end(`${headers.host} ${url}`));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  it('reaches the given address with the host of the origin', async () => {
    const site = { origin: `http://www.example.co.uk:${port}`, address: '127.0.0.1' };
    const { status, body } = await ask(site, '/retailers?x=1', { headers: {} });
    expect([status, body]).toEqual([200, `www.example.co.uk:${port} /retailers?x=1`]);
  });

  it('uses TLS for https', async () => {
    const site = { origin: `https://www.example.co.uk:${port}`, address: '127.0.0.1' };
    await expect(ask(site, '/', { headers: {} })).rejects.toMatchObject({ code: 'EPROTO' });
  });
});
