import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { otherInstances } from '@/lib/cache/other-instances';
import { readLastKnown, storeLastKnown } from '@/lib/data/last-known';
import { serverEnv } from '@/lib/config/env';

const KEY = 'retailer argos';
const ROW = { slug: 'argos', name: 'Argos', tags: ['a', 'b'], 2: 'a number', discount: null };

let folder: string;
const files = () => readdirSync(path.join(folder, 'last-known'));
const file = () => path.join(folder, 'last-known', files()[0] ?? '');

beforeEach(() => {
  mkdirSync('.next', { recursive: true });
  folder = mkdtempSync('.next/last-known-');
  serverEnv().NEXT_DIST_DIR = folder;
  jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

test.each([[ROW], [null], [[]], ['text'], [0]])('%j is read back as it was stored', async (value) => {
  await storeLastKnown(KEY, value);
  expect(await readLastKnown(KEY)).toMatchObject({ value });
  expect(await readLastKnown('another')).toBeUndefined();
});

test.each([
  ['empty', () => ''],
  ['cut off', (text: string) => text.slice(0, -5)],
  ['of another shape', () => JSON.stringify({ key: KEY, value: 5 })],
  ['a text', () => '"Argos"'],
  ['nothing', () => 'null'],
  ['changed', (text: string) => text.replace('Argos', 'Amazon')],
  ['without a part', (text: string) => text.replace('"tags":["a","b"],', '')],
])('a stored file that is %s is deleted and not used', async (_, as) => {
  await storeLastKnown(KEY, ROW);
  writeFileSync(file(), as(readFileSync(file(), 'utf8')));
  expect(await readLastKnown(KEY)).toBeUndefined();
  expect(files()).toEqual([]);
});

test('a stored answer is never used for a different question', async () => {
  await storeLastKnown(KEY, ROW);
  const text = readFileSync(file(), 'utf8');
  await storeLastKnown('another', 'x');
  const [other = ''] = files().filter(
    (name) => !readFileSync(path.join(folder, 'last-known', name), 'utf8').includes(KEY),
  );
  writeFileSync(path.join(folder, 'last-known', other), text);
  expect(await readLastKnown('another')).toBeUndefined();
});

test('a store that fails loses the protection against an outage, and nothing else', async () => {
  // Storing fails, because there is a file where the folder should be.
  writeFileSync(path.join(folder, 'last-known'), '');
  await storeLastKnown(KEY, ROW);
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining(`Could not keep the last known answer for ${KEY}`),
  );
  expect(await readLastKnown(KEY)).toBeUndefined();
});

describe('with other instances', () => {
  const shared = new Map<string, Buffer>();
  let isAway: boolean;
  /** The time by the clock of Redis; null before this instance has reached Redis. */
  let redisTime: number | null;
  const unlessAway = async <T>(act: () => T): Promise<T> => {
    if (isAway) throw new Error('away');
    return Promise.resolve(act());
  };
  beforeEach(() => {
    shared.clear();
    isAway = false;
    redisTime = 1_000;
    otherInstances.sharing = {
      now: () => redisTime,
      state: () => ({ isShared: !isAway, since: '' }),
      read: (key) => unlessAway(() => shared.get(key) ?? null),
      write: (key, value) => unlessAway(() => void shared.set(key, value)),
    };
  });
  afterEach(() => {
    otherInstances.sharing = undefined;
  });

  test('an answer that only another instance has read is known', async () => {
    await storeLastKnown(KEY, ROW);
    rmSync(path.join(folder, 'last-known'), { recursive: true });
    expect(await readLastKnown(KEY)).toMatchObject({ value: ROW });
  });

  /** Stores an answer as another instance, whose clock is ahead of the clock of this instance. */
  async function storeOnOther(value: unknown, aheadMs: number) {
    const own = serverEnv().NEXT_DIST_DIR;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + aheadMs);
    serverEnv().NEXT_DIST_DIR = mkdtempSync(path.join(folder, 'other-'));
    await storeLastKnown(KEY, value);
    serverEnv().NEXT_DIST_DIR = own;
    clock.mockRestore();
  }

  test.each([
    ['ahead', 3_600_000],
    ['behind', -3_600_000],
  ])('the later answer counts, although the clock of the other instance is %s', async (_title, aheadMs) => {
    await storeOnOther('first', aheadMs);
    isAway = true;
    redisTime = 2_000;
    await storeLastKnown(KEY, 'second, while Redis was away');
    isAway = false;
    expect(await readLastKnown(KEY)).toMatchObject({ value: 'second, while Redis was away' });
    redisTime = 3_000;
    await storeOnOther('third', aheadMs);
    expect(await readLastKnown(KEY)).toMatchObject({ value: 'third' });
  });

  test('an answer of an instance that has not reached Redis yet is older than any shared one', async () => {
    await storeOnOther('shared', 0);
    [isAway, redisTime] = [true, null];
    await storeLastKnown(KEY, 'of an unknown time');
    expect(await readLastKnown(KEY)).toMatchObject({ value: 'of an unknown time' });
    [isAway, redisTime] = [false, 2_000];
    expect(await readLastKnown(KEY)).toMatchObject({ value: 'shared' });
  });

  test('without Redis, the answer of this instance counts', async () => {
    isAway = true;
    await storeLastKnown(KEY, ROW);
    expect(await readLastKnown(KEY)).toMatchObject({ value: ROW });
  });
});
