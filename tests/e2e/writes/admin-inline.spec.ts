import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { retailerRow } from '../../helpers/site.ts';

test('leaving a page asks for confirmation only while an inline edit is unsaved', async ({ page }) => {
  const slug = uniqueWord('leaving');
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
    const search = page.getByRole('banner').getByLabel('Search the site');
    await search.fill('argos');
    // Waits until the autocomplete shows, because from then on its script handles the search form. If the form were
    // submitted earlier, the browser would show its own dialog.
    await expect(page.getByRole('option', { name: /Argos/ })).toBeVisible();
    await search.press('Enter');
    await expect.poll(() => asked).toEqual(['confirm', 'confirm']);
    // When the browser tab is closed, the browser shows its own dialog about unsaved changes.
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
