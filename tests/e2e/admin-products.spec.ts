import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../helpers/accounts.ts';
import { expectCreated, ownWord, question, saveForm, toast } from '../helpers/admin.ts';
import { expectNoViolations } from '../helpers/axe.ts';

test('an editor creates a product, publishes and changes it, and visitors see it on the next request', async ({
  page,
  request,
}) => {
  const slug = ownWord('thing');
  await signInAsAdmin(page, '/admin/products');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByLabel('Name', { exact: true }).fill(`0 Thing ${slug}`);
  await page.getByLabel('Slug').fill('ps5');
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(toast(page, 'A product with this slug already exists')).toContainText('Error');
  await page.getByLabel('Slug').fill(slug);
  await page.getByLabel('Emoji', { exact: true }).fill('words');
  await page.getByRole('textbox', { name: 'Price range' }).fill('£10 – £20');
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByLabel('Emoji', { exact: true })).toHaveAccessibleDescription(
    /An emoji, or an address/,
  );
  await page.getByRole('button', { name: 'Laptop' }).click();
  await page.getByRole('button', { name: 'Create product' }).click();
  await expectCreated(page, 'Product');
  expect((await request.get(`/products/${slug}`)).status()).toBe(404);

  await page.getByRole('switch', { name: 'Published' }).check();
  await saveForm(page);
  await expect(toast(page, 'Product updated successfully')).toBeVisible();
  expect(await (await request.get(`/products/${slug}`)).text()).toContain('£10 – £20');
  await page.getByRole('textbox', { name: 'Price range' }).fill('£15 – £25');
  await page.getByLabel('Brand').fill('Numbat');
  await saveForm(page);
  await expect(page.getByRole('status').filter({ hasText: 'Everything is saved.' })).toBeVisible();
  expect(await (await request.get(`/products/${slug}`)).text()).toContain('£15 – £25');
  expect(await (await request.get('/products')).text()).toContain(`0 Thing ${slug}`);

  await page.goto(`/admin/products?q=${slug}`);
  const row = page.getByRole('row').filter({ hasText: slug });
  for (const text of ['💻', 'Numbat', '£15 – £25', 'Published']) await expect(row).toContainText(text);
  await page.getByRole('combobox', { name: 'Price range' }).selectOption('Missing');
  await expect(row).toHaveCount(0);
  await page.goto(`/admin/products?q=${slug}`);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(row).toContainText('Draft');
  expect((await request.get(`/products/${slug}`)).status()).toBe(404);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Product deleted successfully')).toBeVisible();
});
