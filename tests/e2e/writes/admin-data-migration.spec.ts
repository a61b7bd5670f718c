import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { uniqueWord } from '../../helpers/site-rows.ts';
import { serverClient } from '../../helpers/site.ts';

test('pasted cells are checked and imported, and the import is undone', async ({ page }) => {
  const slug = uniqueWord('imported');
  const names = async () => {
    const { data } = await serverClient().from('people').select('name').eq('slug', slug);
    return data?.map(({ name }) => name);
  };
  await signInAsAdmin(page);
  await page.goto('/admin/data-migration');
  await page.getByLabel('Entity').selectOption('people');
  await page
    .getByLabel('Or paste cells')
    .fill(`Ref\tname\tisPublished\n${slug}\tPasted\tno\n${slug}-two\t\tno`);
  await expect(page.getByLabel('isPublished')).toHaveValue('is_published');
  await expect(page.getByRole('combobox', { name: 'Ref', exact: true })).toHaveValue('');
  await page.getByRole('combobox', { name: 'Ref', exact: true }).selectOption('slug');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Name: A name is required' })).toBeVisible();
  expect(await names()).toEqual([]);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Imported.', { exact: true })).toBeVisible();
  expect(await names()).toEqual(['Pasted']);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('Undone: 1 row reverted.')).toBeVisible();
  expect(await names()).toEqual([]);

  // The browser remembers for the next import of the entity that the column 'Ref' has the slug.
  await page.goto('/admin/data-migration');
  await page.getByLabel('Entity').selectOption('people');
  await page.getByLabel('Or paste cells').fill('Ref\tname\nsomeone\tSomeone');
  await expect(page.getByRole('combobox', { name: 'Ref', exact: true })).toHaveValue('slug');
});
