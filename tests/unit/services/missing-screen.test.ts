import { createClient } from '@supabase/supabase-js';
import { isMissingScreen } from '@/lib/services/routing/missing-screen';
import type { Db } from '@/lib/supabase/public';

const ROW = '/admin/retailers/0b7c1f0e-3d64-4a5e-9a58-1d2f3c4b5a69';

/**
 * Returns a Supabase client. Calls `answer` for every request of this client and uses the returned response. `asked`
 * counts the requests.
 */
function answering(answer: (address: string) => Response) {
  let asked = 0;
  const fetch = (input: RequestInfo | URL) => {
    asked += 1;
    return Promise.resolve(answer(input instanceof Request ? input.url : String(input)));
  };
  const db: Db = createClient('http://127.0.0.1:9', 'key', { global: { fetch } });
  return { db, asked: () => asked };
}
const counting = (count: number) => () =>
  new Response(null, { status: 200, headers: { 'content-range': `*/${count}` } });

test('the pages of a row exist only while the row exists', async () => {
  for (const address of [ROW, `${ROW}/history`]) {
    expect(await isMissingScreen(answering(counting(0)).db, address)).toBe(true);
    expect(await isMissingScreen(answering(counting(1)).db, address)).toBe(false);
  }
});

test('a deleted row keeps its history page and loses its editor', async () => {
  const { db } = answering((address) => counting(address.includes('/revisions') ? 1 : 0)());
  expect(await isMissingScreen(db, `${ROW}/history`)).toBe(false);
  expect(await isMissingScreen(db, ROW)).toBe(true);
});

test('a failing database never makes a page count as missing', async () => {
  for (const failure of [
    () => new Response(null, { status: 500 }),
    () => {
      throw new TypeError('fetch failed');
    },
  ]) {
    expect(await isMissingScreen(answering(failure).db, ROW)).toBe(false);
  }
});

test('paths that name no row are not looked up in the database', async () => {
  for (const [address, isNothing] of [
    ['/admin', false],
    ['/admin/retailers', false],
    ['/admin/retailers/new', false],
    ['/admin/retailers/not-an-id', true],
    ['/admin/nope', true],
  ] as const) {
    const { db, asked } = answering(counting(0));
    expect([address, await isMissingScreen(db, address), asked()]).toEqual([address, isNothing, 0]);
  }
});
