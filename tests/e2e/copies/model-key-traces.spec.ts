import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { SCREEN_GROUPS } from '../../../lib/admin/screens.ts';
import { RESOURCES } from '../../../lib/resources/index.ts';
import { newKey } from '../../../lib/secrets/keyring.ts';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { question, saveForm, toast } from '../../helpers/admin.ts';
import { allRows } from '../../helpers/backup.ts';
import { type CopyWithWorker, startCopyWithWorker } from '../../helpers/copy-with-worker.ts';
import { addModelKey } from '../../helpers/model-keys.ts';
import { type ModelServer, startModelServer } from '../../helpers/model-server.ts';
import { formsOf } from '../../helpers/secret-forms.ts';
import { insertRow, uniqueWord } from '../../helpers/site-rows.ts';
import { retailerRow } from '../../helpers/site.ts';

// On a copy of the site, uses API keys for a language model in every way. Nothing that the copy has stored, sent or
// logged may contain these keys, or SECRETS_KEY, which encrypts them. The test reads the copy's database as the
// database's owner, so it sees every table.

const SECRETS_KEY = newKey();
/** The secret parts of two API keys: without `sk-` and without the last four characters, which the site may show. */
const [first, second] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
const label = uniqueWord('traced');
const shop = uniqueWord('shop');

let copy: CopyWithWorker;
let models: ModelServer;
test.use({ baseURL: async ({ browserName: _ }, provide) => provide(process.env.SITE_URL) });
test.beforeAll(async () => {
  models = await startModelServer();
  copy = await startCopyWithWorker({ SECRETS_KEY });
  await copy.startWorker();
  for (const name of [`${shop}-1`, `${shop}-2`])
    await insertRow('retailers', { ...retailerRow(name), description: '' });
});
test.afterAll(async () => {
  await copy?.stop();
  await models?.stop();
});

/**
 * Searches texts for secrets, in several encodings. Returns a message for each secret and each text that contains it.
 */
function traces(texts: Record<string, string>): string[] {
  const secrets = {
    ...{ 'the first key': formsOf(first), 'the second key': formsOf(second) },
    SECRETS_KEY: [...formsOf(SECRETS_KEY), ...formsOf(Buffer.from(SECRETS_KEY, 'base64url'))],
  };
  return Object.entries(texts).flatMap(([name, text]) =>
    Object.entries(secrets).flatMap(([secret, forms]) =>
      forms.some((form) => text.includes(form)) ? [`${secret} in ${name}`] : [],
    ),
  );
}

/**
 * Collects the headers and the body of every response that the page receives. The name of each response contains its
 * number, its URL and the method of its request.
 */
function keepAnswers(page: Page) {
  const answers: Promise<[string, string]>[] = [];
  page.on('response', (response) => {
    const name = `${answers.length} ${response.request().method()} ${response.url()}`;
    const read = async (): Promise<[string, string]> => {
      const headers = JSON.stringify(await response.allHeaders());
      return [name, headers + (await response.text().catch(() => ''))];
    };
    answers.push(read());
  });
  return async () => Object.fromEntries(await Promise.all(answers));
}

/** Returns the contents of the files in a folder, by their paths. */
function filesIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'latin1')]));
}

/** Requests pages and files as the admin, and returns the answers by path. */
async function answersOf(page: Page, paths: string[]): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const each of paths) {
    const answer = await page.request.get(each);
    expect([each, answer.status()]).toEqual([each, 200]);
    answers[each] = JSON.stringify(answer.headers()) + (await answer.text());
  }
  return answers;
}

const keyRow = (page: Page) =>
  page.getByRole('region', { name: 'Table of keys' }).getByRole('row').filter({ hasText: label });
const dialog = (page: Page) => page.getByRole('dialog');

/** Approves a proposal of the content pilot, so that the worker drafts the description of a shop. */
async function draftInBackground(page: Page, slug: string): Promise<void> {
  await page.goto(`/admin/content-pilot?q=${slug}`);
  const proposal = page.getByRole('region', { name: 'Table of proposals' }).getByRole('row').nth(1);
  if (!(await proposal.isVisible())) await page.getByRole('button', { name: 'Look for proposals' }).click();
  await expect(proposal).toContainText(slug, { timeout: 60_000 });
  await proposal.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Approve…' }).click();
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page, '1 proposal approved')).toBeVisible();
  await page.goto('/admin/content-pilot/runs');
}
const lastRun = (page: Page) => page.getByRole('region', { name: 'Table of runs' }).getByRole('row').nth(1);

/** Drafts a description on the screen, accepts it, and saves the shop with it. */
async function draftOnScreen(page: Page, slug: string, description: string): Promise<void> {
  models.next = [{ kind: 'object', object: { description } }];
  await page.goto('/admin/content-generator');
  await page.getByLabel('Type of text').selectOption('Retailer description');
  await page.getByRole('button', { name: 'Choose a retailer' }).click();
  await page.getByPlaceholder('Name or slug').fill(slug);
  await page.getByRole('option', { name: `Shop ${slug}` }).click();
  await page.getByRole('button', { name: 'Draft', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(description);
  await page.getByRole('button', { name: 'Accept as a draft' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/retailers\/.*\?generation=/);
  await saveForm(page);
  await expect(toast(page, 'updated successfully')).toBeVisible();
}

test('after a session with a key of a model, no table, answer, log, export or file has a trace of any key', async ({
  page,
}) => {
  const answers = keepAnswers(page);
  await signInAsAdmin(page, '/admin/api-keys');
  const price = { input: 10, output: 20 };
  await addModelKey(page, { label, url: models.url, key: `sk-${first}-Ab1C`, budget: 5, price });
  await keyRow(page).getByRole('button', { name: 'Test' }).click();
  await expect(toast(page, `${label} answered in`)).toBeVisible();

  // The site and the worker each write a draft with the key. If the provider refuses a key, its error message repeats
  // the key.
  const description = `The ${shop} sells things of every kind to shoppers in all parts of the country.`;
  await draftOnScreen(page, `${shop}-1`, description);
  models.usual = { kind: 'object', object: { description: `${description} It has a café.` } };
  await draftInBackground(page, `${shop}-2`);
  await expect(lastRun(page)).toContainText('1 of 1', { timeout: 60_000 });

  await page.goto('/admin/api-keys');
  await keyRow(page).getByRole('button', { name: 'Replace' }).click();
  await dialog(page).getByLabel('Key').fill(`sk-${second}-Xy9Z`);
  await dialog(page).getByRole('button', { name: 'Replace' }).click();
  await expect(keyRow(page)).toContainText('Xy9Z');
  models.usual = { kind: 'status', status: 401 };
  await keyRow(page).getByRole('button', { name: 'Test' }).click();
  await expect(toast(page, 'The provider doesn’t accept this key')).toBeVisible();
  await insertRow('retailers', { ...retailerRow(`${shop}-3`), description: '' });
  await draftInBackground(page, `${shop}-3`);
  await expect(lastRun(page)).toContainText('1 waiting', { timeout: 60_000 });
  await expect(lastRun(page)).toContainText('Failed');
  await page.goto('/admin/api-keys');
  await keyRow(page).getByRole('button', { name: 'Revoke' }).click();
  await question(page).getByRole('button', { name: 'Revoke key' }).click();
  await expect(keyRow(page)).toContainText('Revoked');

  // The provider has received both keys, and the search finds them in its requests. This proves that the search works.
  const received = { requests: JSON.stringify(models.requests) };
  expect(traces(received)).toEqual(['the first key in requests', 'the second key in requests']);

  const screens = SCREEN_GROUPS.flatMap((group) => group.screens.map((screen) => screen.path));
  const exports = RESOURCES.flatMap(({ key }) => [
    `/admin/${key}/export`,
    `/admin/${key}/export?format=json`,
  ]);
  const others = ['content-pilot/export', 'content-quality/export', 'content-pilot/runs', 'jobs/active'];
  const pages = await answersOf(page, [
    ...screens,
    ...exports,
    ...others.map((each) => `/admin/${each}`),
    '/admin/data-migration/export',
  ]);
  expect(pages['/admin/data-migration/export']).toContain(description);
  expect(pages['/admin/api-keys']).toContain(label);
  const seen = await answers();
  expect(Object.keys(seen).some((name) => name.includes('POST'))).toBe(true);

  await copy.stopWorker();
  const logs = { 'the log of the site': copy.copy.log(), 'the log of the worker': copy.workerLog() };
  const build = filesIn(path.join(copy.copy.distDir, 'static'));
  const { dataDir } = copy.copy;
  await copy.copy.stopDatabase();
  const tables = await allRows(dataDir);
  expect(tables['public.model_keys']?.join()).toContain(label);
  const rows = Object.entries(tables).map(([table, each]) => [table, each.join('\n')] as const);
  const everything = {
    ...{ ...pages, ...seen, ...logs, ...build },
    ...Object.fromEntries(rows),
    ...filesIn(path.join(copy.copy.distDir, 'server')),
    ...filesIn(dataDir),
  };
  for (const [name, text] of Object.entries(logs)) expect([name, text]).not.toEqual([name, '']);
  expect(traces(everything)).toEqual([]);
  // The providers' libraries run only on the server, so scripts for browsers must not contain the providers' host
  // names.
  for (const host of ['api.anthropic.com', 'generativelanguage.googleapis'])
    expect(Object.keys(build).filter((file) => build[file]?.includes(host))).toEqual([]);
});
