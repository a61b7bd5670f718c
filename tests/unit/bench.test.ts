import { median } from '../../scripts/bench/figures.ts';
import type { Figure } from '../../scripts/bench/figures.ts';
import { readOptions } from '../../scripts/bench/options.ts';
import { budgetInWords, isWithinBudget, type PageFigures } from '../../scripts/bench/page-budget.ts';
import { table } from '../../scripts/bench/report.ts';
import { TEMPLATES } from '../../scripts/bench/templates.ts';
import { StartupError } from '../../scripts/serve/startup-error.ts';

describe('median', () => {
  it.each([
    [[7], 7],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[100, 9, 10], 10],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('is refused for an empty list', () => {
    expect(() => median([])).toThrow('no median of nothing');
  });
});

describe('the options of the bench', () => {
  it('measure everything on every template by default', () => {
    const { measures, templates, encoding } = readOptions([]);
    expect(measures).toEqual([
      'requests',
      'script',
      'lighthouse',
      'on-demand',
      'write',
      'publish',
      'admin',
      'events',
    ]);
    expect(templates).toEqual(TEMPLATES);
    expect(encoding).toBe('identity');
  });

  it('select measures and templates', () => {
    const { measures, templates } = readOptions(['--only', 'write, script', '--template', '/,/retailers']);
    expect(measures).toEqual(['script', 'write']);
    expect(templates.map(({ template }) => template)).toEqual(['/', '/retailers']);
  });

  it.each([
    [['--only', 'requets'], '"requets" is not known'],
    [['--template', '/nowhere'], '"/nowhere" is not known'],
    [['--encoding', 'zstd'], '"zstd" is not known'],
    [['--rounds', '9'], "Unknown option '--rounds'"],
  ])('are refused with a usage message when they are %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(StartupError);
    expect(() => readOptions(args)).toThrow(message);
    expect(() => readOptions(args)).toThrow('Usage: npm run bench');
  });
});

describe('the budget of a page', () => {
  const scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
  const bare = { scores, blockingMs: 100 };
  const page = (more: Partial<PageFigures> = {}): PageFigures => ({
    ...{ scores: { ...scores, performance: 97 }, blockingMs: 130, cls: 0, pictures: 60, rest: 270 },
    ...more,
  });

  it('is met by a page at its limits', () => {
    expect(isWithinBudget(page(), bare)).toBe(true);
    expect(budgetInWords(bare)).toBe(
      '>= 97/100/100/100, blocked <= 130 ms, CLS 0, <= 270 kB and 60 kB of pictures',
    );
  });

  it.each<[string, Partial<PageFigures>]>([
    ['a low score', { scores: { ...scores, performance: 96 } }],
    ['a fault of accessibility', { scores: { ...scores, accessibility: 99 } }],
    ['a long task', { blockingMs: 131 }],
    ['a movement', { cls: 0.001 }],
    ['a heavy picture', { pictures: 60.1 }],
    ['heavy scripts', { rest: 270.1 }],
  ])('is missed by %s', (_what, more) => {
    expect(isWithinBudget(page(more), bare)).toBe(false);
  });
});

test('the table marks exactly the results that miss their budget', () => {
  const figure: Figure = {
    measure: 'requests',
    subject: '/',
    value: '0.95',
    budget: '>= 0.9',
    met: true,
    details: {},
  };
  const lines = table([figure, { ...figure, subject: '/retailers', value: '0.88', met: false }]).split('\n');
  expect(lines.filter((line) => line.includes('MISSED'))).toEqual([
    expect.stringMatching(/^✗ {2}requests {2}\/retailers {2}0\.88/),
  ]);
});
