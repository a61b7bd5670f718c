import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createUser, signInAsAdmin } from '../../helpers/accounts.ts';
import { question, toast } from '../../helpers/admin.ts';
import { tabTo } from '../../helpers/keyboard.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { retailerRow } from '../../helpers/site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const found = (page: Page) => page.getByRole('status').filter({ hasText: /found$/ });

async function withRetailers(count: number, story: (slug: string) => Promise<void>): Promise<void> {
  const slug = uniqueWord('keys');
  try {
    for (let number = 1; number <= count; number += 1) {
      await insertRow('retailers', {
        ...retailerRow(`${slug}-${number}`),
        name: `Keys ${slug} ${number}`,
        is_published: false,
      });
    }
    await story(slug);
  } finally {
    await removeRows('retailers', 'slug', slug);
  }
}

test('an editor searches, filters, selects, publishes and deletes rows with the keyboard alone', async ({
  page,
}) => {
  await withRetailers(3, async (slug) => {
    await signInAsAdmin(page, '/admin/retailers');
    const search = page.getByRole('searchbox', { name: 'Search' });
    await tabTo(page, search);
    await page.keyboard.type(slug);
    await page.keyboard.press('Enter');
    await expect(found(page)).toHaveText('3 retailers found');
    await expect(search).toBeFocused();

    const status = page.getByLabel('Status');
    await tabTo(page, status);
    await page.keyboard.type('Draft');
    await expect(page).toHaveURL(/is_published=no/);
    await expect(found(page)).toHaveText('3 retailers found');
    await expect(status).toBeFocused();

    await tabTo(page, box(page, `Keys ${slug} 1`));
    await page.keyboard.press('Space');
    await tabTo(page, box(page, `Keys ${slug} 2`));
    await page.keyboard.press('Space');
    const remove = bar(page).getByRole('button', { name: 'Delete' });
    await tabTo(page, remove, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await expect(remove).toBeFocused();

    await tabTo(page, bar(page).getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(toast(page, '2 retailers updated successfully')).toBeVisible();
    await expect(found(page)).toHaveText('1 retailer found');
    await expect(found(page)).toBeFocused();

    await tabTo(page, box(page, `Keys ${slug} 3`));
    await page.keyboard.press('Space');
    await tabTo(page, remove, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('button', { name: 'Delete' })).toBeEnabled();
    await tabTo(page, question(page).getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Retailer deleted successfully')).toBeVisible();
    await expect(found(page)).toHaveText('0 retailers found');
    await expect(found(page)).toBeFocused();
  });
});

test('after a bulk action that keeps the same rows in the list, the focus is on the number of results', async ({
  page,
}) => {
  await withRetailers(1, async (slug) => {
    await signInAsAdmin(page, `/admin/retailers?q=${slug}`);
    await tabTo(page, box(page, `Keys ${slug} 1`));
    await page.keyboard.press('Space');
    await tabTo(page, bar(page).getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Retailer updated successfully')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await expect(found(page)).toBeFocused();
  });
});

test('after the back button the search form matches the address, but keeps a text that is being typed', async ({
  page,
}) => {
  await withRetailers(1, async (slug) => {
    await signInAsAdmin(page, '/admin/retailers');
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill(slug);
    await search.press('Enter');
    await expect(page).toHaveURL(/q=keys-/);
    await page.getByLabel('Status').selectOption('Draft');
    await expect(page).toHaveURL(/is_published=no/);
    await page.goBack();
    await expect(page.getByLabel('Status')).toHaveValue('');
    await expect(search).toHaveValue(slug);
    await page.goBack();
    await expect(search).toHaveValue('');
    await page.goForward();
    await expect(search).toHaveValue(slug);

    // Delays the response to the first search until more text has been typed.
    await page.route('**/admin/retailers?*', async (route) => {
      await typed;
      await route.continue();
    });
    let done = () => {};
    const typed = new Promise<void>((resolve) => (done = resolve));
    await search.fill('Keys');
    await search.press('Enter');
    await search.pressSequentially(' and more');
    done();
    await expect(page).toHaveURL(/q=Keys$/);
    await expect(search).toHaveValue('Keys and more');
    await expect(search).toBeFocused();
  });
});

test('cancelling a question about a user returns the focus to the button that asked', async ({ page }) => {
  const email = await createUser();
  await signInAsAdmin(page, `/admin/users?q=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  for (const name of ['Make admin', 'Delete']) {
    const opener = row.getByRole('button', { name });
    for (const key of ['Escape', 'Enter']) {
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press(key);
      await expect(question(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  }
  // After a deletion the focus moves to the screen's heading, because the row's button is gone.
  await page.keyboard.press('Enter');
  await tabTo(page, question(page).getByRole('button', { name: 'Delete account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('No accounts match.')).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('after an editor deletes a row in its form the focus is on the heading of the list', async ({
  page,
}) => {
  await withRetailers(2, async (slug) => {
    await signInAsAdmin(page, `/admin/retailers?q=${slug}`);
    await tabTo(page, page.getByRole('link', { name: `Keys ${slug} 2` }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(`Keys ${slug} 2`);
    await expect(heading(page)).toBeFocused();
    const remove = page.getByRole('button', { name: 'Delete' });
    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('button', { name: 'Delete' })).toBeEnabled();
    await tabTo(page, question(page).getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/retailers');
    await expect(heading(page)).toHaveText('Retailers');
    await expect(heading(page)).toBeFocused();
  });
});
