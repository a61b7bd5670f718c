import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import * as clipboard from '../../helpers/clipboard.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { adminClient } from '../../helpers/site.ts';

const REL = 'sponsored nofollow noopener';
const body = (page: Page) => page.getByRole('textbox', { name: 'Body' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting of Body' }).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const tick = (page: Page) => dialog(page).getByRole('checkbox', { name: 'Paid link' });

let slug = '';
let id = '';

test.beforeEach(async ({ page }) => {
  slug = uniqueWord('rich');
  const html =
    '<p>At <a href="https://www.argos.co.uk/">Argos</a> and <a href="https://www.gov.uk/">GOV.UK</a>.</p>';
  const piece = { slug, title: `Piece ${slug}`, content_type: 'article', is_published: true, body: html };
  ({ id } = await insertRow('content', piece));
  await signInAsAdmin(page, `/admin/content/${id}`);
  await expect(body(page)).toBeVisible();
});
test.afterEach(async () => {
  await removeRows('content', 'slug', slug);
  await removeRows('retailers', 'slug', slug);
});

async function storedBody(): Promise<string> {
  const { data } = await (await adminClient()).from('content').select('body').eq('id', id).single();
  return (data?.body ?? '').replace(/\n/g, '');
}

async function save(page: Page): Promise<string> {
  await saveForm(page);
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  return storedBody();
}

/** Puts the cursor at the end of the text, opens the link dialog, and fills in the dialog's fields. */
async function beginLink(page: Page, address: string, text: string): Promise<void> {
  await body(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ');
  await tool(page, 'Link').click();
  await dialog(page).getByLabel('Text').fill(text);
  await dialog(page).getByLabel('URL').fill(address);
}

test('paid links in a text stored without marks are shown as advertisements', async ({ page }) => {
  await page.goto(`/content/${slug}`);
  const article = page.getByRole('article');
  const paid = article.getByRole('link', { name: 'Argos Ad', exact: true });
  await expect(paid).toHaveAttribute('rel', REL);
  await expect(paid.getByText('Ad', { exact: true })).toHaveCSS('border-style', 'solid');
  await expect(article.getByText(/^Ad marks links for which we may earn/)).toBeVisible();
  expect(await article.getByRole('link', { name: 'GOV.UK' }).getAttribute('rel')).toBeNull();
  await expectNoViolations(page);
});

test('the link dialog marks links to retailers and networks as paid, and keeps an editor’s own choice', async ({
  page,
}) => {
  await beginLink(page, 'https://www.currys.co.uk/tvs', 'A network');
  await expect(tick(page)).toBeDisabled();
  await expect(tick(page)).toBeChecked();
  await dialog(page).getByLabel('URL').fill('https://www.awin1.com/cread.php?awinmid=1');
  await expect(tick(page)).toBeChecked();
  await expectNoViolations(page, '[role=dialog]');
  await page.keyboard.press('Enter');

  await beginLink(page, 'https://seller.example/', 'Another shop');
  await expect(tick(page)).not.toBeChecked();
  await tick(page).check();
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await beginLink(page, 'https://www.which.co.uk/', 'No shop');
  await expect(tick(page)).toBeEnabled();
  await dialog(page).getByRole('button', { name: 'Add' }).click();

  const html = await save(page);
  const relOf = (text: string) => new RegExp(`<a([^>]*)>${text}</a>`).exec(html)?.[1] ?? 'missing';
  for (const text of ['Argos', 'A network', 'Another shop']) expect(relOf(text)).toContain(`rel="${REL}"`);
  for (const text of ['GOV.UK', 'No shop']) expect(relOf(text)).not.toContain('rel=');

  // After a reload, the box that marks a link as paid is still ticked. When the URL of a retailer is replaced with one
  // that belongs to no retailer or network, the box is cleared.
  await page.reload();
  await body(page).getByText('Another shop').click();
  await tool(page, 'Link').click();
  await expect(tick(page)).toBeChecked();
  await tick(page).uncheck();
  await page.keyboard.press('Enter');
  await body(page).getByText('Argos').click();
  await tool(page, 'Link').click();
  await expect(tick(page)).toBeDisabled();
  await dialog(page).getByLabel('URL').fill('https://www.nidirect.gov.uk/');
  await expect(tick(page)).toBeEnabled();
  await expect(tick(page)).not.toBeChecked();
  await page.keyboard.press('Enter');
  expect((await save(page)).match(/rel=/g)).toHaveLength(1);
});

test('a link to a missing page shows a warning in the dialog and below the text', async ({ page }) => {
  await insertRow('retailers', {
    ...{ slug, name: `Shop ${slug}`, description: 'A shop', cta_url: 'https://shop.example/' },
    is_published: false,
  });
  await beginLink(page, `/retailers/no-${slug}`, 'Nowhere');
  await expect(dialog(page).getByText('There is no page at this path.')).toBeVisible();
  await dialog(page).getByLabel('URL').fill(`/retailers/${slug}#terms`);
  await expect(dialog(page).getByText('The page at this path isn’t published.')).toBeVisible();
  await dialog(page).getByLabel('URL').fill('/retailers/argos');
  await expect(dialog(page).getByText(/ at this path/)).toHaveCount(0);
  await dialog(page).getByLabel('URL').fill(`/retailers/no-${slug}`);
  await page.keyboard.press('Enter');
  const notes = page.getByRole('status', { name: 'Links of Body' });
  await expect(notes).toHaveText(`Link “Nowhere” to /retailers/no-${slug}: There is no page at this path.`);
  // The warning about a missing page does not prevent saving.
  expect(await save(page)).toContain(`href="/retailers/no-${slug}"`);
  await body(page).getByText('Nowhere').click();
  await tool(page, 'Link').click();
  await dialog(page).getByLabel('URL').fill('/about');
  await page.keyboard.press('Enter');
  await expect(notes).toHaveText('');
});

/** Simulates pasting HTML that another program has put on the clipboard. */
const paste = (page: Page, html: string) =>
  body(page).evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/html', text);
    data.setData('text/plain', 'The plain text, which is not asked for');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);

for (const [program, html, result] of [
  ['Google Docs', clipboard.GOOGLE_DOCS, clipboard.GOOGLE_DOCS_RESULT],
  ['Word', clipboard.WORD, clipboard.WORD_RESULT],
  ['a web page', clipboard.WEB_PAGE, clipboard.WEB_PAGE_RESULT],
] as const) {
  test(`a text pasted from ${program} keeps its look, and its missing picture is reported`, async ({
    page,
  }) => {
    await body(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await paste(page, html);
    await expect(toast(page, 'Pictures can’t be pasted')).toContainText(
      'One picture was left out. Put the cursor where the picture belongs, press ‘Picture’ above the text',
    );
    expect(await save(page)).toBe(result);
  });
}

test('a pasted or dropped screenshot shows a message, and pasted text does not', async ({ page }) => {
  // For each event, records whether the editor leaves the event to the browser. dispatchEvent returns false if the
  // editor has handled the event.
  const isLeft = await body(page).evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'screenshot.png', { type: 'image/png' }));
    const init = { bubbles: true, cancelable: true, clientX: left + 30, clientY: top + 20 };
    return [
      element.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data })),
      element.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data })),
    ];
  });
  expect(isLeft).toEqual([false, false]);
  await expect(toast(page, 'Pictures can’t be pasted').first()).toBeVisible();
  const told = await toast(page, 'Pictures can’t be pasted').count();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Pastes HTML from the real clipboard. Google Docs, too, wraps its text in a <b> element that is not bold.
  await page.evaluate(() =>
    navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob(['<b style="font-weight:normal"><p><i>Leaning</i> text</p></b>'], {
          type: 'text/html',
        }),
      }),
    ]),
  );
  await body(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await expect(body(page).locator('em')).toHaveText('Leaning');
  await expect(body(page).locator('strong')).toHaveCount(0);
  await expect(toast(page, 'Pictures can’t be pasted')).toHaveCount(told);
});
