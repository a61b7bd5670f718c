import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { findChromium } from './chromium.ts';
import { runNode } from './command.ts';
import { startSite } from './site.ts';
import { add, brokenRun, excerpt, type Tally } from './tally.ts';

/** Playwright projects that change no data, so that they may run in parallel. */
const READING = ['desktop', 'phone', 'crawl'];
/**
 * Playwright projects that write to the same database. They run one after another, and if a project fails, the next
 * still runs.
 */
const WRITING = ['writes', 'server'];

/**
 * A run of a whole Playwright project, of its tests in one folder, or of a part such as '2/4', the second of four parts.
 */
interface Run {
  project: string;
  folder?: string;
  part?: string;
  env?: Record<string, string>;
}

/** The runs that have their own sites and databases, so that each may run in parallel with any other run. */
const APART: Run[] = [
  // These tests run a second time, on a site without page transforms (tests/helpers/plain-site).
  { project: 'server', folder: 'tests/e2e/server', env: { PLAIN_PAGES: '1' } },
  ...['1/4', '2/4', '3/4', '4/4'].map((part) => ({ project: 'copies', part })),
];

/**
 * Runs the browser tests on a production build made for them. Also runs `beside` once, in parallel with the tests that
 * write, because those tests run one after another and leave half of the machine idle. Returns the results of the
 * browser tests and of `beside` together.
 */
export async function runBrowserTests(workDir: string, beside: () => Promise<Tally>): Promise<Tally> {
  let besides: Promise<Tally> | undefined;
  const runBeside = () => (besides ??= beside());
  const browser = await runOwn(workDir, runBeside);
  return add(browser, await runBeside());
}

/** Builds a site and runs only these Playwright projects on it, one after another. */
export async function runProjects(workDir: string, projects: string[]): Promise<Tally> {
  const chromium = findChromium();
  const site = await startSite(workDir);
  try {
    return await runInTurn(workDir, { ...site.env, CHROMIUM_PATH: chromium }, projects);
  } finally {
    await site.stop();
  }
}

async function runOwn(workDir: string, runBeside: () => Promise<Tally>): Promise<Tally> {
  try {
    const chromium = findChromium();
    const site = await startSite(workDir);
    try {
      const env = { ...site.env, CHROMIUM_PATH: chromium };
      const reading = await runPlaywright(workDir, env, READING);
      const waiting = [...APART];
      // Execute the runs in `waiting` one after another. Two calls take their runs from this same list, so both end at
      // about the same time.
      const runApart = async (): Promise<Tally> => {
        const next = waiting.shift();
        if (!next) return add();
        const tally = await runPlaywright(workDir, { ...env, ...next.env }, [next.project], next);
        return add(tally, await runApart());
      };
      const [writing, apart] = await Promise.all([
        runInTurn(workDir, env, WRITING).then(async (written) => add(written, await runApart())),
        runBeside().then(runApart),
      ]);
      return add(reading, writing, apart);
    } finally {
      await site.stop();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return brokenRun(`The browser tests: ${message}`);
  }
}

async function runInTurn(workDir: string, env: NodeJS.ProcessEnv, projects: string[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const project of projects) tallies.push(await runPlaywright(workDir, env, [project]));
  return add(...tallies);
}

/** Runs the tests of these projects, or only those in one folder, or only one part of them, such as '2/4'. */
async function runPlaywright(
  workDir: string,
  env: NodeJS.ProcessEnv,
  projects: string[],
  { folder, part }: Pick<Run, 'folder' | 'part'> = {},
): Promise<Tally> {
  const name = [...projects, ...(env.PLAIN_PAGES ? ['plain'] : []), ...(part ? part.split('/') : [])].join(
    '-',
  );
  const report = path.join(workDir, `playwright-${name}.json`);
  const { code } = await runNode(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...(folder ? [`${folder}/`] : []),
      '--reporter=list,json',
      // Playwright empties its output folder when it starts, so each run has its own folder.
      `--output=test-results/${name}`,
      ...projects.map((project) => `--project=${project}`),
      ...(part ? [`--shard=${part}`] : []),
    ],
    'show',
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  if (!existsSync(report)) return brokenRun(`Playwright left no report of ${name}`);
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8')) as JSONReport;
  const failed = stats.unexpected + stats.flaky + errors.length;
  if (failed === 0 && code !== 0) {
    return { ...brokenRun(`Playwright ended with ${code} for ${name}`), passed: stats.expected };
  }
  const failures = [
    ...suites.flatMap(failedTests),
    ...errors.map(({ message }) => `${name}${excerpt(message ?? '')}`),
  ];
  return { passed: stats.expected, failed, failures };
}

function failedTests({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      // A test that runs out of time has two errors. The second one names the step that did not end.
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
      const excerpts = errors.map(({ message }) => excerpt(message ?? '')).join('');
      return `[${tests[0]?.projectName}] ${file}:${line} › ${title}${excerpts}`;
    });
  return [...own, ...suites.flatMap(failedTests)];
}
