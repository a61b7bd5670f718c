import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectCreated, question, saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { expectToFit } from '../../helpers/fits.ts';
import { uniqueWord } from '../../helpers/site-rows.ts';

test('an affiliate verification is in the head of every page only while it is active', async ({
  page,
  request,
}) => {
  const word = uniqueWord('verify');
  const inHead = async (path: string) =>
    (await (await request.get(path)).text()).includes(`content="${word}"`);
  await signInAsAdmin(page, '/admin/link-manager/verifications');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'New affiliate verification' }).click();
  await page.getByLabel('Network', { exact: true }).fill(`Network ${word}`);
  await page.getByLabel('Name of the tag').fill('"><script>');
  await page.getByLabel('Content of the tag').fill(word);
  await page.getByRole('button', { name: 'Create affiliate verification' }).click();
  await expect(page.getByLabel('Name of the tag')).toHaveAccessibleDescription(/Letters, digits/);
  await page.getByLabel('Name of the tag').fill('verify-numbat');
  await page.getByRole('button', { name: 'Create affiliate verification' }).click();
  await expectCreated(page, 'Affiliate verification');
  for (const path of ['/', '/retailers/argos', '/privacy'])
    expect([path, await inHead(path)]).toEqual([path, true]);

  await page.getByRole('switch', { name: 'Active' }).uncheck();
  await saveForm(page);
  await expect(toast(page, 'Affiliate verification updated successfully')).toBeVisible();
  for (const path of ['/', '/retailers/argos']) expect([path, await inHead(path)]).toEqual([path, false]);

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await expect(page).toHaveURL('/admin/link-manager/verifications');
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(`/admin/link-manager/verifications?q=${word}`);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: word })).toContainText('Active');
  await expectNoViolations(page);
  await expectToFit(page);
  expect(await inHead('/')).toBe(true);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(question(page)).not.toContainText('public pages');
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Affiliate verification deleted successfully')).toBeVisible();
  expect(await inHead('/')).toBe(false);
  // The path of most screens contains the key of their resource. This screen is an exception: its resource has the key
  // in the path below, but no screen has this path.
  await page.goto('/admin/affiliate-verifications');
  await expect(page.getByRole('heading', { name: 'We can’t find that screen' })).toBeVisible();
});
