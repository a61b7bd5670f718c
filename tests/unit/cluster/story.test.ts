import { missingPrograms } from '../../../scripts/cluster/missing-programs.ts';
import { readOptions } from '../../../scripts/cluster/options.ts';
import { Journal } from '../../../scripts/cluster/story/journal.ts';
import { brokenPromises, type Results, tables } from '../../../scripts/cluster/story/report.ts';

describe('the options of the test of several instances', () => {
  it('run the tests by default, and the story if it is named', () => {
    expect(readOptions([])).toEqual({ parts: ['tests'], minutes: 10, rate: 15, products: 0 });
    expect(readOptions(['--only', 'story', '--minutes', '2', '--products', '100000'])).toMatchObject({
      parts: ['story'],
      minutes: 2,
      products: 100_000,
    });
  });

  it.each([
    [['--only', 'storm'], '"storm" is not a part of the test'],
    [['--minutes', '0'], '--minutes must be a whole number from 1 to 999'],
    [['--products', '1e5'], '--products must be a whole number from 0 to 1000000'],
    [['--hours', '1'], "Unknown option '--hours'"],
  ])('are refused with a usage message when they are %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

test('a program and a file that are missing are named with their packages', () => {
  expect(missingPrograms({ sh: 'dash', '/dev/null': 'base-files' })).toBeNull();
  expect(missingPrograms({ 'no-such-program': 'a', '/no/such/file': 'b' })).toMatch(
    /needs no-such-program and \/no\/such\/file\. .*apt-get install a b$/,
  );
});

describe('the promises of the story', () => {
  const outcome = (changes: Partial<Journal['outcomes'][number]>): Journal['outcomes'][number] => ({
    ...{ kind: 'page', what: '/a', startedAt: 10, endedAt: 20, phases: ['release', 'release'], error: '502' },
    ...{ servers: ['127.0.0.1:3001'] },
    ...changes,
  });
  const killed = { at: 1000, server: '127.0.0.1:3001' };
  const save = {
    ms: 80,
    oldMs: null,
    oldUrl: '',
    nginxMs: 900,
    saveMs: 40,
    slowest: 'http://a/',
    phase: 'release',
  };
  /** Returns readings of the memory of one instance. The time between two readings is ten seconds. */
  const memoryOf = (sizes: number[]) =>
    sizes.map((megabytes, index) => ({ instance: 2, pid: 7, at: index * 10_000, megabytes }));
  const flat = memoryOf([300, 380, 400, 405, 398, 402, 401, 399]);

  /**
   * Returns the results of a load test of the cluster (scripts/cluster/story). All went well, except for the given
   * requests.
   */
  function results(outcomes: Partial<Journal['outcomes'][number]>[], more: object = {}): Results {
    const journal = new Journal();
    for (const phase of ['instance killed', 'database down', 'release']) journal.begin(phase);
    journal.outcomes.push(...outcomes.map(outcome));
    const timeline = { broken: [], memory: flat, killed };
    const editors = [{ spread: [save] }];
    const kept = [{ what: 'saves', acknowledged: 5, stored: 5 }];
    const rate = { ratio: 0.97, page: 970, file: 1000, seen: ['200 HIT (s-maxage=300)'] };
    return { journal, timeline, editors, kept, rate, repeats: 3, traces: [], ...more } as unknown as Results;
  }
  const broken = (...given: Parameters<typeof results>) => brokenPromises(results(...given));

  it('are kept if every request was answered', () => {
    expect(broken([{ error: null }])).toEqual([]);
  });

  it('break with a request that failed', () => {
    expect(broken([{}, {}])).toEqual([
      "Of the requests of the kind 'page' in the phase 'release', 2 failed; the first was /a: 502.",
    ]);
  });

  it('allow the requests that were in flight on an instance when it was killed, and no others', () => {
    const servers = ['127.0.0.1:3001'];
    expect(broken([{ startedAt: 990, endedAt: 1010, servers }])).toEqual([]);
    expect(broken([{ startedAt: 1001, endedAt: 1010, servers }])).toHaveLength(1);
    for (const other of [['127.0.0.1:3002'], []])
      expect(broken([{ startedAt: 990, endedAt: 1010, servers: other }])).toHaveLength(1);
  });

  it('allow searches and writes to fail without the database, but neither pages nor their data', () => {
    const phases: [string, string] = ['database down', 'database down'];
    const kinds = ['search', 'save', 'events'] as const;
    expect(broken(kinds.map((kind) => ({ kind, phases })))).toEqual([]);
    expect(broken(kinds.map((kind) => ({ kind })))).toHaveLength(3);
    for (const kind of ['page', 'page data', 'file'] as const)
      expect(broken([{ kind, phases }])).toHaveLength(1);
  });

  it.each([
    [{ editors: [{ spread: [save, { ...save, ms: 301 }] }] }, 'A save took 301 ms to show on http://a/'],
    [
      { editors: [{ spread: [save, { ...save, oldMs: 0.2, oldUrl: 'http://a/b' }] }] },
      'A request for http://a/b got the old name 0 ms after a save',
    ],
    [{ editors: [{ spread: [{ ...save, nginxMs: 2301 }] }] }, 'took 2301 ms to show through nginx'],
    [{ editors: [{ spread: [] }] }, 'No save was seen'],
    [{ kept: [{ what: 'events', acknowledged: 9, stored: 8 }] }, '9 events, but the database has 8'],
    [{ kept: [{ what: 'jobs', acknowledged: 0, stored: 0 }] }, 'acknowledged no jobs'],
    [
      { timeline: { broken: [], killed, memory: memoryOf([300, 300, 300, 300, 300, 320, 340, 360]) } },
      'The memory of instance 2 grew from 300 MB to 360 MB in 0.5 minutes',
    ],
    [{ timeline: { broken: [], killed, memory: flat.slice(0, 4) } }, 'No instance ran long enough'],
    [{ traces: ["The log of nginx contains a visitor's data"] }, 'The log of nginx'],
    [{ rate: { ratio: 0.89, page: 89, file: 100, seen: [] } }, 'only 0.89 as many pages'],
  ])('break with %j', (more, sentence) => {
    expect(broken([], more)).toEqual([expect.stringContaining(sentence)]);
  });

  it('come below a table that counts requests and failures by phase', () => {
    const lines = tables(results([{}, { error: null }])).split('\n');
    expect(lines.find((line) => line.startsWith('release'))).toMatch(
      /^release +2 \(1 failed\) +0 .* 40 ms +80 ms +- +900 ms$/,
    );
  });
});
