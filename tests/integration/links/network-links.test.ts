import dns from 'node:dns';
import { jest } from '@jest/globals';
import { asked, database, origin, redirects, retailer, sweep } from './link-server.ts';

// Every host is this machine, so that the shop of these tests can also be a network.
beforeAll(() => {
  jest
    .spyOn(dns, 'lookup')
    .mockImplementation(((_host: string, _options: object, done: DnsDone) =>
      done(null, [{ address: '127.0.0.1', family: 4 }])) as typeof dns.lookup);
});
afterAll(() => jest.restoreAllMocks());
type DnsDone = (error: null, addresses: dns.LookupAddress[]) => void;

/** Returns a URL on another host that is also this machine. */
const at = (host: string, path: string) => `${origin.replace('127.0.0.1', host)}${path}`;
const healths = async () => {
  const { rows } = await database.query<{ path: string; health: string; note: string }>(
    `select regexp_replace(url, '.*/', '/') as path, health, note from public.links order by url`,
  );
  return Object.fromEntries(rows.map(({ path, health, note }) => [path, [health, note]]));
};

test('a tracked link that names no page must lead to the shop of its retailer', async () => {
  redirects['/right'] = at('www.argos.co.uk', '/');
  redirects['/wrong'] = at('www.currys.co.uk', '/');
  redirects['/unknown'] = at('www.currys.co.uk', '/');
  const fallback = { fallback_url: at('argos.co.uk', '/fallback') };
  await retailer('one', { cta_url: at('tidd.ly', '/right'), ...fallback });
  await retailer('two', { cta_url: at('tidd.ly', '/wrong'), ...fallback });
  await retailer('three', { cta_url: at('tidd.ly', '/unknown') });
  await sweep();
  expect(await healths()).toEqual({
    '/fallback': ['ok', expect.any(String)],
    '/right': ['ok', expect.any(String)],
    '/wrong': ['moved', expect.stringContaining('www.currys.co.uk')],
    '/unknown': ['ok', expect.any(String)],
  });
});

test('a tracked link that ends at its network is a warning, once a GET request does not lead on either', async () => {
  redirects['GET /leads'] = at('www.argos.co.uk', '/sale');
  await retailer('one', { cta_url: at('tidd.ly', '/closed') });
  await retailer('two', { cta_url: at('tidd.ly', '/leads') });
  await sweep();
  expect(await healths()).toEqual({
    '/closed': ['moved', 'Responds with 200 OK. This is a page of the affiliate network, not of a shop.'],
    '/leads': ['ok', expect.stringContaining('argos.co.uk')],
  });
  expect(asked.filter((path) => path === '/closed')).toHaveLength(2);
});
