import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectCreated, question, saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { adminClient } from '../../helpers/site.ts';

test('an editor creates a product, publishes and changes it, and visitors see it on the next request', async ({
  page,
  request,
}) => {
  const slug = uniqueWord('thing');
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
    /Enter an emoji, or a URL/,
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
  await expect(page.getByRole('status').filter({ hasText: 'All changes are saved.' })).toBeVisible();
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

test('a product accepts only a subcategory of its own category', async ({ page }) => {
  const word = uniqueWord('kinds');
  for (const end of ['a', 'b']) {
    await insertRow('categories', { slug: `${word}-${end}`, name: `Category ${end} ${word}` });
    const part = { slug: `${word}-${end}-part`, name: `Part ${end} ${word}` };
    await insertRow('subcategories', { ...part, parent_category_slug: `${word}-${end}` });
  }
  const { id } = await insertRow('products', { slug: word, name: `Thing ${word}` });
  await signInAsAdmin(page, `/admin/products/${id}`);
  const part = page.getByRole('group', { name: 'Subcategory', exact: true });
  await expect(part.getByRole('button', { name: 'Choose the category first' })).toBeDisabled();
  const choose = async (what: string, name: string) => {
    await page.getByRole('button', { name: new RegExp(`^(Choose|Change) ${what}$`) }).click();
    await page.getByRole('combobox', { name: `Search for a ${what}` }).fill(word);
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.filter({ hasText: name })).toBeVisible();
    const texts = await options.allInnerTexts();
    await options.filter({ hasText: name }).click();
    return texts;
  };
  await choose('category', `Category a ${word}`);
  expect(await choose('subcategory', `Part a ${word}`)).toHaveLength(1);
  await saveForm(page);
  await expect(toast(page, 'Product updated successfully')).toBeVisible();
  await choose('category', `Category b ${word}`);
  await expect(part).toContainText('No subcategory');
  expect(await choose('subcategory', `Part b ${word}`)).toHaveLength(1);

  // If the chosen subcategory has been moved to another category in the meantime, an error appears beside the
  // Subcategory field.
  const { error } = await (
    await adminClient()
  )
    .from('subcategories')
    .update({ parent_category_slug: `${word}-a` })
    .eq('slug', `${word}-b-part`);
  expect(error).toBeNull();
  await saveForm(page);
  await expect(toast(page, 'This subcategory belongs to another category')).toContainText('Error');
  await expect(part).toHaveAccessibleDescription(/This subcategory belongs to another category/);
  for (const table of ['products', 'subcategories', 'categories'] as const) {
    await removeRows(table, 'slug', word);
  }
});
