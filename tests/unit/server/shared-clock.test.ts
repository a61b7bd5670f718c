import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { ALL_TAGS } from '@/lib/cache/all-tags';
import { steadyNow } from '@/lib/cache/steady-clock';
import { isAfter } from '@/server/instances/expiry-log';
import { lastPosition } from '@/server/instances/last-position';
import { SharedClock } from '@/server/instances/shared-clock';
import { MemoryLog } from '../../helpers/expiry-log.ts';

const TAG = 'retailers:argos';
const started: SharedClock[] = [];
let log: MemoryLog;
/** Contains a folder for each instance, which outlives the instance like the folder of a build. */
let folders: string;

beforeEach(() => {
  log = new MemoryLog();
  folders = mkdtempSync(path.join(os.tmpdir(), 'instances-'));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  log.state = 'here';
  await Promise.all(started.splice(0).map((clock) => clock.close()));
  jest.restoreAllMocks();
  // An instance may still be writing its file.
  rmSync(folders, { recursive: true, maxRetries: 5 });
});

const fileOf = (name: string) => path.join(folders, name);

/**
 * Starts an instance of the site. `inFlight` waits for the renders that are in flight in this instance, and returns
 * whether there were any.
 */
async function start(name: string, inFlight: () => Promise<boolean> = () => Promise.resolve(false)) {
  const expired: string[] = [];
  const times = new Map<string, number>();
  const tags = {
    expire: (names: string[], _durations?: object, at = steadyNow()) => {
      expired.push(...names);
      for (const name of names) times.set(name, at);
    },
    latestExpiry: (names: string[]) => Math.max(0, ...names.map((name) => times.get(name) ?? 0)),
  };
  const last = lastPosition(fileOf(name));
  const parts = { log: log.connection(), tags, renders: { settled: inFlight }, last, instance: name };
  const clock = new SharedClock(parts);
  started.push(clock);
  await clock.start();
  return { clock, expired, tags };
}

const until = async (is: () => boolean) => {
  while (!is()) await sleep(2);
};

test('an expiry that one instance announces has expired on the other before the save ends', async () => {
  const [one, two] = [await start('one'), await start('two')];
  await one.clock.announce([TAG]);
  expect(two.expired).toContain(TAG);
});

test('a save waits until a render in flight on another instance has ended, and expires its tags again', async () => {
  const render = Promise.withResolvers<boolean>();
  let isRendering = false;
  const one = await start('one');
  const two = await start('two', () => (isRendering ? render.promise : Promise.resolve(false)));
  isRendering = true;
  const order: string[] = [];
  const saved = one.clock.announce([TAG]).then(() => order.push('saved'));
  await until(() => two.expired.includes(TAG));
  await sleep(20);
  expect(order).toEqual([]);
  order.push('rendered');
  render.resolve(true);
  await saved;
  expect(order).toEqual(['rendered', 'saved']);
  expect(two.expired.filter((tag) => tag === TAG)).toHaveLength(2);
});

describe('a response that another instance has stored', () => {
  const at = () => ({ isOwn: false, tags: [TAG], rendered: steadyNow() });

  test('is served if its tags expired before its render, whatever the clocks say', async () => {
    const [one, two] = [await start('one'), await start('two')];
    await one.clock.announce([TAG]);
    const position = one.clock.positionAt(steadyNow() + 1);
    const behind = { isOwn: false, tags: [TAG], rendered: steadyNow() - 60_000, position };
    expect(two.clock.dateOf(behind)).toBeGreaterThan(behind.rendered);
    const ahead = { isOwn: false, tags: [TAG], rendered: steadyNow() + 60_000, position };
    expect(two.clock.dateOf(ahead)).toBeLessThan(ahead.rendered);
  });

  test('is not served if a tag expired after its render began, whatever the clocks say', async () => {
    const [one, two] = [await start('one'), await start('two')];
    const position = one.clock.positionAt(steadyNow() + 1);
    await one.clock.announce([TAG]);
    expect(two.clock.dateOf({ ...at(), rendered: steadyNow() + 60_000, position })).toBeNull();
    expect(two.clock.dateOf({ ...at(), tags: ['other'], position })).not.toBeNull();
  });

  test('is not served if its render began while an expiry was not settled', async () => {
    const render = Promise.withResolvers<boolean>();
    let isRendering = false;
    const one = await start('one', () => (isRendering ? render.promise : Promise.resolve(false)));
    const two = await start('two');
    isRendering = true;
    const saved = one.clock.announce([TAG]);
    await until(() => one.expired.includes(TAG));
    const position = one.clock.positionAt(steadyNow() + 1);
    render.resolve(true);
    await saved;
    expect(two.clock.dateOf({ ...at(), position })).toBeNull();
    expect(isAfter(one.clock.positionAt(steadyNow() + 1) ?? '', position ?? '')).toBe(true);
  });

  test('is not served if an older expiry was not settled yet, although a newer one was', async () => {
    const render = Promise.withResolvers<boolean>();
    const renders = [Promise.resolve(false), render.promise];
    const one = await start('one', () => renders.shift() ?? Promise.resolve(false));
    const two = await start('two');
    const saves = [one.clock.announce([TAG])];
    await until(() => one.expired.includes(TAG));
    saves.push(one.clock.announce(['newer']));
    await until(() => one.expired.includes('newer'));
    await sleep(5);
    const position = one.clock.positionAt(steadyNow() + 1);
    render.resolve(true);
    await Promise.all(saves);
    expect(two.clock.dateOf({ ...at(), position })).toBeNull();
  });

  test('without a position is served only if its tags expired a minute before its render', async () => {
    const one = await start('one');
    await one.clock.announce([TAG]);
    const later = (ms: number) => ({
      isOwn: false,
      tags: [TAG],
      rendered: steadyNow() + ms,
      position: undefined,
    });
    expect(one.clock.dateOf(later(30_000))).toBeNull();
    expect(one.clock.dateOf(later(90_000))).not.toBeNull();
  });
});

test('a file of this instance keeps its date, so that an expiry which nobody else knows counts', async () => {
  const { clock, tags } = await start('one');
  const position = clock.positionAt(steadyNow() + 1);
  const rendered = steadyNow();
  log.state = 'away';
  await until(() => !clock.state().isShared);
  await sleep(2);
  tags.expire([TAG]);
  await clock.announce([TAG]);
  expect(clock.dateOf({ isOwn: true, tags: [TAG], rendered, position })).toBe(rendered);
});

test('the tags that an instance missed while the log was away expire before it says that it is connected', async () => {
  const [one, two] = [await start('one'), await start('two')];
  log.state = 'away';
  await until(() => !one.clock.state().isShared && !two.clock.state().isShared);
  await one.clock.announce([TAG]);
  two.expired.length = 0;
  log.state = 'here';
  await until(() => one.clock.state().isShared && two.clock.state().isShared);
  await until(() => two.expired.includes(TAG));
  expect(two.expired).not.toContain(ALL_TAGS);
});

test.each([
  ['has lost its expiries', () => log.lose()],
  ['no longer contains those that the instance missed', () => log.trim(1)],
])('if the log %s, all tags expire', async (_title, fault) => {
  const [one, two] = [await start('one'), await start('two')];
  await one.clock.announce([TAG]);
  two.expired.length = 0;
  log.state = 'away';
  await until(() => !two.clock.state().isShared);
  log.expiries.push({ tags: ['missed'], position: `${Date.now() + 1}-1` });
  fault();
  log.state = 'here';
  await until(() => two.clock.state().isShared);
  expect(two.expired).toContain(ALL_TAGS);
});

describe('an instance that starts', () => {
  /** Starts an instance that reads two expiries, and stops it. */
  async function startAndStop() {
    const one = await start('one');
    await one.clock.announce([TAG]);
    await one.clock.announce(['newer']);
    await one.clock.close();
  }

  test('expires all tags if the log is an older copy, which lacks what the instance read before', async () => {
    await startAndStop();
    log.expiries.pop();
    const one = await start('one');
    expect(one.expired).toContain(ALL_TAGS);
    // The other instances read this expiry from the log.
    expect(log.expiries.at(-1)?.tags).toEqual([ALL_TAGS]);
  });

  test('expires only the tags in the log if the log is complete', async () => {
    await startAndStop();
    log.expiries.push({ tags: ['missed'], position: `${Date.now() + 1}-9` });
    const one = await start('one');
    expect(one.expired).toEqual([ALL_TAGS, TAG, 'newer', 'missed']);
    expect(log.expiries.map(({ tags }) => tags)).toEqual([[ALL_TAGS], [TAG], ['newer'], ['missed']]);
  });

  test('expires all tags if it cannot read what it had read before', async () => {
    await startAndStop();
    writeFileSync(fileOf('one'), 'damaged');
    await start('one');
    expect(log.expiries.at(-1)?.tags).toEqual([ALL_TAGS]);
  });

  test('goes on without its file if the disk cannot be written', async () => {
    const one = await start('missing-folder/one');
    await one.clock.announce([TAG]);
    expect(one.clock.state().isShared).toBe(true);
  });
});

test('an expiry during an attempt to join reaches the log before the instance says that it is connected', async () => {
  const render = Promise.withResolvers<boolean>();
  let isRendering = false;
  const { clock, expired } = await start('one', () =>
    isRendering ? render.promise : Promise.resolve(false),
  );
  log.state = 'away';
  await until(() => !clock.state().isShared);
  isRendering = true;
  log.expiries.push({ tags: ['missed'], position: `${Date.now() + 1}-9` });
  log.state = 'here';
  await until(() => expired.includes('missed'));
  // The instance has announced its own expiries, and waits for the render.
  await sleep(20);
  await clock.announce([TAG]);
  isRendering = false;
  render.resolve(false);
  await until(() => clock.state().isShared);
  expect(log.expiries.at(-1)?.tags).toEqual([TAG]);
});

test('an instance that starts at a log without expiries trusts nothing that was stored before', async () => {
  const { expired, clock } = await start('one');
  expect(expired).toEqual([ALL_TAGS]);
  expect(
    clock.dateOf({ isOwn: true, tags: [], rendered: steadyNow() - 1_000, position: undefined }),
  ).toBeNull();
  const next = await start('two');
  // The second instance reads the first instance's expiry from the log, and does not add an expiry of its own.
  expect(next.expired).toEqual([ALL_TAGS]);
  expect(log.expiries).toHaveLength(1);
});

test('an instance that was out of touch asks the log before it serves', async () => {
  const [one, two] = [await start('one'), await start('two')];
  const now = performance.now.bind(performance);
  expect(two.clock.mayBeBehind()).toBe(false);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 5_000);
  expect(two.clock.mayBeBehind()).toBe(true);
  log.expiries.push({ tags: [TAG], position: `${Date.now() + 1}-1` });
  await two.clock.catchUp();
  expect(two.expired).toContain(TAG);
  expect(two.clock.mayBeBehind()).toBe(false);
  await one.clock.catchUp();
});

test('an instance that gets no answer goes on alone, and says so', async () => {
  const { clock } = await start('one');
  const now = performance.now.bind(performance);
  log.state = 'hangs';
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 5_000);
  await clock.catchUp();
  expect(clock.mayBeBehind()).toBe(false);
  expect(clock.state().isShared).toBe(false);
});
