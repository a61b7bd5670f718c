import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { question, toast } from '../../helpers/admin.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { retailerRow } from '../../helpers/site.ts';

test('a page number after the last page leads to the last page and keeps the sort order', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/retailers?page=50&sort=name.desc');
  await expect(page).toHaveURL(/\/admin\/retailers\?sort=name\.desc&page=\d$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/Page (\d) of \1\D/);
  await page.goto('/admin/users?page=50');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.goto('/admin/retailers?page=50&q=there-is-no-such-shop');
  await expect(page.getByText('No retailers match.')).toBeVisible();
});

test('deleting all rows of the last page leads to the page before', async ({ page }) => {
  const slug = uniqueWord('pages');
  try {
    for (let number = 10; number < 36; number += 1) {
      await insertRow('retailers', { ...retailerRow(`${slug}-${number}`), is_published: false });
    }
    await signInAsAdmin(page, `/admin/retailers?q=${slug}&page=2`);
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Retailer deleted successfully')).toBeVisible();
    await expect(page).toHaveURL(`/admin/retailers?q=${slug}`);
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText('25 retailers found');
    await expect(page.getByRole('row')).toHaveCount(26);
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeFocused();
  } finally {
    await removeRows('retailers', 'slug', slug);
  }
});
