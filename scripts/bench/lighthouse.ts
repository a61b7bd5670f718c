import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';
import { withBrowser } from './browser.ts';
import { median, rounded } from './figures.ts';
import type { Figure } from './figures.ts';
import type { Template } from './templates.ts';

const BUDGET = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof BUDGET;
const CATEGORIES = Object.keys(BUDGET) as Category[];
const RUNS = 3;

interface LostAudit {
  id: string;
  title: string;
  score: number;
  shown: string | undefined;
  /** The first few findings of the audit, such as elements and URLs. */
  found: unknown[];
}

interface Run {
  scores: Record<Category, number>;
  lcpMs: number;
  cls: number;
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

/** Runs Lighthouse once with its default settings, which simulate a slow phone. */
async function run(workDir: string, url: string): Promise<Run> {
  return withBrowser(workDir, async ({ port }) => {
    const outcome = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
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
      lost: Object.fromEntries(lost.filter(([, audits]) => audits.length > 0)),
      benchmarkIndex: lhr.environment.benchmarkIndex,
      warnings: lhr.runWarnings.map(String),
    };
  });
}

/** Returns a page's Lighthouse scores on a phone. Each category's score is the median of three runs. */
async function scoresOf(workDir: string, url: string) {
  const runs: Run[] = [];
  while (runs.length < RUNS) runs.push(await run(workDir, url));
  const medians = CATEGORIES.map((category) => median(runs.map(({ scores }) => scores[category])));
  const lcpMs = median(runs.map((each) => each.lcpMs));
  const cls = median(runs.map((each) => each.cls));
  const value = `${medians.join('/')} (LCP ${(lcpMs / 1000).toFixed(1)} s, CLS ${cls})`;
  const met = CATEGORIES.every((category, index) => (medians[index] ?? 0) >= BUDGET[category]);
  return { value, met, details: { lcpMs, cls, runs } };
}

export async function measureLighthouse(
  workDir: string,
  { template, path }: Template,
  site: string,
): Promise<Figure> {
  const scores = await scoresOf(workDir, site + path);
  const budget = `>= ${Object.values(BUDGET).join('/')}`;
  return { measure: 'lighthouse', subject: template, budget, ...scores };
}

/**
 * Measures the bare page with Lighthouse. The bare page has no budget: its scores show the best that this machine can
 * reach.
 */
export async function measureBareLighthouse(workDir: string, url: string): Promise<Figure> {
  const scores = await scoresOf(workDir, url);
  return { measure: 'lighthouse', subject: 'bare page', budget: 'none', ...scores, met: true };
}
