import { jest } from '@jest/globals';
import { parseEnvironment } from '@/lib/config/env';
import { type RecordingSite, startRecordingSite } from '../../helpers/recording-site.ts';

const env: Record<string, string> = { SITE_URL: 'https://www.oursite.example' };
const serverEnv = () => parseEnvironment(env);
jest.unstable_mockModule('@/lib/config/env', () => ({ parseEnvironment, serverEnv }));
const { requestPath, requestText } = await import('@/lib/services/crawl/request');

let sites: [RecordingSite, RecordingSite];
const { signal } = new AbortController();
beforeEach(async () => {
  sites = [await startRecordingSite(), await startRecordingSite()];
  env.SITE_INSTANCES = sites.map(({ url }) => url).join(',');
});
afterEach(() => Promise.all(sites.map((site) => site.stop())));

test('a crawl requests pages from the first instance', async () => {
  expect((await requestPath('/', signal)).url).toBe(`${sites[0].url}/`);
});

test('while the first instance is off, a crawl requests pages from the next one', async () => {
  await sites[0].stop();
  expect((await requestPath('/a', signal)).url).toBe(`${sites[1].url}/a`);
  sites[1].status = 404;
  await expect(requestText('/b', signal)).rejects.toThrow(`${sites[1].url}/b answered 404`);
});

test('an error page of the first instance is a fault, for which no other instance is asked', async () => {
  sites[0].status = 500;
  expect((await requestPath('/a', signal)).status).toBe(500);
  expect(sites[1].requests).toEqual([]);
});

test('if all instances are off, the request fails', async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await expect(requestPath('/a', signal)).rejects.toThrow('fetch failed');
});
