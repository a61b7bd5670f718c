import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { answerOf, expectCreated, question, saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';

test('an editor creates a category with an icon, and visitors see it on the next request', async ({
  page,
  request,
}) => {
  const slug = uniqueWord('shelf');
  await signInAsAdmin(page, '/admin/categories');
  await page.getByRole('link', { name: 'New category' }).click();
  await page.getByLabel('Name', { exact: true }).fill(`0 ${slug}`);
  await page.getByLabel('Slug').fill('retailers');
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect(page.getByLabel('Slug')).toHaveAccessibleDescription(/reserved for a page of the site/);
  await page.getByLabel('Slug').fill('electronics');
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect(toast(page, 'A category with this slug already exists')).toContainText('Error');

  await page.getByLabel('Slug').fill(slug);
  await page.getByRole('button', { name: 'Seedling' }).click();
  await expect(page.getByLabel('Icon', { exact: true })).toHaveValue('🌱');
  await page.getByLabel('Description', { exact: true }).fill('Everything for a garden, in the sales.');
  await page.getByRole('switch', { name: 'Published' }).check();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Create category' }).click();
  await expectCreated(page, 'Category');
  expect(await (await request.get(`/categories/${slug}`)).text()).toContain('Everything for a garden');
  const card = async () => {
    const [, main = ''] = (await (await request.get('/categories')).text()).split('<main');
    return main.split('<article').find((each) => each.includes(`/categories/${slug}"`));
  };
  expect((await card()) ?? '').toContain('🌱');

  await page.getByRole('button', { name: 'Seedling' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Icon', { exact: true })).toHaveValue('💄');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Category updated successfully')).toBeVisible();
  expect((await card()) ?? '').toContain('💄');
  await removeRows('categories', 'slug', slug);
});

test('the list shows how many rows are in a category, and merging two categories moves rows and redirects paths', async ({
  page,
  request,
}) => {
  const word = uniqueWord('merge');
  for (const end of ['from', 'into']) {
    const row = { slug: `${word}-${end}`, name: `${word} ${end}`, is_published: true };
    await insertRow('categories', row);
  }
  const part = { slug: `${word}-part`, name: 'Part', parent_category_slug: `${word}-from` };
  await insertRow('subcategories', part);
  const product = { slug: `${word}-thing`, name: `Thing ${word}`, is_published: true };
  await insertRow('products', { ...product, category: `${word}-from`, subcategory: part.slug });
  expect(await answerOf(request, `/${word}-from/${word}-thing`)).toEqual([200, null]);
  expect(await (await request.get(`/categories/${word}-into`)).text()).not.toContain(`Thing ${word}`);

  await signInAsAdmin(page, `/admin/categories?q=${word}`);
  const row = (end: string) => page.getByRole('row').filter({ hasText: `${word} ${end}` });
  await expect(row('from')).toContainText('Part (1)');
  await expect(row('into')).toContainText('Empty');
  await page.getByRole('combobox', { name: 'Products' }).selectOption('None');
  await expect(row('from')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Products' }).selectOption('');

  await page.getByLabel(`Select ${word} from`).check();
  await page.getByRole('button', { name: 'Merge into…' }).click();
  const confirm = question(page).getByRole('button', { name: 'Merge into' });
  await expect(confirm).toBeVisible();
  await expectNoViolations(page);
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  const choices = await question(page).getByLabel('Which one').locator('option').allInnerTexts();
  expect(choices).toContain(`${word} into`);
  expect(choices).not.toContain(`${word} from`);
  await question(page).getByLabel('Which one').selectOption(`${word} into`);
  await confirm.click();
  await expect(toast(page, `1 category merged into ${word}-into`)).toBeVisible();
  await expect(row('from')).toHaveCount(0);
  await expect(row('into')).toContainText('Part (1)');
  expect(await answerOf(request, `/categories/${word}-from?x=1`)).toEqual([
    308,
    `/categories/${word}-into?x=1`,
  ]);
  expect(await answerOf(request, `/categories/${word}-from/${word}-part`)).toEqual([
    308,
    `/categories/${word}-into/${word}-part`,
  ]);
  expect(await answerOf(request, `/categories/${word}-from/page/2`)).toEqual([
    308,
    `/categories/${word}-into`,
  ]);
  expect(await answerOf(request, `/categories/${word}-from/${word}-part/page/2`)).toEqual([
    308,
    `/categories/${word}-into/${word}-part`,
  ]);
  expect(await answerOf(request, `/${word}-from/${word}-thing`)).toEqual([
    308,
    `/${word}-into/${word}-thing`,
  ]);
  expect(await (await request.get(`/categories/${word}-into`)).text()).toContain(`Thing ${word}`);
  for (const table of ['products', 'subcategories', 'categories'] as const) {
    await removeRows(table, 'slug', word);
  }
});

test('a category that still has subcategories cannot be deleted, and the editor sees the reason', async ({
  page,
}) => {
  const word = uniqueWord('full');
  const { id } = await insertRow('categories', { slug: word, name: word });
  await insertRow('subcategories', { slug: `${word}-part`, name: 'Part', parent_category_slug: word });
  await signInAsAdmin(page, `/admin/categories/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(question(page)).toContainText(
    '1 subcategory (Part) belongs to it: move or delete that first.',
  );
  await expect(question(page).getByRole('button', { name: 'Delete' })).toBeDisabled();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Name', { exact: true }).fill(`${word} kept`);
  await saveForm(page);
  await expect(toast(page, 'Category updated successfully')).toBeVisible();
  for (const table of ['subcategories', 'categories'] as const) await removeRows(table, 'slug', word);
});
