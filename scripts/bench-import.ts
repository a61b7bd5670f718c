/**
 * `npm run bench:import`: imports a CSV file with `--rows` invented products through the browser. One row in a hundred
 * is invalid. Needs a running site (`npm start`), and the email address and password of its first admin in ADMIN_EMAIL
 * and ADMIN_PASSWORD. Kills the worker `--kills` times during the import. Then undoes the import, and checks that the
 * site's export is the same as before the import. For each step, prints the duration, the memory of each process, and
 * the response times of public pages. At the end, prints a line for each goal, and exits with code 1 if one is missed.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { withBrowser } from './bench/browser.ts';
import { writeProducts } from './scale/import-file.ts';
import { importGoals, type Measured } from './scale/import-goals.ts';
import { pidsOf, watch } from './scale/watch-processes.ts';
import { loadEnvironmentFiles, readConfiguration } from './serve/configuration.ts';

const PAGES = ['/', '/products', '/retailers/argos', '/categories/electronics', '/search?q=dyson'];
const HOUR = 3_600_000;

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, kills: { type: 'string', default: '2' } },
});
const [rows, kills] = [Number(values.rows), Number(values.kills)];
loadEnvironmentFiles();
const { siteUrl: site, dataDir } = readConfiguration([], process.env);
const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env;
const folder = mkdtempSync(path.join(tmpdir(), 'bench-import-'));
const file = path.join(folder, 'products.csv');

/** The measurements that decide whether the goals are met. Each step adds its own. */
const measured: Measured = {
  ...{ seconds: 0, memory: {}, pages: { requested: 0, failed: 0 } },
  isExportEqual: false,
};

/** Runs a step, and prints what was measured. With `isTimed`, the step counts towards the goal for the time. */
async function step<T>(title: string, work: () => Promise<T>, isTimed = false): Promise<T> {
  const watched = watch(
    dataDir,
    PAGES.map((page) => site + page),
  );
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  const { text, memory, pages } = await watched.end();
  console.log(`${title}: ${Math.round(seconds)} s; ${text}`);
  if (isTimed) measured.seconds += seconds;
  for (const [name, mb] of Object.entries(memory))
    measured.memory[name] = Math.max(measured.memory[name] ?? 0, mb);
  measured.pages.requested += pages.requested;
  measured.pages.failed += pages.failed;
  return result;
}

const counts = async (page: Page) =>
  (await page.locator('section[aria-labelledby="import-run"] dl > div').allInnerTexts())
    .join(', ')
    .replaceAll('\n', ' ');

/** Reads the site's export as a stream and returns a hash of it. */
async function exported(page: Page): Promise<string> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${site}/admin/data-migration/export`, { headers: { cookie } });
  const hash = createHash('sha256');
  if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}.`);
  for await (const bytes of answer.body) hash.update(bytes);
  return hash.digest('hex');
}

/** Waits until the page shows a text. */
const shown = (page: Page, text: RegExp) => page.getByText(text).first().waitFor({ timeout: HOUR });

/** Kills the worker at equal intervals of the import's progress. Throws if the import ends before the last kill. */
async function killWorkers(page: Page): Promise<void> {
  const ended = shown(page, /^Imported\./).then(() => 'ended' as const);
  for (let kill = 1; kill <= kills; kill += 1) {
    const percent = (100 * kill) / (kills + 1);
    const written = page
      .waitForFunction(
        (wanted) => Number(document.querySelector('main progress')?.getAttribute('value') ?? 0) >= wanted,
        percent,
        { timeout: HOUR, polling: 500 },
      )
      .then(() => 'written' as const);
    if ((await Promise.race([written, ended])) === 'ended') {
      // This promise is rejected when the page closes. Ignore the rejection, because the error below is thrown instead.
      written.catch(() => undefined);
      throw new Error(`The import ended before the worker could be killed for the ${kill}. time.`);
    }
    const { worker } = pidsOf(dataDir);
    if (worker) process.kill(worker, 'SIGKILL');
    console.log(`Killed the worker after ${Math.round((percent * rows) / 100)} rows`);
  }
  await ended;
}

await writeProducts(file, rows);
try {
  await withBrowser(folder, async ({ context }) => {
    const page = await context.newPage();
    await page.goto(`${site}/auth?next=/admin/data-migration`);
    const main = page.getByRole('main');
    await main.getByLabel('Email').first().fill(ADMIN_EMAIL);
    await main.getByLabel('Password').fill(ADMIN_PASSWORD);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/admin/data-migration');
    const before = await step('Export', () => exported(page));
    // Wait until the page's scripts run; a file that is chosen earlier is not read.
    await page.waitForTimeout(3_000);
    const send = async () => {
      await page.getByRole('form', { name: 'Import' }).getByRole('combobox').first().selectOption('products');
      await page.getByLabel('CSV or JSON file').setInputFiles(file);
      await page.getByRole('button', { name: 'Check the rows' }).click();
      await page.waitForURL(/run=/, { timeout: HOUR });
    };
    await step('Reading and sending', send, true);
    await step('Dry run', () => shown(page, /^Nothing has been written yet/), true);
    console.log(`Dry run: ${await counts(page)}`);
    const write = async () => {
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await killWorkers(page);
    };
    await step('Import', write, true);
    console.log(`Import: ${await counts(page)}`);
    await step('Export of the larger site', () => exported(page));
    await step('Undo', async () => {
      await page.getByRole('button', { name: 'Undo this import' }).click();
      await shown(page, /^Undone: /);
    });
    measured.isExportEqual = (await exported(page)) === before;
    const goals = importGoals(measured);
    for (const { text, isMet } of goals) console.log(`${isMet ? 'Met' : 'MISSED'}: ${text}`);
    process.exitCode = goals.every(({ isMet }) => isMet) ? 0 : 1;
  });
} finally {
  rmSync(folder, { recursive: true });
}
