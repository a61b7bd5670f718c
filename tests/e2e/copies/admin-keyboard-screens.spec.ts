import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { navigation as defaultMenu } from '../../../lib/fallback/navigation.ts';
import { createUser, signInAsAdmin, subscribe } from '../../helpers/accounts.ts';
import { expectCreated, question, toast } from '../../helpers/admin.ts';
import { activate, expectGoodFocus, press, tabTo, pickUpItem, typeInto } from '../../helpers/keyboard.ts';
import { test } from '../../helpers/own-site.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { adminClient, retailerRow, revalidate } from '../../helpers/site.ts';

// Tests the main tasks of admin screens that are not plain forms, with the keyboard alone: without a mouse, and without
// calls of focus(). The other admin-keyboard-*.spec.ts files test the forms, and the screens for jobs, analytics, links
// and data migration. writes/admin-keyboard.spec.ts tests the lists.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Search' });
const SETTINGS = '00000000-0000-0000-0000-000000000001';

test('overview: the keyboard reaches the frequent actions and the counts', async ({ page }) => {
  await signInAsAdmin(page, '/admin');
  await activate(page, page.getByRole('main').getByRole('link', { name: 'New product' }));
  await expect(heading(page)).toHaveText('New product');
  await expect(heading(page)).toBeFocused();
  await activate(page, page.getByRole('link', { name: 'Overview' }), 'Shift+Tab');
  await expect(heading(page)).toHaveText('Overview');
  await activate(
    page,
    main(page)
      .getByRole('link', { name: /drafts?$/ })
      .first(),
  );
  await expect(heading(page)).not.toHaveText('Overview');
  await expect(heading(page)).toBeFocused();
});

test('homepage: the keyboard resets a field, reorders links and hides a section', async ({ page }) => {
  const own = { hero_h1: null, hero_popular_searches: null, show_intro_section: true };
  const settings = (await adminClient()).from('homepage_settings');
  try {
    await signInAsAdmin(page, '/admin/homepage');
    const title = main(page).getByLabel('Heading', { exact: true }).first();
    await typeInto(page, title, 'A heading of ours');
    await activate(page, button(page, 'Reset to the default: Heading'));
    await expect(title).toHaveValue(/^Boxing Day Sales/);
    const texts = page.getByRole('list', { name: 'Popular searches' }).getByLabel(/^Text/);
    const [first = '', second = ''] = await texts.evaluateAll((inputs) =>
      inputs.map((input) => (input as HTMLInputElement).value),
    );
    await activate(page, button(page, 'Move popular search 1 down'));
    await expect(texts.nth(0)).toHaveValue(second);
    await expect(texts.nth(1)).toHaveValue(first);
    await activate(page, page.getByRole('switch', { name: 'Show this section' }).first());
    await press(page, 'Control+s');
    await expect(toast(page, 'Homepage settings updated successfully')).toBeVisible();
    const { data } = await settings.select('*').eq('id', SETTINGS).single();
    expect(data).toMatchObject({ show_intro_section: false, hero_h1: null });
    expect(data?.hero_popular_searches).not.toBeNull();
  } finally {
    expect((await settings.update(own).eq('id', SETTINGS)).error).toBeNull();
    await revalidate({ table: 'homepage_settings' });
  }
});

test('legal: the keyboard customises a built-in page and restores it', async ({ page }) => {
  try {
    await signInAsAdmin(page, '/admin/legal');
    await activate(page, main(page).getByRole('link', { name: 'Terms of service' }));
    await expect(heading(page)).toBeFocused();
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await tabTo(page, text);
    await press(page, 'Control+Home');
    await page.keyboard.type('First of all: ');
    await activate(page, button(page, 'Create legal page'));
    await expectCreated(page, 'Legal page');
    await expect(text).toContainText('First of all: These terms');
    await activate(page, button(page, 'Back to the built-in text'));
    await activate(page, question(page).getByRole('button', { name: 'Back to the built-in text' }));
    await expect(toast(page, 'Legal page deleted successfully')).toBeVisible();
    await expect(heading(page)).toHaveText('Legal pages');
    await expect(heading(page)).toBeFocused();
  } finally {
    await removeRows('legal_pages', 'slug', 'terms');
  }
});

test('retailer logos: the keyboard uploads and removes a logo', async ({ page }) => {
  const word = uniqueWord('by-keys');
  await insertRow('retailers', { ...retailerRow(word), is_published: false });
  try {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
    const file = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) };
    page.on('filechooser', (chooser) => void chooser.setFiles(file));
    await signInAsAdmin(page, '/admin/retailer-logos');
    await typeInto(page, search(page), word);
    await press(page, 'Enter');
    await expect(page).toHaveURL(/[?&]q=by-keys/);
    const upload = page.getByLabel(`the logo of Shop ${word}`);
    await tabTo(page, upload);
    await press(page, 'Space');
    await expect(toast(page, 'Logo updated successfully')).toBeVisible();
    await expect(page.getByText('Good', { exact: true })).toBeVisible();
    await expect(upload.first()).toBeFocused();
    await activate(page, button(page, `Remove the logo of Shop ${word}`));
    await activate(page, question(page).getByRole('button', { name: 'Remove' }));
    await expect(page.getByText('No logo, shows a drawing')).toBeVisible();
    await expectGoodFocus(page, 'the removal');
  } finally {
    await removeRows('retailers', 'slug', word);
  }
});

test('subcategories: the keyboard moves one to another parent', async ({ page }) => {
  const word = uniqueWord('by-keys');
  for (const end of ['a', 'b'])
    await insertRow('categories', { slug: `${word}-${end}`, name: `${word} ${end}` });
  const part = { slug: `${word}-part`, name: `${word} part`, parent_category_slug: `${word}-a` };
  await insertRow('subcategories', part);
  try {
    await signInAsAdmin(page, `/admin/subcategories?q=${word}`);
    await activate(page, page.getByLabel(`Select ${word} part`));
    await activate(page, button(page, 'Move to…'), 'Shift+Tab');
    await tabTo(page, question(page).getByLabel('Which one'));
    await page.keyboard.type(`${word} b`);
    await activate(page, question(page).getByRole('button', { name: 'Move to' }));
    await expect(toast(page, `1 subcategory moved to ${word}-b`)).toBeVisible();
    await expectGoodFocus(page, 'the move');
  } finally {
    for (const table of ['subcategories', 'categories'] as const) await removeRows(table, 'slug', word);
  }
});

test('navigation: the keyboard reorders the menu, hides an item, removes one and restores the default', async ({
  page,
}) => {
  const items = page.getByRole('list', { name: 'Navigation items' }).locator(':scope > li');
  const [first = '', second = '', third = ''] = defaultMenu.map(({ label }) => label);
  const saved = () => expect(toast(page, 'Navigation item updated successfully').first()).toBeVisible();
  try {
    await signInAsAdmin(page, '/admin/navigation');
    await tabTo(page, button(page, `Drag ${third}`));
    await pickUpItem(page, `Holding ${third}, 3 of ${defaultMenu.length}.`);
    await press(page, 'ArrowUp');
    await expect(page.getByText(`Holding ${third}, 2 of ${defaultMenu.length}.`)).toBeAttached();
    await press(page, 'Space');
    await expect(items.nth(1)).toContainText(third);
    await saved();
    await activate(page, button(page, `Move ${first} down`), 'Shift+Tab');
    await expect(items).toContainText([third, first, second]);
    await activate(page, page.getByRole('switch', { name: new RegExp(second) }));
    await expect(page.getByRole('switch', { name: new RegExp(second) })).not.toBeChecked();
    await activate(page, button(page, `Remove ${second}`));
    await activate(page, question(page).getByRole('button', { name: 'Delete' }));
    await expect(items).toHaveCount(defaultMenu.length - 1);
    await expect(items.nth(2).getByRole('button', { name: /^Remove/ })).toBeFocused();
    await activate(page, button(page, 'Reset to the default menu'), 'Shift+Tab');
    await activate(page, question(page).getByRole('button', { name: 'Reset' }));
    await expect(items).toContainText([first, second, third]);
    await expect(button(page, 'Reset to the default menu')).toBeFocused();
  } finally {
    const db = await adminClient();
    expect((await db.rpc('replace_navigation', { _items: [...defaultMenu] as never })).error).toBeNull();
    await revalidate({ table: 'navigation_menu' });
  }
});

test('typography: the keyboard chooses a size, saves it and restores the default', async ({ page }) => {
  try {
    await signInAsAdmin(page, '/admin/typography');
    const size = page.getByLabel('Heading 2 on a phone', { exact: true });
    const initial = await size.inputValue();
    await tabTo(page, size);
    await page.keyboard.type('6xl');
    await expect(size).toHaveValue('6xl');
    await activate(page, button(page, 'Save'));
    await expect(toast(page, 'Typography settings updated successfully')).toBeVisible();
    await activate(page, button(page, 'Reset to the default: Heading 2 on a phone'), 'Shift+Tab');
    await expect(size).toHaveValue(initial);
    await press(page, 'Control+s');
    await expect(page.getByText('All changes are saved.')).toBeVisible();
    await tabTo(page, page.getByRole('radio', { name: /Phone/ }));
    await press(page, 'ArrowRight');
    await expect(page.getByRole('radio', { name: /Tablet/ })).toBeChecked();
    await press(page, 'ArrowRight');
    await expect(page.getByRole('radio', { name: /Desktop/ })).toBeChecked();
  } finally {
    const db = await adminClient();
    const own = { h2_mobile: null };
    expect((await db.from('typography_settings').update(own).eq('id', SETTINGS)).error).toBeNull();
    await revalidate({ table: 'typography_settings' });
  }
});

test('newsletter subscribers: the keyboard finds one, tries it again and deletes it', async ({ page }) => {
  const email = `${uniqueWord('by-keys')}@example.com`;
  await subscribe(email);
  await signInAsAdmin(page, '/admin/newsletter-subscribers');
  await typeInto(page, search(page), email);
  await press(page, 'Enter');
  const row = page.getByRole('row').filter({ hasText: email });
  const box = row.getByRole('checkbox');
  await expect(page.getByText('1 subscriber found')).toBeVisible();
  await activate(page, box);
  await activate(page, button(page, 'Retry now'), 'Shift+Tab');
  await expect(toast(page, '1 subscriber being retried')).toBeVisible();
  await activate(page, box);
  await activate(page, button(page, 'Delete'), 'Shift+Tab');
  await activate(page, question(page).getByRole('button', { name: 'Delete' }));
  await expect(toast(page, 'Subscriber deleted successfully')).toBeVisible();
  await expectGoodFocus(page, 'the deletion');
});

test('users: the keyboard finds one, makes the user an admin and takes the role away', async ({ page }) => {
  const email = await createUser();
  await signInAsAdmin(page, '/admin/users');
  await typeInto(page, search(page), email);
  await press(page, 'Enter');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByText('1 account found')).toBeVisible();
  await expect(search(page)).toBeFocused();
  await activate(page, row.getByRole('button', { name: /^Make admin/ }));
  await activate(page, question(page).getByRole('button', { name: 'Make admin' }));
  await expect(toast(page, 'Admin role granted successfully')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Remove role/ })).toBeFocused();
  await press(page, 'Enter');
  await activate(page, question(page).getByRole('button', { name: 'Remove role' }));
  await expect(toast(page, 'Admin role removed successfully')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Make admin/ })).toBeFocused();
});
