import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectCreated, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { removeRows } from '../../helpers/site-rows.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

test.afterEach(() => removeRows('legal_pages', 'slug', ''));

test('an editor customises a built-in page, publishes it, views its history and restores the built-in text', async ({
  page,
  request,
}) => {
  const shown = async () => (await request.get('/terms')).text();
  await signInAsAdmin(page, '/admin/legal');
  const row = page.getByRole('row', { name: /\/terms/ });
  await expect(row).toContainText('Built-in text');
  await expect(page.getByRole('row')).toHaveCount(9);
  await expectNoViolations(page);
  await row.getByRole('link', { name: 'Terms of service' }).click();

  // The form is filled with the built-in text at first. Visitors see that text until a saved page is published.
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Terms of service');
  await expect(text(page)).toContainText('Information, not an offer');
  await expect(page.getByLabel('In force since')).toHaveValue('2026-11-21');
  await page.getByLabel('Title', { exact: true }).fill('Our terms');
  await page.getByLabel('In force since').fill('2026-12-01');
  await page.getByRole('button', { name: 'Create legal page' }).click();
  await expectCreated(page, 'Legal page');
  await expect(heading(page)).toHaveText('Our terms');
  // The saved page is still a draft, so visitors see the built-in text.
  expect(await shown()).toContain('<h1>Terms of service</h1>');

  await text(page).press('Control+Home');
  await text(page).pressSequentially('First of all: ');
  await page.getByRole('switch', { name: 'Published' }).check();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Legal page updated successfully')).toBeVisible();
  const html = await shown();
  expect(html).toContain('<h1>Our terms</h1>');
  expect(html).toContain('<p>First of all: These terms apply');
  expect(html).toContain('1 December 2026');
  // Parts of the text that the editor did not change keep their HTML, including ids.
  expect(html).toContain('<h2 id="information">');
  const map = await (await request.get('/sitemaps/pages.xml')).text();
  expect(map).toMatch(/\/terms<\/loc><lastmod>/);
  expect(map).toMatch(/\/privacy<\/loc><\/url>/);

  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: /^Version/ })).toHaveCount(2);
  await expect(page.getByRole('row', { name: /Published/ }).first()).toContainText('Yes');
  await page.goto('/admin/legal');
  await expect(row).toContainText('Published text');

  await row.getByRole('link', { name: 'Our terms' }).click();
  await page.getByRole('button', { name: 'Back to the built-in text' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to the built-in text' }).click();
  await expect(toast(page, 'Legal page deleted successfully')).toBeVisible();
  await expect(page).toHaveURL('/admin/legal');
  await expect(row).toContainText('Built-in text');
  expect(await shown()).toContain('<h1>Terms of service</h1>');
});

test('the rich-text editor shows its formatting on the page, used by mouse', async ({ page, request }) => {
  await signInAsAdmin(page, '/admin/legal/new?page=about');
  await text(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('A heading');
  await tool(page, 'Heading 2').click();
  await expect(tool(page, 'Heading 2')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Some ');
  await tool(page, 'Bold').click();
  await page.keyboard.type('bold');
  await tool(page, 'Bold').click();
  await page.keyboard.type(' text. ');

  await tool(page, 'Link').click();
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  await dialog.getByLabel('URL').fill('javascript:alert(1)');
  await dialog.getByLabel('Text').fill('the shops');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByLabel('URL')).toHaveAccessibleDescription(/Enter a URL such as/);
  await expectNoViolations(page, '[role=dialog]');
  await dialog.getByLabel('URL').fill('/retailers');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toBeHidden();
  await expect(text(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await tool(page, 'Picture').click();
  await page.getByLabel('URL', { exact: true }).fill('/icon.svg');
  await page.getByLabel('Alternative text').fill('Our mark');
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await tool(page, 'Figure with caption').click();
  await page.keyboard.type('What it is');

  await page.getByRole('button', { name: 'HTML source of Text' }).click();
  const source = text(page);
  await expect(source).toHaveValue(
    [
      '<h2>A heading</h2>',
      '<p>Some <strong>bold</strong> text. <a href="/retailers">the shops</a></p>',
      '<figure><img src="/icon.svg" alt="Our mark"><figcaption>What it is</figcaption></figure>',
    ].join('\n'),
  );
  await source.press('Control+End');
  await source.pressSequentially(
    '<table><tbody><tr><td>a</td></tr></tbody></table><aside class="callout"><p>b</p></aside>',
  );
  await page.getByRole('button', { name: 'HTML source of Text' }).click();

  await text(page).locator('td').click();
  await tool(page, 'Column after').click();
  await tool(page, 'Header row').click();
  await tool(page, 'Row below').click();
  await page.getByRole('switch', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Create legal page' }).click();
  await expectCreated(page, 'Legal page');
  const html = await (await request.get('/about')).text();
  expect(html).toContain('<h2 id="a-heading">A heading</h2>');
  expect(html).toMatch(/<thead><tr><th scope="col">a<\/th><th scope="col"><\/th><\/tr><\/thead>/);
  expect(html).toContain('<aside class="callout"><p>b</p></aside>');
});

test('the toolbar is one tab stop and the text another, and neither traps the keyboard', async ({ page }) => {
  await signInAsAdmin(page, '/admin/legal/new?page=cookie-policy');
  await expect(text(page)).toBeVisible();
  await tool(page, 'Paragraph').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Heading 2')).toBeFocused();
  await page.keyboard.press('End');
  // Waits for the focus, because the library Radix moves the focus a moment after the key is pressed.
  await expect(tool(page, 'Redo')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text(page)).toBeFocused();
  // In a table, Tab moves the focus from cell to cell. From the last cell, Tab moves the focus out of the editor.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'HTML source of Text' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await text(page).locator('td').last().click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'HTML source of Text' })).toBeFocused();
  await expectNoViolations(page);
});

test('a text that is too long is reported before it is saved, and nothing is lost', async ({ page }) => {
  await signInAsAdmin(page, '/admin/legal/new?page=contact');
  await page.getByRole('button', { name: 'HTML source of Text' }).click();
  await text(page).fill(`<p>${'x'.repeat(200_000)}</p>`);
  await expect(page.getByText('200,007 of 200,000 characters of HTML: 7 too many')).toBeVisible();
  await page.getByRole('button', { name: 'Create legal page' }).click();
  await expect(text(page)).toHaveAccessibleDescription(/At most 200,000 characters/);
  await expect(text(page)).toBeFocused();
  await text(page).fill('');
  await page.getByRole('button', { name: 'Create legal page' }).click();
  await expect(text(page)).toHaveAccessibleDescription(/Text is required/);
});

test('an unknown legal page cannot be created', async ({ page }) => {
  await signInAsAdmin(page, '/admin/legal');
  await page.goto('/admin/legal/new?page=imprint');
  await expect(heading(page)).toHaveText('We can’t find that legal page');
});
