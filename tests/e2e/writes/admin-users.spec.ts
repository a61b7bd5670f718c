import { expect, test } from '@playwright/test';
import { createUser, PASSWORD, signIn, signInAsAdmin } from '../../helpers/accounts.ts';
import { question, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { given } from '../../helpers/site.ts';

test('an admin grants and removes the admin role, effective on the next request', async ({
  page,
  browser,
}) => {
  const email = await createUser();
  await signInAsAdmin(page, '/admin/users');
  await expectNoViolations(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(email.slice(0, 20).toUpperCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByRole('status').filter({ hasText: '1 account found' })).toBeVisible();
  await expect(row).toContainText('User');

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, email, PASSWORD);
  expect((await other.goto('/admin'))?.status()).toBe(403);

  await row.getByRole('button', { name: 'Make admin' }).click();
  await expect(question(page)).toBeVisible();
  await expectNoViolations(page);
  await question(page).getByRole('button', { name: 'Make admin' }).click();
  await expect(toast(page, 'Admin role granted successfully')).toBeVisible();
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  expect((await other.goto('/admin'))?.status()).toBe(200);

  await row.getByRole('button', { name: 'Remove role' }).click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  expect((await other.goto('/admin'))?.status()).toBe(200);
  await row.getByRole('button', { name: 'Remove role' }).click();
  await question(page).getByRole('button', { name: 'Remove role' }).click();
  await expect(toast(page, 'Admin role removed successfully')).toBeVisible();
  expect((await other.goto('/admin'))?.status()).toBe(403);

  // The overview's list 'Last edits' shows who removed the role.
  await page.goto('/admin');
  const edits = page.getByRole('region', { name: 'Last edits' });
  await expect(edits.getByRole('listitem').first()).toContainText(/You deleted a role/);

  await page.goto(`/admin/users?q=${email}`);
  await row.getByRole('button', { name: 'Delete' }).click();
  await question(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(toast(page, 'Account deleted successfully')).toBeVisible();
  await expect(page.getByText('No accounts match.')).toBeVisible();
  expect((await other.goto('/admin'))?.url()).toContain('/auth');
  await page.goto('/admin');
  await expect(edits.getByRole('listitem').first()).toContainText('You deleted an account');
  await context.close();
});

test('the last admin cannot be removed and sees a warning first', async ({ page }) => {
  await signInAsAdmin(page, `/admin/users?q=${given('ADMIN_EMAIL')}`);
  const row = page.getByRole('row').filter({ hasText: '(you)' });
  await expect(row.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await row.getByRole('button', { name: 'Remove role' }).click();
  await expect(question(page)).toContainText('This is your own account');
  await question(page).getByRole('button', { name: 'Remove role' }).click();
  await expect(toast(page, 'You can’t remove the last admin')).toContainText('Error');
  expect((await page.goto('/admin'))?.status()).toBe(200);
});
