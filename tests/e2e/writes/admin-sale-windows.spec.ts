import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectCreated, question, saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, removeRows, uniqueWord } from '../../helpers/site-rows.ts';
import { adminClient, retailerRow } from '../../helpers/site.ts';

const stored = async (slug: string) => {
  const { data, error } = await (
    await adminClient()
  )
    .from('sale_windows')
    .select('*')
    .eq('retailer_slug', slug)
    .order('channel');
  if (error) throw error;
  return data;
};

test('an editor mends a mistake in a new sale date, loses nothing, and publishes it', async ({ page }) => {
  const slug = uniqueWord('almanac');
  await insertRow('retailers', retailerRow(slug));
  try {
    await signInAsAdmin(page, '/admin/sale-windows');
    await page.getByRole('link', { name: 'New sale date' }).click();
    const form = page.getByRole('form', { name: 'New sale date' });
    await form.getByRole('button', { name: 'Choose retailer' }).click();
    await page.getByPlaceholder('Name or slug').fill(slug);
    await page.getByRole('option', { name: new RegExp(slug) }).click();
    await form.getByLabel('Year').fill('2025');
    await form.getByLabel('Channel').selectOption('In store');
    await form.getByLabel('Starts on').fill('2025-12-27');
    await form.getByLabel('Starts at').fill('06:30');
    await form.getByLabel('Ends on').fill('2025-12-24');
    await form.getByLabel('Source', { exact: true }).fill('A newspaper of the tests');
    await form.getByLabel('URL of the source').fill('https://news.example/sale');
    await form.getByLabel('Date of the source').fill('2025-12-20');
    await form.getByRole('button', { name: 'Create sale date' }).click();

    const end = form.getByLabel('Ends on');
    await expect(end).toHaveAttribute('aria-invalid', 'true');
    await expect(end).toHaveAccessibleDescription(/The sale can’t end before it starts/);
    await expect(form.getByLabel('Starts at')).toHaveValue('06:30');
    await expect(form.getByLabel('Source', { exact: true })).toHaveValue('A newspaper of the tests');
    expect(await stored(slug)).toEqual([]);
    await expectNoViolations(page);

    await end.fill('2026-01-04');
    await form.getByRole('button', { name: 'Create sale date' }).click();
    await expectCreated(page, 'Sale date');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${slug}, 2025, in store`);
    await page.getByRole('switch', { name: 'Published' }).check();
    await saveForm(page);
    await expect(toast(page, 'Sale date updated successfully')).toBeVisible();
    expect(await stored(slug)).toMatchObject([
      {
        year: 2025,
        channel: 'in_store',
        starts_on: '2025-12-27',
        starts_time: '06:30:00',
        ends_on: '2026-01-04',
        source_name: 'A newspaper of the tests',
        source_url: 'https://news.example/sale',
        source_date: '2025-12-20',
        checked_on: null,
        is_published: true,
      },
    ]);
  } finally {
    await removeRows('retailers', 'slug', slug);
  }
});

test('a second sale date for the same year and channel is refused beside the channel', async ({ page }) => {
  const slug = uniqueWord('almanac');
  await insertRow('retailers', retailerRow(slug));
  const window = {
    retailer_slug: slug,
    year: 2025,
    starts_on: '2025-12-24',
    source_name: 'A newspaper of the tests',
    source_url: 'https://news.example/sale',
    source_date: '2025-12-20',
  };
  await insertRow('sale_windows', { ...window, channel: 'online' });
  const members = await insertRow('sale_windows', { ...window, channel: 'members' });
  try {
    await signInAsAdmin(page, `/admin/sale-windows/${members.id}`);
    const channel = page.getByLabel('Channel');
    await channel.selectOption('Online');
    await saveForm(page);
    await expect(channel).toHaveAttribute('aria-invalid', 'true');
    await expect(channel).toHaveAccessibleDescription(/This retailer already has a sale date/);
    await channel.selectOption('In store');
    await saveForm(page);
    await expect(toast(page, 'Sale date updated successfully')).toBeVisible();

    await page.goto(`/admin/sale-windows?q=${slug}&year=2025`);
    const rows = page.getByRole('row').filter({ hasText: slug });
    await expect(rows).toHaveCount(2);
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(toast(page, '2 sale dates updated successfully')).toBeVisible();
    expect((await stored(slug)).map(({ is_published }) => is_published)).toEqual([true, true]);
  } finally {
    await removeRows('retailers', 'slug', slug);
  }
});

test('the question before a retailer is deleted names its sale dates, and undoing restores them', async ({
  page,
}) => {
  const slug = uniqueWord('almanac');
  const { id } = await insertRow('retailers', retailerRow(slug));
  await insertRow('sale_windows', {
    ...{ retailer_slug: slug, year: 2025, channel: 'online', starts_on: '2025-12-24' },
    ...{ source_name: 'A newspaper of the tests', source_url: 'https://news.example/sale' },
    source_date: '2025-12-20',
  });
  try {
    await signInAsAdmin(page, `/admin/retailers/${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(question(page)).toContainText(`1 sale date (${slug}, 2025, online) will be deleted too.`);
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Retailer deleted successfully')).toBeVisible();
    expect(await stored(slug)).toEqual([]);
    await toast(page, 'Retailer deleted successfully').getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, '1 retailer restored')).toBeVisible();
    expect(await stored(slug)).toMatchObject([{ year: 2025, channel: 'online' }]);
  } finally {
    await removeRows('retailers', 'slug', slug);
  }
});
