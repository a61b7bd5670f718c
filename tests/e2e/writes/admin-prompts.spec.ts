import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';

test('an editor saves a version of a prompt, tries it beside the live one, makes it live and restores the first', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/prompts');
  await expectNoViolations(page, '#content');
  await page.getByRole('link', { name: 'Retailer description' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Retailer description');
  const versions = page.getByRole('region', { name: 'Table of versions' });
  const row = (number: number) => versions.getByRole('row').filter({ hasText: `Version ${number} ` });
  await expect(row(1)).toContainText('Live');

  const user = page.getByLabel('User text', { exact: true });
  await user.fill('Describe {{shop}}.');
  await page.getByRole('button', { name: 'Save as version 2' }).click();
  await expect(user).toHaveAccessibleDescription(
    /\{\{shop\}\} can’t be used here\. You can use \{\{name\}\}/,
  );
  await user.fill('Describe {{name}} in {{words}} words.\n{{facts}}');
  await page.getByLabel('Temperature', { exact: true }).fill('0.7');
  await page.getByLabel('Note', { exact: true }).fill('Shorter');
  await page.getByRole('button', { name: 'Save as version 2' }).click();
  await expect(toast(page, 'Version 2 saved. It isn’t live yet.')).toBeVisible();
  await expect(page).toHaveURL(/version=2/);
  await expect(row(2)).toContainText('Shorter');

  const difference = page.getByRole('region', { name: /^Before: version 1, live/ });
  await expect(difference.getByRole('row', { name: /^Temperature 0\.4 0\.7$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Choose a retailer' }).click();
  await page.getByPlaceholder('Name or slug').fill('argos');
  await page.getByRole('option', { name: /^Argos/ }).click();
  await expect(page.getByRole('region', { name: 'User text of version 2' })).toHaveText(
    /^Describe Argos in 60 words\./,
  );
  await expect(page.getByRole('region', { name: 'User text of version 1' })).toContainText(
    'Draft the description of the shop Argos',
  );
  await expectNoViolations(page, '#content');

  await page.getByRole('button', { name: 'Make live version 2' }).click();
  await expect(toast(page, 'Version 2 is live')).toBeVisible();
  await expect(row(2)).toContainText('Live');
  await expect(row(1)).not.toContainText('Live');
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page).toHaveURL(/version=3/);
  await expect(user).toHaveValue(/^Draft the description of the shop \{\{name\}\}/);
  await page.getByRole('button', { name: 'Make live version 3' }).click();
  await expect(row(3)).toContainText('Live');
});
