import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { load } from 'cheerio';
import { navigation as defaultMenu } from '../../../lib/fallback/navigation.ts';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectCreated, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { pickUpItem } from '../../helpers/keyboard.ts';
import { deleteRow, insertRow, insertRows, uniqueWord } from '../../helpers/site-rows.ts';
import { adminClient, retailerRow, revalidate } from '../../helpers/site.ts';

const items = (page: Page) => page.getByRole('list', { name: 'Navigation items' }).locator(':scope > li');
const labels = defaultMenu.map(({ label }) => label);

/** Requests the homepage again, and returns the labels of its main menu. */
async function publicMenu(request: APIRequestContext): Promise<string[]> {
  const html = load(await (await request.get('/')).text());
  return html('nav[aria-label="Main"] > ul > li > a')
    .map((_, link) => html(link).text().trim())
    .get();
}

test.afterEach(async () => {
  const db = await adminClient();
  expect((await db.rpc('replace_navigation', { _items: [...defaultMenu] as never })).error).toBeNull();
  expect((await revalidate({ table: 'navigation_menu' })).ok).toBe(true);
});

test('an editor adds a menu item and moves it by keyboard and by buttons, and visitors see it', async ({
  page,
  request,
}) => {
  await signInAsAdmin(page, '/admin/navigation');
  await expect(items(page)).toHaveCount(labels.length);
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'New navigation item' }).click();
  await page.getByLabel('Label', { exact: true }).fill('Outlet');
  await page.getByLabel('Link', { exact: true }).fill('/retailers/outlet-that-is-not-there');
  await page.getByRole('switch', { name: 'Call to action' }).check();
  await page.getByRole('button', { name: 'Create navigation item' }).click();
  await expectCreated(page, 'Navigation item');
  expect(await publicMenu(request)).toEqual([...labels, 'Outlet']);

  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Navigation items' })
    .click();
  await expect(items(page).last()).toContainText('Broken link');
  await page.getByRole('button', { name: 'Drag Outlet' }).focus();
  await pickUpItem(page, 'Holding Outlet, 8 of 8.');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Holding Outlet, 7 of 8.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(toast(page, 'Navigation item updated successfully')).toBeVisible();
  expect(await publicMenu(request)).toEqual([...labels.slice(0, -1), 'Outlet', ...labels.slice(-1)]);

  await page.getByRole('button', { name: 'Move Outlet up' }).click();
  await expect
    .poll(() => publicMenu(request))
    .toEqual([...labels.slice(0, -2), 'Outlet', ...labels.slice(-2)]);
  await expect(page.getByRole('button', { name: 'Move Outlet up' })).toBeFocused();
});

test('an editor hides a menu item, deletes another and restores the default menu', async ({
  page,
  request,
}) => {
  await signInAsAdmin(page, '/admin/navigation');
  await page.getByRole('switch', { name: /About/ }).uncheck();
  await expect.poll(() => publicMenu(request)).not.toContain('About');
  await page.reload();
  await expect(page.getByRole('switch', { name: /About/ })).not.toBeChecked();

  await page.getByRole('button', { name: 'Remove Contact' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Navigation item deleted successfully')).toBeVisible();
  await expect(items(page)).toHaveCount(labels.length - 1);
  await expect(page.getByRole('button', { name: 'Remove About' })).toBeFocused();

  await page.getByRole('button', { name: 'Reset to the default menu' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect(toast(page, 'The default menu has been restored')).toBeVisible();
  await expect(page.getByRole('switch', { name: /About/ })).toBeChecked();
  expect(await publicMenu(request)).toEqual(labels);
});

test('a dropdown needs a type, and its chosen entries show in the preview and to visitors', async ({
  page,
  request,
}) => {
  await signInAsAdmin(page, '/admin/navigation/new');
  await page.getByLabel('Label', { exact: true }).fill('Picks');
  await page.getByLabel('Link', { exact: true }).fill('/retailers');
  await page.getByRole('switch', { name: 'Has a dropdown' }).check();
  await page.getByRole('button', { name: 'Create navigation item' }).click();
  await expect(page.getByLabel('Dropdown shows')).toHaveAccessibleDescription(
    'Choose what the dropdown shows',
  );

  await page.getByLabel('Dropdown shows').selectOption('Retailers');
  const chosen = page.getByRole('group', { name: 'Chosen items' });
  await chosen.getByRole('button', { name: 'Add retailer' }).click();
  await page.getByRole('combobox', { name: /retailer/ }).fill('argos');
  await page.getByRole('option', { name: /Argos/ }).click();
  await page.keyboard.press('Escape');
  // The chosen retailers are hidden while the dropdown's type is Guides. They reappear when the type is set back to
  // Retailers.
  await page.getByLabel('Dropdown shows').selectOption('Guides');
  await expect(chosen).toContainText('0 of 60');
  await page.getByLabel('Dropdown shows').selectOption('Retailers');
  await expect(chosen).toContainText('1 of 60');
  await page.getByRole('button', { name: 'Create navigation item' }).click();
  await expectCreated(page, 'Navigation item');

  await page.goto('/admin/navigation');
  const preview = page.getByRole('region', { name: 'As visitors see it' });
  await preview.getByRole('button', { name: 'Picks menu' }).click();
  await expect(preview.getByRole('link', { name: 'Argos' })).toBeVisible();
  await expect(preview.getByText('All picks')).toBeVisible();
  await expectNoViolations(page);
  expect(await publicMenu(request)).toContain('Picks');
});

test('links that do not work for visitors are marked', async ({ page }) => {
  const slug = uniqueWord('nav');
  const draft = await insertRow('retailers', { ...retailerRow(slug), is_published: false });
  const redirect = await insertRow('redirects', { from_path: `/${slug}-moved`, to_path: '/retailers' });
  const hrefs: [string, string | null][] = [
    [`/retailers/${slug}`, 'Links to an unpublished page'],
    [`/${slug}-nowhere`, 'Broken link'],
    ['/search?q=tv', 'Links to a page hidden from search engines'],
    [`/${slug}-moved`, null],
    ['/categories/tech-electronics', null],
    ['/argos', null],
    ['https://example.com/', null],
  ];
  await insertRows(
    'navigation_menu',
    hrefs.map(([href]) => ({ label: `To ${href}`, href, is_visible: false })),
  );
  await signInAsAdmin(page, '/admin/navigation');
  for (const [href, flag] of hrefs) {
    const item = items(page).filter({ has: page.getByRole('link', { name: `To ${href}`, exact: true }) });
    await expect(item).toHaveCount(1);
    if (flag) await expect(item).toContainText(flag);
    else await expect(item).not.toContainText(/Broken link|Links to a/);
  }
  await expectNoViolations(page);
  for (const label of labels) {
    await expect(
      items(page).filter({ has: page.getByRole('link', { name: label, exact: true }) }),
    ).not.toContainText(/Broken link|Links to a/);
  }
  await deleteRow('retailers', draft);
  await deleteRow('redirects', redirect);
});

test('a menu order that another editor has changed is not overwritten, and the new order is shown', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/navigation');
  await expect(items(page)).toHaveCount(labels.length);
  const db = await adminClient();
  await insertRow('navigation_menu', { label: 'Theirs', href: '/' });
  await page.getByRole('button', { name: 'Move Contact up' }).click();
  await expect(
    toast(page, 'Failed to update navigation item: someone else has changed the menu since you opened it'),
  ).toContainText('Error');
  await expect(items(page).last()).toContainText('Theirs');
  await expect(items(page).nth(labels.length - 1)).toContainText('Contact');

  // If another editor saves a new order of the items, the menu counts as changed.
  const { data } = await db.from('navigation_menu').select('id').eq('label', 'Home').single();
  const place = { display_order: 99 };
  expect(
    (
      await db
        .from('navigation_menu')
        .update(place)
        .eq('id', data?.id ?? '')
    ).error,
  ).toBeNull();
  await page.getByRole('button', { name: 'Move Contact up' }).click();
  await expect(items(page).last()).toContainText('Home');
  await expect(items(page).nth(labels.length - 2)).toContainText('Contact');
});
