import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { answerOf, question, saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { adminClient } from '../../helpers/site.ts';

test('an editor renames a subcategory and moves several to another parent', async ({ page, request }) => {
  const word = uniqueWord('part');
  for (const end of ['a', 'b']) {
    await insertRow('categories', { slug: `${word}-${end}`, name: `${word} ${end}`, is_published: true });
  }
  for (const number of [1, 2]) {
    const part = { slug: `${word}-${number}`, name: `Part ${number} ${word}` };
    await insertRow('subcategories', { ...part, parent_category_slug: `${word}-a` });
  }
  const path = (parent: string, part: string) => `/categories/${word}-${parent}/${word}-${part}`;
  const product = { slug: `${word}-thing`, name: `Thing ${word}`, is_published: true };
  await insertRow('products', { ...product, category: `${word}-a`, subcategory: `${word}-1` });
  expect(await answerOf(request, path('a', '1'))).toEqual([200, null]);
  expect(await answerOf(request, `/${word}-a/${word}-thing`)).toEqual([200, null]);

  await signInAsAdmin(page, `/admin/subcategories?q=${word}`);
  await expectNoViolations(page);
  const rows = page.getByRole('row').filter({ hasText: `${word}-` });
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Empty');
  await page.getByRole('link', { name: `Part 1 ${word}` }).click();
  const view = page.getByRole('link', { name: 'View page' });
  await expect(view).toHaveAttribute('href', path('a', '1'));
  await page.getByLabel('Slug').fill(`${word}-one`);
  await page.getByRole('button', { name: 'Add name' }).click();
  await page.keyboard.type(`Gadgets of ${word}`);
  await saveForm(page);
  await expect(toast(page, 'Subcategory updated successfully')).toBeVisible();
  expect(await answerOf(request, path('a', '1'))).toEqual([308, path('a', 'one')]);
  const found = async () => (await request.get(`/api/autocomplete?q=gadget+of+${word}`)).json();
  expect((await found()).categories).toEqual([{ name: `Part 1 ${word}`, href: path('a', 'one') }]);

  await page.goto(`/admin/subcategories?q=${word}`);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Move to…' }).click();
  const choices = await question(page).getByLabel('Which one').locator('option').allInnerTexts();
  expect(choices).not.toContain(`${word} a`);
  await question(page).getByLabel('Which one').selectOption(`${word} b`);
  await question(page).getByRole('button', { name: 'Move to' }).click();
  await expect(toast(page, `2 subcategories moved to ${word}-b`)).toBeVisible();
  await expect(rows.first()).toContainText(`${word}-b`);
  expect(await answerOf(request, path('b', 'one'))).toEqual([200, null]);
  // When the subcategory moves to another category, its products move too, and their old paths redirect.
  expect(await answerOf(request, `/${word}-a/${word}-thing`)).toEqual([308, `/${word}-b/${word}-thing`]);
  for (const [from, to] of [
    [path('a', '1'), path('b', 'one')],
    [path('a', 'one'), path('b', 'one')],
    [path('a', '2'), path('b', '2')],
  ] as const) {
    expect([from, ...(await answerOf(request, `${from}?x=1`))]).toEqual([from, 308, `${to}?x=1`]);
  }
  expect(await (await request.get(`/categories/${word}-b`)).text()).toContain(`Part 2 ${word}`);

  // A subcategory of an unpublished category has no public page.
  const db = await adminClient();
  await db.from('categories').update({ is_published: false }).eq('slug', `${word}-b`);
  await page.getByRole('link', { name: `Part 1 ${word}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Part 1 ${word}`);
  await expect(page.getByRole('link', { name: 'History' })).toBeVisible();
  await expect(view).toHaveCount(0);
  await page.getByLabel('Description').first().fill('Of a draft.');
  await saveForm(page);
  expect((await found()).categories).toEqual([]);
  for (const table of ['products', 'subcategories', 'categories'] as const)
    await removeRows(table, 'slug', word);
});
