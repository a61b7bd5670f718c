import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { question, saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, removeRows, uniqueWord } from '../../helpers/site-rows.ts';

const REASON = 'Its own mechanics check each one.';

test('an editor gives a subcategory its best shops, and a deleted shop disappears from them', async ({
  page,
  request,
}) => {
  const word = uniqueWord('picks');
  await insertRow('categories', { slug: word, name: word, is_published: true });
  const part = await insertRow('subcategories', {
    ...{ slug: `${word}-part`, name: `Part ${word}`, parent_category_slug: word },
  });
  const shop = await insertRow('retailers', {
    ...{ slug: `${word}-shop`, name: `Shop ${word}`, cta_url: 'https://shop.example/', is_published: true },
  });
  const read = async () => await (await request.get(`/categories/${word}/${word}-part`)).text();
  expect(await read()).toMatch(/<meta name="robots" content="noindex/);

  await signInAsAdmin(page, `/admin/subcategories/${part.id}`);
  await page.getByRole('button', { name: 'Add shop' }).click();
  await page.getByRole('button', { name: 'Choose retailer' }).click();
  await page.getByPlaceholder('Name or slug').fill(`${word}-shop`);
  await page.getByRole('option', { name: `Shop ${word}` }).click();
  await page.getByLabel('Reason (shop 1)').fill(REASON);
  await expectNoViolations(page);
  await saveForm(page);
  await expect(toast(page, 'Subcategory updated successfully')).toBeVisible();
  const html = await read();
  expect(html).toContain(`Best shops for Part ${word}`);
  expect(html).toContain(REASON);

  await page.goto(`/admin/retailers/${shop.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(question(page)).toContainText(
    `1 subcategory (Part ${word}): it will be removed from ‘Best shops’.`,
  );
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Retailer deleted successfully')).toBeVisible();
  expect(await read()).not.toContain(REASON);
  for (const table of ['subcategories', 'categories'] as const) await removeRows(table, 'slug', word);
});

test('an editor drags a shop above another one, and public lists follow', async ({ page, request }) => {
  const word = uniqueWord('order');
  await insertRow('categories', { slug: word, name: word, is_published: true });
  for (const [name, display_rank] of [
    ['Ash', 900],
    ['Birch', 910],
  ] as const) {
    await insertRow('retailers', {
      ...{ slug: `${word}-${name.toLowerCase()}`, name: `${name} ${word}`, cta_url: 'https://shop.example/' },
      ...{ is_published: true, key_categories: [word], display_rank },
    });
  }
  const listed = async () => {
    const html = await (await request.get(`/categories/${word}`)).text();
    return ['Ash', 'Birch'].toSorted((a, b) => html.indexOf(`${a} ${word}`) - html.indexOf(`${b} ${word}`));
  };
  try {
    expect(await listed()).toEqual(['Ash', 'Birch']);
    await signInAsAdmin(page, '/admin/retailers');
    await page.getByRole('link', { name: 'Change the order' }).click();
    const rows = page.getByRole('list', { name: 'Retailers in order' }).getByRole('listitem');
    await rows.filter({ hasText: `Birch ${word}` }).scrollIntoViewIfNeeded();
    await page
      .getByRole('button', { name: `Drag Birch ${word}` })
      .dragTo(page.getByRole('button', { name: `Drag Ash ${word}` }), { steps: 8 });
    await expect(toast(page, 'Order saved')).toBeVisible();
    await expect(rows.filter({ hasText: word })).toHaveText([/Birch/, /Ash/]);
    await expectNoViolations(page);
    expect(await listed()).toEqual(['Birch', 'Ash']);
  } finally {
    for (const table of ['retailers', 'categories'] as const) await removeRows(table, 'slug', word);
  }
});
