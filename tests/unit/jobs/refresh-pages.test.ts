import { jest } from '@jest/globals';
import { parseEnvironment } from '@/lib/config/env';
import { type RecordingSite, startRecordingSite } from '../../helpers/recording-site.ts';

const env: Record<string, string> = { REVALIDATE_SECRET: 'a-secret-for-the-tests' };
const serverEnv = () => parseEnvironment(env);
jest.unstable_mockModule('@/lib/config/env', () => ({ parseEnvironment, serverEnv }));
const { refreshPages } = await import('@/lib/services/publishing/refresh-due-pages');

const { refreshSite } = await import('@/lib/services/jobs/kinds/refresh-site');

const MINUTE_MS = 60_000;

/** Two instances of the site, of which the second is off, so that its port refuses connections. */
let on: RecordingSite;
let off: RecordingSite;
const warnings: string[] = [];
beforeEach(async () => {
  [on, off] = [await startRecordingSite(), await startRecordingSite()];
  env.SITE_INSTANCES = `${off.url},${on.url}`;
  await off.stop();
  warnings.length = 0;
  jest.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await on.stop();
});

const refresh = (signal = new AbortController().signal) => refreshPages([{ table: 'content' }], signal);
const now = performance.now.bind(performance);
const passes = (ms: number) => jest.spyOn(performance, 'now').mockImplementation(() => now() + ms);

test('one instance is enough if the others read the expiry from the shared log', async () => {
  on.answer = { shared: true };
  await refresh();
  expect(on.requests).toHaveLength(1);
});

test('one instance is not enough if it has no connection to the others', async () => {
  on.answer = { shared: false };
  await expect(refresh()).rejects.toThrow(/does not answer/);
  expect(on.requests).toHaveLength(1);
});

test('an instance that has been off for a minute is left out, with a warning', async () => {
  await expect(refresh()).rejects.toThrow(off.url);
  passes(MINUTE_MS + 1);
  await refresh();
  expect(on.requests).toHaveLength(2);
  expect(warnings).toEqual([expect.stringContaining(off.url)]);
});

test('an instance that was off long ago is asked again, because it may have been on since', async () => {
  await expect(refresh()).rejects.toThrow(off.url);
  passes(60 * MINUTE_MS);
  await expect(refresh()).rejects.toThrow(off.url);
});

test('an instance that answers with an error is never left out', async () => {
  const failing = await startRecordingSite();
  failing.status = 503;
  env.SITE_INSTANCES = `${failing.url},${on.url}`;
  await expect(refresh()).rejects.toThrow('answered 503');
  passes(2 * MINUTE_MS);
  await expect(refresh()).rejects.toThrow('answered 503');
  await failing.stop();
});

test('if no instance answers, the pages count as not refreshed, however long that lasts', async () => {
  env.SITE_INSTANCES = off.url;
  await expect(refresh()).rejects.toThrow(off.url);
  passes(2 * MINUTE_MS);
  await expect(refresh()).rejects.toThrow(off.url);
});

test('the job after a restore expires all pages of the site', async () => {
  env.SITE_INSTANCES = on.url;
  const chunk = { input: {}, position: null, done: 0, signal: new AbortController().signal };
  expect(await refreshSite.runChunk(chunk as never)).toMatchObject({ isLast: true });
  expect(on.requests.map(({ body }) => body)).toEqual([[{ table: '*' }]]);
});

test('a job that another worker has taken says so, and not that an instance is off', async () => {
  const lost = new Error('Another worker has taken the job');
  await expect(refresh(AbortSignal.abort(lost))).rejects.toBe(lost);
});
