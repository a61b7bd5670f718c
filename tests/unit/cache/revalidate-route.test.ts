import { jest } from '@jest/globals';
import { onExpiry } from '@/lib/cache/expire-tags';
import { otherInstances } from '@/lib/cache/other-instances';
import { parseEnvironment } from '@/lib/config/env';

const SECRET = 'a-secret-for-the-tests';
const serverEnv = () => parseEnvironment({ REVALIDATE_SECRET: SECRET });
jest.unstable_mockModule('@/lib/config/env', () => ({ parseEnvironment, serverEnv }));
const { POST } = await import('@/app/api/revalidate/route');

const expired: string[][] = [];
onExpiry((tags) => Promise.resolve(void expired.push(tags)));
beforeEach(() => {
  expired.length = 0;
});
afterEach(() => {
  otherInstances.sharing = undefined;
});

async function post(body: unknown) {
  const headers = { authorization: `Bearer ${SECRET}` };
  const answer = await POST(
    new Request('https://www.oursite.example', { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  return { status: answer.status, body: (await answer.json()) as unknown };
}

test('a write to a row expires the pages that show it', async () => {
  await post({ table: 'retailers', record: { slug: 'argos' } });
  expect(expired).toEqual([['retailers', 'retailers:argos']]);
});

test('a write to all tables expires all pages', async () => {
  expect((await post({ table: '*' })).status).toBe(200);
  expect(expired).toEqual([['*']]);
});

test.each([
  [undefined, false],
  [false, false],
  [true, true],
])('connected to other instances: %s, so the pages of all expire: %s', async (isShared, shared) => {
  if (isShared !== undefined)
    otherInstances.sharing = {
      state: () => ({ isShared, since: '' }),
      now: () => null,
      read: () => Promise.resolve(null),
      write: () => Promise.resolve(),
    };
  expect((await post({ table: 'products' })).body).toEqual({ tags: ['products'], shared });
});
