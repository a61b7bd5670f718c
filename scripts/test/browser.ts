import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { runNode } from './command.ts';
import { startSite } from './site.ts';
import type { Tally } from './tally.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What kept the run from starting, or broke it off. */
  errors: unknown[];
}

/** Runs the browser tests against a production build of their own. */
export async function runBrowserTests(workDir: string): Promise<Tally> {
  try {
    const chromium = findChromium();
    const site = await startSite(workDir);
    try {
      return await runPlaywright(workDir, { ...site.env, CHROMIUM_PATH: chromium });
    } finally {
      await site.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

async function runPlaywright(workDir: string, env: NodeJS.ProcessEnv): Promise<Tally> {
  const report = path.join(workDir, 'playwright.json');
  const { code } = await runNode(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    'show',
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}
