import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../helpers/accounts.ts';
import { insertRow, ownWord, removeRows } from '../helpers/site-rows.ts';
import { retailerRow } from '../helpers/site.ts';

test('leaving an open text asks first, and only while something of it is not saved', async ({ page }) => {
  const slug = ownWord('leaving');
  await insertRow('retailers', retailerRow(slug));
  const path = `/retailers/${slug}`;
  const asked: string[] = [];
  let answer = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  try {
    await signInAsAdmin(page, path);
    await page.getByRole('button', { name: 'Edit description', exact: true }).click();
    const crumb = page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Retailers' });
    await page.getByRole('main').getByLabel('Description', { exact: true }).fill('Not yet saved');
    await crumb.click();
    expect(asked).toEqual(['confirm']);
    const search = page.getByRole('banner').getByRole('searchbox');
    await search.fill('argos');
    await search.press('Enter');
    await expect.poll(() => asked).toEqual(['confirm', 'confirm']);
    // Closing the tab, or another document.
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['confirm', 'confirm', 'beforeunload']);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByLabel('Description', { exact: true })).toHaveValue(
      'Not yet saved',
    );

    answer = true;
    await crumb.click();
    await expect(page).toHaveURL('/retailers');
    expect(asked).toHaveLength(4);
    await page.goto(path);
    await page.getByRole('button', { name: 'Edit description', exact: true }).click();
    await crumb.click();
    await expect(page).toHaveURL('/retailers');
    expect(asked).toHaveLength(4);
  } finally {
    await removeRows('retailers', 'slug', slug);
  }
});
