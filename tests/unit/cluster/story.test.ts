import { missingPrograms } from '../../../scripts/cluster/missing-programs.ts';
import { readOptions } from '../../../scripts/cluster/options.ts';
import { Journal } from '../../../scripts/cluster/story/journal.ts';
import { brokenPromises, type Results, tables } from '../../../scripts/cluster/story/report.ts';

describe('the options of the test of several instances', () => {
  it('run the tests by default, and the story if it is named', () => {
    expect(readOptions([])).toEqual({ parts: ['tests'], minutes: 10, rate: 15 });
    expect(readOptions(['--only', 'story', '--minutes', '2'])).toMatchObject({
      parts: ['story'],
      minutes: 2,
    });
  });

  it.each([
    [['--only', 'storm'], '"storm" is not a part of the test'],
    [['--minutes', '0'], '--minutes must be a whole number'],
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
    ...changes,
  });

  /** Returns the results of a story in which nothing was broken but these. */
  function results(outcomes: Partial<Journal['outcomes'][number]>[], more: object = {}): Results {
    const journal = new Journal();
    for (const phase of ['instance killed', 'database away', 'release']) journal.begin(phase);
    journal.outcomes.push(...outcomes.map(outcome));
    const timeline = { broken: [], memory: [[300], [400], [410]], killedAt: 1000 };
    const editors = [{ spread: [{ ms: 80, oldMs: 0, phase: 'release' }] }];
    const kept = [{ what: 'saves', acknowledged: 5, stored: 5 }];
    const rate = { ratio: 0.97, page: 970, file: 1000, seen: ['200 HIT (s-maxage=300)'] };
    return { journal, timeline, editors, kept, rate, ...more } as unknown as Results;
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

  it('allow the requests that were in flight when an instance was killed, and no later ones', () => {
    expect(broken([{ startedAt: 990, endedAt: 1010 }])).toEqual([]);
    expect(broken([{ startedAt: 1001, endedAt: 1010 }])).toHaveLength(1);
  });

  it('allow searches and writes to fail without the database, but no pages', () => {
    const phases: [string, string] = ['database away', 'database away'];
    const kinds = ['search', 'save', 'events'] as const;
    expect(broken(kinds.map((kind) => ({ kind, phases })))).toEqual([]);
    expect(broken([{ phases }])).toHaveLength(1);
  });

  it.each([
    [{ editors: [{ spread: [{ ms: 301, phase: 'release' }] }] }, 'A save took 301 ms to show'],
    [{ editors: [{ spread: [] }] }, 'No save was seen'],
    [{ kept: [{ what: 'events', acknowledged: 9, stored: 8 }] }, '9 events, but the database has 8'],
    [{ kept: [{ what: 'jobs', acknowledged: 0, stored: 0 }] }, 'acknowledged no jobs'],
    [{ timeline: { broken: [], memory: [[1], [400], [501]], killedAt: 0 } }, 'grew from 400 MB'],
    [{ rate: { ratio: 0.89, page: 89, file: 100, seen: [] } }, 'only 0.89 as many pages'],
  ])('break with %j', (more, sentence) => {
    expect(broken([], more)).toEqual([expect.stringContaining(sentence)]);
  });

  it('stand below a table that counts requests and failures by phase', () => {
    const lines = tables(results([{}, { error: null }])).split('\n');
    expect(lines.find((line) => line.startsWith('release'))).toMatch(
      /^release +2 \(1 failed\) +0 .* 80 ms +0 ms$/,
    );
  });
});
