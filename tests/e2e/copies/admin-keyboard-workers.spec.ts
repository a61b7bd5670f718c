import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { type CopyWithWorker, startCopyWithWorker } from '../../helpers/copy-with-worker.ts';
import { activate, expectGoodFocus, press, tabTo, typeInto } from '../../helpers/keyboard.ts';
import { insertRow } from '../../helpers/site-rows.ts';
import { serverClient } from '../../helpers/site.ts';

// Tests the screens for data migration and links with the keyboard alone, on a copy of the site with a worker.
// page-status.spec.ts tests the screen for the status of pages.

let copy: CopyWithWorker;

test.use({ baseURL: async ({ browserName: _ }, provide) => provide(process.env.SITE_URL) });
test.beforeAll(async () => {
  copy = await startCopyWithWorker();
  await copy.startWorker();
});
test.afterAll(() => copy?.stop());

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('data migration: the keyboard pastes cells, chooses fields, imports and undoes', async ({ page }) => {
  const names = async () => {
    const { data } = await serverClient().from('people').select('slug, name').like('slug', 'keyboard-%');
    return data;
  };
  await signInAsAdmin(page, '/admin/data-migration');
  await tabTo(page, page.getByLabel('Or paste cells'));
  // Inserts the text at once, as a paste does. The text contains a tab. If the test pressed the Tab key instead, the
  // focus would leave the field.
  await page.keyboard.insertText('slug\tcalled\nkeyboard-person\tPat');
  const entity = page.getByLabel('Entity');
  await tabTo(page, entity);
  await page.keyboard.type('People');
  await expect(entity).toHaveValue('people');
  // No field has the same name as this column, so the editor has to choose a field.
  const column = page.getByRole('combobox', { name: 'called' });
  await tabTo(page, column);
  await page.keyboard.type('Name');
  await expect(column).toHaveValue('name');

  await activate(page, button(page, 'Check the rows'));
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible();
  await expectGoodFocus(page, 'the check');
  expect(await names()).toEqual([]);
  await activate(page, button(page, 'Import'));
  await expect(page.getByText('Imported.', { exact: true })).toBeVisible();
  await expectGoodFocus(page, 'the import');
  expect(await names()).toEqual([{ slug: 'keyboard-person', name: 'Pat' }]);
  await activate(page, button(page, 'Undo this import'));
  await expect(page.getByText('Undone: 1 row reverted.')).toBeVisible();
  await expectGoodFocus(page, 'the undo');
  expect(await names()).toEqual([]);
});

test('link manager: the keyboard finds a link, sorts the list, checks the link and opens it', async ({
  page,
}) => {
  // The worker does not send requests to this machine, so the check ends at once.
  const url = 'http://127.0.0.1:1/keyboard';
  await insertRow('content', {
    ...{ slug: 'keyboard-guide', title: 'Guide for the keyboard', content_type: 'guide' },
    body: `<p><a href="${url}">x</a> <a href="${url}-2">x</a></p>`,
  });
  await signInAsAdmin(page, '/admin/link-manager');
  await typeInto(page, main(page).getByRole('searchbox', { name: 'Search' }), '127.0.0.1:1/keyboard');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/q=127/);
  await expect(main(page).getByText('2 links found')).toBeVisible();
  const links = page.getByRole('region', { name: 'Table of links' });
  await activate(page, links.getByRole('link', { name: 'URL' }));
  await expect(page).toHaveURL(/sort=url.desc/);
  const first = links.getByRole('row').nth(1);
  await expect(first).toContainText(`${url}-2`);
  await expectGoodFocus(page, 'the sorting');

  await activate(page, first.getByRole('checkbox'));
  await expect(page.getByText('1 link selected')).toBeVisible();
  await activate(page, button(page, 'Check'), 'Shift+Tab');
  await expect(first).not.toContainText('Not checked yet');
  await expectGoodFocus(page, 'the check');
  await expect(links.getByRole('row').nth(2)).toContainText('Not checked yet');
  await activate(page, first.getByRole('link', { name: `${url}-2` }));
  await expect(page.getByRole('region', { name: 'Table of checks' }).getByRole('row')).toHaveCount(2);
});
