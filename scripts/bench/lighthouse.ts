import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';
import { withBrowser } from './browser.ts';
import { median, rounded } from './figures.ts';
import type { Figure } from './figures.ts';
import type { Template } from './templates.ts';

const BUDGET = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof BUDGET;
const CATEGORIES = Object.keys(BUDGET) as Category[];
const RUNS = 5;
/** A template's performance score may be this many points below the bare page's. */
const POINTS_BELOW_BARE = 1;
/** A template may block the main thread for this many milliseconds longer than the bare page. */
const BLOCKING_MS_ABOVE_BARE = 30;

/** The figures that the bare page reached on the same machine in the same run of the bench. */
export interface Bare {
  performance: number;
  blockingMs: number;
}

interface LostAudit {
  id: string;
  title: string;
  score: number;
  shown: string | undefined;
  /** The first few findings of the audit, such as elements and URLs. */
  found: unknown[];
}

/** The bytes that a page transfers, in thousands. */
interface PageBytes {
  pictures: number;
  rest: number;
}

interface Run {
  scores: Record<Category, number>;
  lcpMs: number;
  cls: number;
  blockingMs: number;
  bytes: PageBytes;
  /**
   * The audits that lost points, by category. They include audits that fail only because the site is served over http
   * on 127.0.0.1.
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

function bytesOf(result: Result): PageBytes {
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

/** Lighthouse's code for a trace in which the start of the page is missing. Its message asks to run it again. */
const BAD_RECORDING = 'NO_NAVSTART';
const MOST_BAD_RECORDINGS = 3;

/** Runs Lighthouse once with its default settings, which simulate a slow phone. Returns null for a bad recording. */
async function run(workDir: string, url: string, skipAudits: string[]): Promise<Run | null> {
  return withBrowser(workDir, async ({ port }) => {
    const outcome = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
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
      bytes: bytesOf(lhr),
      lost: Object.fromEntries(lost.filter(([, audits]) => audits.length > 0)),
      benchmarkIndex: lhr.environment.benchmarkIndex,
      warnings: lhr.runWarnings.map(String),
    };
  });
}

/** Returns a page's figures on a phone. Each of them is the median of five runs. */
async function scoresOf(workDir: string, url: string, skipAudits: string[] = []) {
  const runs: Run[] = [];
  for (let bad = 0; runs.length < RUNS;) {
    const measured = await run(workDir, url, skipAudits);
    if (measured) runs.push(measured);
    else if (++bad === MOST_BAD_RECORDINGS) throw new Error(`Lighthouse cannot record ${url}.`);
  }
  const medianOf = (valueOf: (run: Run) => number) => median(runs.map(valueOf));
  const medians = CATEGORIES.map((category) => medianOf(({ scores }) => scores[category]));
  const lcpMs = medianOf((each) => each.lcpMs);
  const cls = medianOf((each) => each.cls);
  const blockingMs = medianOf((each) => each.blockingMs);
  const rest = medianOf(({ bytes }) => bytes.rest);
  const pictures = medianOf(({ bytes }) => bytes.pictures);
  const timing = `LCP ${(lcpMs / 1000).toFixed(1)} s, blocked ${blockingMs} ms, CLS ${cls}`;
  const value = `${medians.join('/')} (${timing}, ${rest} kB and ${pictures} kB of pictures)`;
  const performance = medianOf(({ scores }) => scores.performance);
  return {
    value,
    performance,
    blockingMs,
    medians,
    details: { lcpMs, cls, blockingMs, rest, pictures, runs },
  };
}

/** Measures a template with Lighthouse and compares it with the bare page of the same run. */
export async function measureLighthouse(
  workDir: string,
  { template, path, isNoindex }: Template,
  site: string,
  bare: Bare,
): Promise<Figure> {
  const { value, medians, blockingMs, details } = await scoresOf(
    workDir,
    site + path,
    isNoindex && ['is-crawlable'],
  );
  const least = {
    ...BUDGET,
    performance: Math.min(BUDGET.performance, bare.performance - POINTS_BELOW_BARE),
  };
  const mostBlocked = bare.blockingMs + BLOCKING_MS_ABOVE_BARE;
  const scored = CATEGORIES.every((category, index) => (medians[index] ?? 0) >= least[category]);
  return {
    measure: 'lighthouse',
    subject: template,
    budget: `>= ${Object.values(least).join('/')}, blocked <= ${mostBlocked} ms`,
    value,
    details,
    met: scored && blockingMs <= mostBlocked,
  };
}

/**
 * Measures the bare page with Lighthouse. The bare page has no budget: its scores show the best that this machine can
 * reach.
 */
export async function measureBareLighthouse(
  workDir: string,
  url: string,
): Promise<{ bare: Bare; figure: Figure }> {
  const { value, performance, blockingMs, details } = await scoresOf(workDir, url);
  const figure: Figure = {
    measure: 'lighthouse',
    subject: 'bare page',
    budget: 'none',
    value,
    details,
    met: true,
  };
  return { bare: { performance, blockingMs }, figure };
}
