/**
 * `npm run bench:import`: imports a CSV file of `--rows` invented products, one in a hundred of which is bad, through the
 * browser, on a running site (`npm start`) whose first admin ADMIN_EMAIL and ADMIN_PASSWORD name. Kills the worker
 * `--kills` times while it writes. Then it undoes the import and compares the site's export with the one before. Prints how
 * long each step takes, the memory of each process, and the times of public pages meanwhile.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { withBrowser } from './bench/browser.ts';
import { writeProducts } from './scale/import-file.ts';
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

async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const watched = watch(
    dataDir,
    PAGES.map((page) => site + page),
  );
  const started = performance.now();
  const result = await work();
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${title}: ${seconds} s; ${await watched.end()}`);
  return result;
}

const counts = async (page: Page) =>
  (await page.locator('section[aria-labelledby="import-run"] dl > div').allInnerTexts())
    .join(', ')
    .replaceAll('\n', ' ');

/** Returns a hash of the site's export, which is streamed. */
async function exported(page: Page): Promise<string> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${site}/admin/data-migration/export`, { headers: { cookie } });
  const hash = createHash('sha256');
  if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}.`);
  for await (const bytes of answer.body) hash.update(bytes);
  return hash.digest('hex');
}

/** Waits until a text is shown. */
const shown = (page: Page, text: RegExp) => page.getByText(text).first().waitFor({ timeout: HOUR });

/** Kills the worker whenever a further part of the rows is written, unless the import ends before. */
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
      // Leaving the page ends the wait, whose failure no longer matters.
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
    await step('Reading and sending', async () => {
      await page.waitForTimeout(3_000);
      await page.getByRole('form', { name: 'Import' }).getByRole('combobox').first().selectOption('products');
      await page.getByLabel('CSV or JSON file').setInputFiles(file);
      await page.getByRole('button', { name: 'Check the rows' }).click();
      await page.waitForURL(/run=/, { timeout: HOUR });
    });
    await step('Dry run', () => shown(page, /^Nothing has been written yet/));
    console.log(`Dry run: ${await counts(page)}`);
    await step('Import', async () => {
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await killWorkers(page);
    });
    console.log(`Import: ${await counts(page)}`);
    await step('Export of the larger site', () => exported(page));
    await step('Undo', async () => {
      await page.getByRole('button', { name: 'Undo this import' }).click();
      await shown(page, /^Undone\./);
    });
    const isEqual = (await exported(page)) === before;
    console.log(
      isEqual ? 'The export is equal to the one before.' : 'The export DIFFERS from the one before.',
    );
    process.exitCode = isEqual ? 0 : 1;
  });
} finally {
  rmSync(folder, { recursive: true });
}
