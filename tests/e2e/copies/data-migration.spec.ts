import type { ChildProcess } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { expectToFit } from '../../helpers/fits.ts';
import { startTestWorker } from '../../helpers/jobs.ts';
import { startCopy, type SiteCopy } from '../../helpers/site-copy.ts';
import { insertRichRows, RICH_PAGES } from '../../helpers/rich-rows.ts';
import { insertRow } from '../../helpers/site-rows.ts';
import { revalidate, secretKey, serverClient } from '../../helpers/site.ts';

// Exports a whole site, empties it and imports it again. Uses a copy of the site with a worker in a separate process.

let copy: SiteCopy;
let worker: ChildProcess;
/** The environment variables of the site that most tests share. The last hook restores them for later test files. */
const { SITE_URL, NEXT_PUBLIC_SUPABASE_URL, DATA_DIR } = process.env;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: async ({ browserName: _ }, provide) => provide(process.env.SITE_URL) });

test.beforeAll(async () => {
  copy = await startCopy();
  const { siteUrl, databaseUrl, dataDir } = copy;
  Object.assign(process.env, { SITE_URL: siteUrl, NEXT_PUBLIC_SUPABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const SUPABASE_SECRET_KEY = secretKey();
  await copy.restartSite({ SUPABASE_SECRET_KEY });
  worker = await startTestWorker({ SUPABASE_SECRET_KEY, SITE_INSTANCES: siteUrl });
  await insertRow('redirects', { from_path: '/old-shop', to_path: '/retailers/argos' });
  await insertRichRows();
});
test.afterAll(async () => {
  worker?.kill('SIGKILL');
  await copy?.stop();
  Object.assign(process.env, { SITE_URL, NEXT_PUBLIC_SUPABASE_URL, DATA_DIR });
});

/** Pages that together show rows of all entities, and all settings. */
const PAGES = [...RICH_PAGES, '/retailers/argos', '/categories/electronics', '/content', '/about'];
const TABLES = [
  ...[
    'offer_widgets',
    'offers',
    'sale_windows',
    'content',
    'retailers',
    'products',
    'subcategories',
    'categories',
    'people',
  ],
  ...['navigation_menu', 'redirects', 'affiliate_verifications', 'legal_pages'],
] as const;

/** Returns the path, the status, the sizes of headings and the visible words of each page in PAGES. */
const words = async (page: Page) =>
  Promise.all(
    PAGES.map(async (path) => {
      const answer = await page.request.get(path);
      const html = await answer.text();
      const sizes = /<html[^>]* style="([^"]*)"/.exec(html)?.[1];
      return [path, answer.status(), sizes, html.replace(/<script.*?<\/script>|<[^>]+>/gs, ' ')];
    }),
  );
const exported = async (page: Page) => (await page.request.get('/admin/data-migration/export')).text();

const SETTINGS_ID = '00000000-0000-0000-0000-000000000001';
/** Values for each table of settings. */
const SETTINGS = {
  homepage_settings: { hero_h1: 'A heading of the exported site', show_trust_section: false },
  typography_settings: { h1_desktop: '6xl', h2_mobile: 'lg' },
  operator_settings: { operator_name: 'The operator of the exported site' },
  content_settings: {
    footer_disclosure: 'The disclosure of the exported site: links with ‘Ad’ earn a commission.',
    default_author_slug: 'zz-rich-author',
    house_rules: ['A rule of the exported site'],
  },
} as const;
type SettingsTable = keyof typeof SETTINGS;

/** Writes the settings to the database, and expires their pages. */
async function saveSettings(settings: Record<SettingsTable, object>) {
  for (const table of Object.keys(settings) as SettingsTable[]) {
    const { error } = await serverClient()
      .from(table)
      .update(settings[table] as never)
      .eq('id', SETTINGS_ID);
    if (error) throw error;
    await revalidate({ table });
  }
}

/** Deletes all rows of the tables in TABLES, and gives the settings the values of a new site. */
async function emptySite() {
  const db = serverClient();
  const reset = (row: object) =>
    Object.fromEntries(Object.keys(row).map((name) => [name, name.startsWith('show_') ? true : null]));
  await saveSettings({
    homepage_settings: reset(SETTINGS.homepage_settings),
    typography_settings: reset(SETTINGS.typography_settings),
    operator_settings: reset(SETTINGS.operator_settings),
    content_settings: reset(SETTINGS.content_settings),
  });
  for (const table of TABLES) {
    const { error } = await db
      .from(table as 'people')
      .delete()
      .not('id', 'is', null);
    if (error) throw error;
  }
}

/** Imports the checked rows. `updated` is the number of these rows that the site already contains. */
async function importWaiting(page: Page, updated: number) {
  const counts = [/[1-9]/, String(updated), '0', '0'];
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(counts);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(/^Imported\./)).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(counts);
  await expect(page.getByRole('link', { name: 'Failed' })).toHaveCount(0);
}

/** The settings that the pages show: three texts, and the size of a heading. */
const SEEN = [
  SETTINGS.homepage_settings.hero_h1,
  SETTINGS.operator_settings.operator_name,
  SETTINGS.content_settings.footer_disclosure,
  '--h1-desktop:4.75rem',
];

test('the file of a whole site gives an empty site the same rows, settings and pages, and the import can be undone', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await saveSettings(SETTINGS);
  const [file, before] = [await exported(page), await words(page)];
  for (const text of SEEN) expect(JSON.stringify(before)).toContain(text);
  await emptySite();
  const empty = await exported(page);
  expect(empty).not.toMatch(/argos|of the exported site|6xl/);
  const bare = JSON.stringify(await words(page));
  for (const text of SEEN) expect(bare).not.toContain(text);

  await page.goto('/admin/data-migration');
  await page
    .getByLabel('CSV or JSON file')
    .setInputFiles({ name: 'site.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.getByText(/^A whole site with \d+ rows\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  // The four rows of settings cannot be deleted, so the import updates them.
  await importWaiting(page, 4);
  expect(await exported(page)).toBe(file);
  expect(await words(page)).toEqual(before);
  await expectNoViolations(page);
  await expectToFit(page);

  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText(/^Undone: \d+ rows reverted\.$/)).toBeVisible();
  expect(await exported(page)).toBe(empty);
});

test('the built-in data fills an empty site, and a second time adds nothing', async ({ page }) => {
  await emptySite();
  await signInAsAdmin(page);
  await page.goto('/admin/data-migration');
  await page.getByRole('button', { name: 'Load the built-in data' }).click();
  await importWaiting(page, 0);
  expect((await page.request.get('/retailers/argos')).status()).toBe(200);

  await page.getByRole('button', { name: 'Load the built-in data' }).click();
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['0', '0', /[1-9]/, '0']);
});

test('an import changes the slug of a row that it finds by its id, the old path redirects, and the undo leaves no trace', async ({
  page,
}) => {
  const { data } = await serverClient().from('retailers').select('id').eq('slug', 'argos').single();
  await signInAsAdmin(page);
  const before = await exported(page);
  await page.goto('/admin/data-migration');
  await page.getByLabel('Or paste cells').fill(`id\tslug\n${data?.id}\targos-uk`);
  await page.getByLabel('Entity').selectOption('retailers');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Imported.', { exact: true })).toBeVisible();
  const answer = await page.request.get('/retailers/argos', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, '/retailers/argos-uk']);
  expect((await page.request.get('/retailers/argos-uk')).status()).toBe(200);

  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('Undone: 1 row reverted.')).toBeVisible();
  expect(await exported(page)).toBe(before);
  expect((await page.request.get('/retailers/argos', { maxRedirects: 0 })).status()).toBe(200);
  expect((await page.request.get('/retailers/argos-uk', { maxRedirects: 0 })).status()).toBe(404);
});

test('2,000 failed rows are shown page by page, and their file can be corrected and imported again', async ({
  page,
}) => {
  const lines = Array.from({ length: 2_000 }, (_, index) => `author-${index + 1}\t\t'=1+1`);
  await signInAsAdmin(page);
  await page.goto('/admin/data-migration');
  await page.getByLabel('Entity').selectOption('people');
  await page.getByLabel('Or paste cells').fill(`slug\tname\tbio\n${lines.join('\n')}`);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['0', '0', '0', '2,000']);
  await page.getByRole('navigation', { name: 'Pages of rows' }).getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 80')).toBeVisible();
  await expect(page.getByRole('row', { name: '26 author-26 Name: A name is required' })).toBeVisible();
  await expectNoViolations(page);
  await expectToFit(page);

  const href = await page.getByRole('link', { name: 'Download the failed rows' }).getAttribute('href');
  const failures = await (await page.request.get(href ?? '')).text();
  const corrected = failures.replaceAll(/^,(author-\d+),/gm, 'An author,$1,');
  await page.getByLabel('CSV or JSON file').setInputFiles({
    ...{ name: 'people-corrected.csv', mimeType: 'text/csv', buffer: Buffer.from(corrected) },
  });
  await expect(page.getByLabel('Reason')).toHaveValue('');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('heading', { name: 'people-corrected.csv' })).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['2,000', '0', '0', '0']);
  await page.getByRole('link', { name: 'Created' }).click();
  await expect(page.getByText('Page 1 of 80')).toBeVisible();
});
