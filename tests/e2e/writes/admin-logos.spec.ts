import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { adminClient, retailerRow } from '../../helpers/site.ts';

const tile = (page: Page, slug: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `Shop ${slug}` }) });
const upload = (page: Page, slug: string) => tile(page, slug).getByLabel(/the logo of/);

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#b00" d="M0 0h8v8z"/></svg>';
/** A PNG image of one red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens an admin screen and waits until it is hydrated. */
async function open(page: Page, path: string) {
  await signInAsAdmin(page, path);
  await page.waitForLoadState('networkidle');
}

async function insertRetailer(more = {}) {
  const slug = uniqueWord('logo');
  await insertRow('retailers', { ...retailerRow(slug), ...more });
  return slug;
}

async function removeRetailer(slug: string) {
  await removeRows('retailers', 'slug', slug);
  const files = await stored(slug);
  if (files.length > 0) await (await adminClient()).storage.from('logos').remove(files);
}

/** Returns the names of a retailer's logo files in the storage bucket. */
async function stored(slug: string): Promise<string[]> {
  const { data, error } = await (await adminClient()).storage.from('logos').list('', { search: slug });
  if (error) throw error;
  return data.map(({ name }) => name);
}

test('an uploaded logo appears on the public page with the next request and disappears when its file is removed', async ({
  page,
  request,
}) => {
  const slug = await insertRetailer();
  const publicPage = async () => (await request.get(`/retailers/${slug}`)).text();
  try {
    expect(await publicPage()).not.toContain('/logos/');
    await open(page, `/admin/retailer-logos?q=${slug}`);
    await expect(tile(page, slug)).toContainText('No logo, shows a drawing');
    const shown = await tile(page, slug).locator('.logo-light img').getAttribute('src');
    expect(await publicPage()).toContain(`src="${shown}"`);
    const drawing = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) };
    await upload(page, slug).setInputFiles(drawing);
    await expect(toast(page, 'Logo updated successfully')).toContainText('Success');
    await expect(tile(page, slug)).toContainText('Good');
    const [first] = await stored(slug);
    expect(first).toMatch(new RegExp(`^${slug}-[0-9a-f]{8}\\.svg$`));
    expect(await publicPage()).toContain(`/logos/${first}`);

    await upload(page, slug).setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: PNG });
    await expect(tile(page, slug)).toContainText('Low resolution');
    await expect(tile(page, slug)).toContainText('1 × 1');
    const [second, ...others] = await stored(slug);
    expect(second).toMatch(/\.png$/);
    expect(others).toEqual([]);
    expect(await publicPage()).toContain(`/logos/${second}`);
    await expectNoViolations(page);

    await tile(page, slug).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(tile(page, slug)).toContainText('No logo, shows a drawing');
    expect(await stored(slug)).toEqual([]);
    expect(await publicPage()).not.toContain('/logos/');
  } finally {
    await removeRetailer(slug);
  }
});

test('a file that is not a single picture is refused with a reason and not stored', async ({ page }) => {
  const slug = await insertRetailer();
  try {
    await open(page, `/admin/retailer-logos?q=${slug}`);
    const refused = async (buffer: Buffer, reason: string, mimeType = 'image/png') => {
      await upload(page, slug).setInputFiles({ name: 'logo.png', mimeType, buffer });
      await expect(toast(page, reason)).toContainText('Error');
    };
    await refused(Buffer.from('<!doctype html><script>alert(1)</script>'), 'a valid PNG, JPEG, WebP or SVG');
    const script = SVG.replace('<path', '<script>alert(1)</script><path');
    await refused(Buffer.from(script), 'This SVG contains <script>', 'image/svg+xml');
    await refused(Buffer.concat([PNG, Buffer.alloc(1_048_576)]), 'larger than 1 MB');
    await refused(PNG.subarray(0, 11), 'This isn’t a valid PNG, JPEG, WebP or SVG file');
    expect(await stored(slug)).toEqual([]);
    await expect(tile(page, slug)).toContainText('No logo, shows a drawing');
  } finally {
    await removeRetailer(slug);
  }
});

test('a file of exactly the maximum size is accepted', async ({ page }) => {
  const slug = await insertRetailer();
  try {
    await open(page, `/admin/retailer-logos?q=${slug}`);
    const buffer = Buffer.concat([PNG, Buffer.alloc(1_048_576 - PNG.length)]);
    await upload(page, slug).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await expect(toast(page, 'Logo updated successfully')).toContainText('Success');
    expect(await stored(slug)).toHaveLength(1);
  } finally {
    await removeRetailer(slug);
  }
});

test('the filters find logos that are missing, broken or too small', async ({ page }) => {
  const missing = await insertRetailer();
  const broken = await insertRetailer({ logo: 'logos/there-is-no-such-file.png' });
  const good = await insertRetailer({ logo: '🛒' });
  try {
    await open(page, '/admin/retailer-logos?q=logo-');
    const show = async (label: string, shown: string[], hidden: string[]) => {
      await page.getByLabel('Show').selectOption({ label });
      for (const slug of shown) await expect(tile(page, slug)).toBeVisible();
      for (const slug of hidden) await expect(tile(page, slug)).toHaveCount(0);
    };
    await show('Missing', [missing], [broken, good]);
    await expect(page).toHaveURL(/show=missing/);
    await show('Broken', [broken], [missing, good]);
    await page.reload();
    await expect(tile(page, broken)).toContainText('Broken');
    await show('All', [missing, broken, good], []);
  } finally {
    for (const slug of [missing, broken, good]) await removeRetailer(slug);
  }
});

test('the form of a retailer accepts a logo file and shows it before saving', async ({ page, request }) => {
  const slug = await insertRetailer();
  try {
    await open(page, `/admin/retailers?q=${slug}`);
    await page.getByRole('link', { name: `Shop ${slug}` }).click();
    const group = page.getByRole('group', { name: 'The retailer' });
    await group.locator('input[type=file]').setInputFiles({
      name: 'c.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(SVG),
    });
    await expect(group.getByLabel('Logo')).toHaveValue(new RegExp(`^logos/${slug}-[0-9a-f]{8}\\.svg$`));
    await expect(group.locator('img')).toHaveJSProperty('complete', true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Retailer updated successfully')).toBeVisible();
    expect(await (await request.get(`/retailers/${slug}`)).text()).toContain(`/logos/${slug}-`);
  } finally {
    await removeRetailer(slug);
  }
});
