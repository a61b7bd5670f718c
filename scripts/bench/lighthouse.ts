import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';
import { withBrowser } from './browser.ts';
import { median, rounded } from './figures.ts';
import type { Figure } from './figures.ts';
import { budgetInWords, CATEGORIES, type Category, isWithinBudget, type PageFigures } from './page-budget.ts';
import type { Template } from './templates.ts';

const RUNS = 5;

interface LostAudit {
  id: string;
  title: string;
  score: number;
  shown: string | undefined;
  /** The first few elements, URLs or other items that the audit found. */
  found: unknown[];
}

interface Run extends PageFigures {
  lcpMs: number;
  /**
   * The audits that lost points, by category. Some of them fail only because the site is served over http on 127.0.0.1.
   */
  lost: Partial<Record<Category, LostAudit[]>>;
  /** Lighthouse's measure of the machine's speed. Below about 1,000, the performance score means little. */
  benchmarkIndex: number;
  warnings: string[];
}

function scoreOf(result: Result, category: Category): number {
  const score = result.categories[category]?.score;
  if (typeof score !== 'number') throw new Error(`Lighthouse gave no score for ${category}.`);
  return Math.round(score * 100);
}

function lostIn(result: Result, category: Category): LostAudit[] {
  const weighed = result.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return weighed.flatMap(({ id }) => {
    const audit = result.audits[id];
    if (!audit || audit.score === null || audit.score >= 1) return [];
    const { title, score, displayValue: shown, details } = audit;
    const found =
      details && 'items' in details && Array.isArray(details.items) ? details.items.slice(0, 5) : [];
    return [{ id, title, score, shown, found }];
  });
}

function numberOf(result: Result, audit: string): number {
  const value = result.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}.`);
  return value;
}

function bytesOf(result: Result): Pick<PageFigures, 'pictures' | 'rest'> {
  const { details } = result.audits['network-requests'] ?? {};
  if (!details || !('items' in details) || !Array.isArray(details.items)) {
    throw new Error('Lighthouse did not list the requests.');
  }
  const items = details.items as { resourceType?: string; transferSize?: number }[];
  const sum = (picked: typeof items) =>
    rounded(picked.reduce((total, { transferSize = 0 }) => total + transferSize, 0) / 1000);
  const isPicture = ({ resourceType }: (typeof items)[number]) => resourceType === 'Image';
  return { pictures: sum(items.filter(isPicture)), rest: sum(items.filter((item) => !isPicture(item))) };
}

/**
 * Lighthouse's error code for a trace without the start of the page. Its error message advises to run Lighthouse again.
 */
const BAD_RECORDING = 'NO_NAVSTART';
const MOST_BAD_RECORDINGS = 3;

/**
 * Runs Lighthouse once with its default settings, which simulate a slow phone. Returns null if the trace is unusable
 * (BAD_RECORDING).
 */
async function run(workDir: string, url: string, skipAudits: string[]): Promise<Run | null> {
  return withBrowser(workDir, async ({ port }) => {
    const outcome = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      skipAudits,
    });
    if (outcome?.lhr.runtimeError?.code === BAD_RECORDING) return null;
    if (!outcome || outcome.lhr.runtimeError) {
      throw new Error(`Lighthouse failed on ${url}: ${outcome?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const { lhr } = outcome;
    const lost = CATEGORIES.map((category) => [category, lostIn(lhr, category)] as const);
    return {
      scores: Object.fromEntries(
        CATEGORIES.map((category) => [category, scoreOf(lhr, category)]),
      ) as Run['scores'],
      lcpMs: Math.round(numberOf(lhr, 'largest-contentful-paint')),
      cls: rounded(numberOf(lhr, 'cumulative-layout-shift'), 3),
      blockingMs: Math.round(numberOf(lhr, 'total-blocking-time')),
      ...bytesOf(lhr),
      lost: Object.fromEntries(lost.filter(([, audits]) => audits.length > 0)),
      benchmarkIndex: lhr.environment.benchmarkIndex,
      warnings: lhr.runWarnings.map(String),
    };
  });
}

/** A page to measure. */
interface Page {
  url: string;
  skipAudits: string[];
}

/** Runs Lighthouse on a page until a trace is usable. Throws if the first three traces are unusable. */
async function load(workDir: string, { url, skipAudits }: Page): Promise<Run> {
  for (let bad = 0; bad < MOST_BAD_RECORDINGS; bad += 1) {
    const measured = await run(workDir, url, skipAudits);
    if (measured) return measured;
  }
  throw new Error(`Lighthouse cannot record ${url}.`);
}

/**
 * Runs Lighthouse on every page once in each of five rounds. The machine's speed changes within minutes. In this order,
 * a slow minute affects one run of each page, not all runs of one page. Returns an array of runs for each page, in the
 * order of `pages`.
 */
async function loadInRounds(workDir: string, pages: Page[]): Promise<Run[][]> {
  const runs: Run[][] = pages.map(() => []);
  for (let round = 0; round < RUNS; round += 1) {
    for (const [index, page] of pages.entries()) runs[index]?.push(await load(workDir, page));
  }
  return runs;
}

/** Returns the figures of a page on a simulated phone. Each figure is the median of the runs. */
function medians(runs: Run[]) {
  const medianOf = (valueOf: (run: Run) => number) => median(runs.map(valueOf));
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, medianOf((each) => each.scores[category])]),
  ) as PageFigures['scores'];
  const lcpMs = medianOf((each) => each.lcpMs);
  const cls = medianOf((each) => each.cls);
  const blockingMs = medianOf((each) => each.blockingMs);
  const rest = medianOf((each) => each.rest);
  const pictures = medianOf((each) => each.pictures);
  const timing = `LCP ${(lcpMs / 1000).toFixed(1)} s, blocked ${blockingMs} ms, CLS ${cls}`;
  return {
    value: `${Object.values(scores).join('/')} (${timing}, ${rest} kB and ${pictures} kB of pictures)`,
    figures: { scores, blockingMs, cls, pictures, rest },
    details: { lcpMs, cls, blockingMs, rest, pictures, runs },
  };
}

/**
 * Measures the bare page and the templates with Lighthouse, and compares each template with the bare page. The bare
 * page has no budget: its scores show the best that this machine can reach.
 */
export async function measureLighthouse(
  workDir: string,
  templates: Template[],
  site: string,
  bareUrl: string,
): Promise<Figure[]> {
  const pages = templates.map(({ path, isNoindex }) => ({
    url: site + path,
    skipAudits: isNoindex ? ['is-crawlable'] : [],
  }));
  const [bareRuns = [], ...runs] = await loadInRounds(workDir, [{ url: bareUrl, skipAudits: [] }, ...pages]);
  const bare = medians(bareRuns);
  const figures = templates.map(({ template }, index): Figure => {
    const page = medians(runs[index] ?? []);
    return {
      measure: 'lighthouse',
      subject: template,
      budget: budgetInWords(bare.figures),
      value: page.value,
      details: page.details,
      met: isWithinBudget(page.figures, bare.figures),
    };
  });
  const { value, details } = bare;
  return [
    { measure: 'lighthouse', subject: 'bare page', budget: 'none', value, details, met: true },
    ...figures,
  ];
}
