import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { runNode } from './command.ts';
import { startSite } from './site.ts';
import { add, type Tally } from './tally.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What kept the run from starting, or broke it off. */
  errors: unknown[];
}

/**
 * The projects of playwright.config.ts: those that only read; the last of those that write, one after the other; and
 * those with a site of their own.
 */
const READING = ['desktop', 'phone', 'crawl'];
const WRITING = ['server'];
const APART = ['copies'];

/**
 * Runs the browser tests against a production build of their own. `beside` runs once, beside those that write: they
 * go one by one and leave half of the machine idle. Gives the sum of both.
 */
export async function runBrowserTests(workDir: string, beside: () => Promise<Tally>): Promise<Tally> {
  let besides: Promise<Tally> | undefined;
  const runBeside = () => (besides ??= beside());
  const browser = await runOwn(workDir, runBeside);
  return add(browser, await runBeside());
}

async function runOwn(workDir: string, runBeside: () => Promise<Tally>): Promise<Tally> {
  try {
    const chromium = findChromium();
    const site = await startSite(workDir);
    try {
      const env = { ...site.env, CHROMIUM_PATH: chromium };
      const reading = await runPlaywright(workDir, env, READING);
      const [writing, apart] = await Promise.all([
        runPlaywright(workDir, env, WRITING),
        runBeside().then(() => runPlaywright(workDir, env, APART)),
      ]);
      return add(reading, writing, apart);
    } finally {
      await site.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

async function runPlaywright(workDir: string, env: NodeJS.ProcessEnv, projects: string[]): Promise<Tally> {
  const report = path.join(workDir, `playwright-${projects[0]}.json`);
  const { code } = await runNode(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=list,json',
      // Each run empties the folder of its results.
      `--output=test-results/${projects[0]}`,
      ...projects.map((project) => `--project=${project}`),
    ],
    'show',
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}
