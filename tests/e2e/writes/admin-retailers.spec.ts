import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectCreated, question, saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { adminClient, retailerRow } from '../../helpers/site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an editor creates, publishes, renames and deletes a retailer, and the site follows at once', async ({
  page,
  request,
}) => {
  const slug = uniqueWord('desk');
  await signInAsAdmin(page, '/admin/retailers');
  await page.getByRole('link', { name: 'New retailer' }).click();
  await page.getByLabel('Name', { exact: true }).fill(`Shop ${slug}`);
  await expect(page.getByLabel('Slug')).toHaveValue(`shop-${slug}`);
  await page.getByLabel('Slug').fill(slug);
  await page
    .getByLabel('Description', { exact: true })
    .fill('Sells things of every kind, online and in twelve shops.');
  await page.getByLabel('Affiliate link').fill('https://shop.example/');
  await page.getByRole('button', { name: 'Create retailer' }).click();
  await expectCreated(page, 'Retailer');
  await expect(heading(page)).toHaveText(`Shop ${slug}`);
  expect((await request.get(`/retailers/${slug}`)).status()).toBe(404);

  await page.getByRole('switch', { name: 'Published' }).check();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Retailer updated successfully')).toBeVisible();
  const answer = await request.get(`/retailers/${slug}`);
  expect(answer.status()).toBe(200);
  // A new retailer gets default highlights. Its discount is stored, but has no source, so the page does not show it.
  for (const text of ['Midnight online (approx)', '14-35 days (check T&amp;Cs)']) {
    expect(await answer.text()).toContain(text);
  }
  expect(await answer.text()).not.toContain('Up to 50% off');

  await page.getByLabel('Name', { exact: true }).fill(`Store ${slug}`);
  await saveForm(page);
  await expect(page.getByRole('form', { name: 'Edit retailer' })).toContainText('All changes are saved.');
  await expect(heading(page)).toHaveText(`Store ${slug}`);
  expect(await (await request.get(`/retailers/${slug}`)).text()).toContain(`Store ${slug}`);

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Retailer deleted successfully')).toBeVisible();
  await expect(page).toHaveURL('/admin/retailers');
  expect((await request.get(`/retailers/${slug}`)).status()).toBe(404);
});

test('errors are shown beside their fields, and no input is lost', async ({ page }) => {
  await signInAsAdmin(page, '/admin/retailers/new');
  await page.getByLabel('Name', { exact: true }).fill('Argos again');
  await page.getByLabel('Slug').fill('Ar gos');
  await page.getByRole('button', { name: 'Create retailer' }).click();
  await expect(page.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Slug')).toHaveAccessibleDescription(/Use only lower-case letters/);
  await expect(page.getByLabel('Affiliate link')).toHaveAccessibleDescription(/starts with https/);

  await page.getByLabel('Slug').fill('argos');
  await page.getByLabel('Affiliate link').fill('https://shop.example/');
  await page.getByRole('button', { name: 'Create retailer' }).click();
  await expect(toast(page, 'A retailer with this slug already exists')).toContainText('Error');
  await expect(page.getByLabel('Slug')).toHaveAccessibleDescription(
    /A retailer with this slug already exists/,
  );
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Argos again');
});

test('an editor saves again and again, and every save succeeds and stays on the form', async ({ page }) => {
  const slug = uniqueWord('desk');
  const { id } = await insertRow('retailers', retailerRow(slug));
  await signInAsAdmin(page, `/admin/retailers/${id}`);
  const name = page.getByLabel('Name', { exact: true });
  for (let count = 1; count <= 12; count += 1) {
    await name.fill(`Shop ${count}`);
    const answered = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('"updatedAt"'),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await answered;
  }
  await expect(heading(page)).toHaveText('Shop 12');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(name).toHaveValue('Shop 12');
  const { data } = await (await adminClient()).from('retailers').select('name').eq('id', id).single();
  expect(data).toEqual({ name: 'Shop 12' });
  await removeRows('retailers', 'slug', slug);
});

test('an editor with an outdated form sees the conflict and overwrites only on purpose', async ({
  page,
  context,
}) => {
  const slug = uniqueWord('desk');
  const { id } = await insertRow('retailers', retailerRow(slug));
  await signInAsAdmin(page, `/admin/retailers/${id}`);
  const other = await context.newPage();
  await other.goto(`/admin/retailers/${id}`);
  await other.getByLabel('Typical discount').fill('Up to 30% off');
  await other.getByLabel('Terms').fill('Theirs alone.');
  await saveForm(other);
  await expect(toast(other, 'Retailer updated successfully')).toBeVisible();

  await page.getByLabel('Typical discount').fill('Up to 40% off');
  await saveForm(page);
  const notice = page.getByRole('alertdialog', { name: 'You saved this in another window' });
  await expect(notice).toBeInViewport();
  expect(await notice.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await expect(notice).toContainText(/^.*You saved it in another window on \d+ \w+ \d{4} at \d\d:\d\d/s);
  await expect(notice.getByRole('row', { name: /Typical discount/ })).toContainText(
    'Up to 30% offUp to 40% off',
  );
  await expect(notice.getByRole('row', { name: /Terms/ })).toContainText('Theirs alone.not changed');
  await expectNoViolations(page);
  const db = await adminClient();
  const columns = 'typical_discount, terms_snippet';
  const stored = async () => (await db.from('retailers').select(columns).eq('id', id).single()).data;
  expect(await stored()).toEqual({ typical_discount: 'Up to 30% off', terms_snippet: 'Theirs alone.' });
  await notice.getByRole('button', { name: 'Return to the form' }).click();
  await expect(page.getByLabel('Typical discount')).toHaveValue('Up to 40% off');
  await saveForm(page);
  await notice.getByRole('button', { name: 'Save my changes' }).click();
  await expect(notice).toBeHidden();
  await expect(toast(page, 'Retailer updated successfully')).toBeVisible();
  // A field that only the other editor changed keeps the other editor's value.
  expect(await stored()).toEqual({ typical_discount: 'Up to 40% off', terms_snippet: 'Theirs alone.' });
  await expect(page.getByLabel('Terms')).toHaveValue('Theirs alone.');

  await page.getByRole('link', { name: 'History' }).click();
  const versions = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Version/ }) });
  await expect(versions).toHaveCount(3);
  await expect(versions.first().getByRole('row', { name: /Typical discount/ })).toContainText(
    'Up to 30% offUp to 40% off',
  );
  await versions.nth(1).getByRole('button', { name: 'Restore this version' }).click();
  await question(page).getByRole('button', { name: 'Restore' }).click();
  await expect(versions).toHaveCount(4);
  expect(await stored()).toMatchObject({ typical_discount: 'Up to 30% off' });
  await expectNoViolations(page);
  await removeRows('retailers', 'slug', slug);
});

test('an editor can take over the other version without being asked again about unsaved changes', async ({
  page,
}) => {
  const slug = uniqueWord('desk');
  const { id } = await insertRow('retailers', retailerRow(slug));
  await signInAsAdmin(page, `/admin/retailers/${id}`);
  const db = await adminClient();
  const theirs = { typical_discount: 'Up to 30% off' };
  expect((await db.from('retailers').update(theirs).eq('id', id)).error).toBeNull();
  await page.getByLabel('Typical discount').fill('Up to 40% off');
  await saveForm(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(page.getByLabel('Typical discount')).toHaveValue('Up to 30% off');
  await expect(page.getByText('All changes are saved.')).toBeVisible();
  expect(asked).toEqual([]);
  await removeRows('retailers', 'slug', slug);
});

test('the URL of a list contains its search, filters, sort order and page size', async ({ page }) => {
  const slug = uniqueWord('desk');
  for (const number of [1, 2, 3]) {
    await insertRow('retailers', {
      ...retailerRow(`${slug}-${number}`),
      name: `Desk ${slug} 100% ${number}`,
      is_published: number === 1,
    });
  }
  await signInAsAdmin(page, '/admin/retailers');
  await page.getByRole('searchbox', { name: 'Search' }).fill(`${slug} 100% `);
  await page.getByRole('button', { name: 'Apply' }).click();
  const rows = page.getByRole('row').filter({ hasText: slug });
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Status').selectOption('Draft');
  await expect(rows).toHaveCount(2);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=name\.desc/);
  await expect(rows.first()).toContainText(`${slug} 100% 3`);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(`${slug} 100% 3`);
  await expect(page.getByLabel('Status')).toHaveValue('no');
  await expectNoViolations(page);
  await removeRows('retailers', 'slug', slug);
});

test('an editor publishes, exports and deletes many rows at once', async ({ page, request }) => {
  const slug = uniqueWord('desk');
  for (const number of [1, 2]) {
    await insertRow('retailers', {
      ...retailerRow(`${slug}-${number}`),
      name: number === 1 ? '=HYPERLINK("x")' : 'Shop "two", too',
      is_published: false,
    });
  }
  await signInAsAdmin(page, `/admin/retailers?q=${slug}`);
  await page.getByLabel('Select all on this page').check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('2 retailers selected');
  await expectNoViolations(page);

  const download = page.waitForEvent('download');
  await bar.getByRole('link', { name: 'Export CSV' }).click();
  const file = await (await download).createReadStream();
  const csv = Buffer.concat(await Array.fromAsync(file)).toString('utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  // The export puts an apostrophe before a value that begins with an equals sign, because a spreadsheet would run that
  // value as a formula.
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv).toContain('"Shop ""two"", too"');

  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toast(page, '2 retailers updated successfully')).toBeVisible();
  expect((await request.get(`/retailers/${slug}-2`)).status()).toBe(200);
  await page.getByLabel('Select all on this page').check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No retailers match.')).toBeVisible();
  expect((await request.get(`/retailers/${slug}-2`)).status()).toBe(404);
});

test('leaving a form with unsaved changes asks for confirmation', async ({ page }) => {
  const slug = uniqueWord('desk');
  const { id } = await insertRow('retailers', retailerRow(slug));
  await signInAsAdmin(page, `/admin/retailers/${id}`);
  await page.getByLabel('Typical discount').fill('Up to 5% off');
  await expect(page.getByRole('form', { name: 'Edit retailer' })).toContainText('You have unsaved changes.');
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Retailers' }).click();
  expect(questions).toEqual(['You have unsaved changes. Leave without saving?']);
  await expect(page.getByLabel('Typical discount')).toHaveValue('Up to 5% off');
  await removeRows('retailers', 'slug', slug);
});

test('leaving unsaved changes by the back button or the command palette asks for confirmation too', async ({
  page,
}) => {
  const slug = uniqueWord('desk');
  const { id } = await insertRow('retailers', retailerRow(slug));
  await signInAsAdmin(page, `/admin/retailers?q=${slug}`);
  await page.getByRole('main').getByRole('link', { name: slug }).first().click();
  await page.getByLabel('Typical discount').click();
  await page.keyboard.type('Up to 6% off');
  await expect(page.getByRole('form', { name: 'Edit retailer' })).toContainText('You have unsaved changes.');
  const ask = async (leave: () => Promise<unknown>, answer: 'accept' | 'dismiss') => {
    const question = page.waitForEvent('dialog').then((dialog) => dialog[answer]());
    await leave();
    await question;
  };
  await ask(() => page.evaluate(() => history.back()), 'dismiss');
  await expect(page).toHaveURL(`/admin/retailers/${id}`);
  await expect(page.getByLabel('Typical discount')).toHaveValue('Up to 6% off');

  const palette = async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Find a screen or a row' })).toBeFocused();
    await page.keyboard.type('Products');
    await page.getByRole('option', { name: 'Products', exact: true }).waitFor();
    await page.keyboard.press('Enter');
  };
  await ask(palette, 'dismiss');
  await expect(page).toHaveURL(`/admin/retailers/${id}`);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Typical discount')).toHaveValue('Up to 6% off');
  await ask(palette, 'accept');
  await expect(heading(page)).toHaveText('Products');
  await removeRows('retailers', 'slug', slug);
});

test('an unknown address shows an error message', async ({ page }) => {
  await signInAsAdmin(page, '/admin/retailers/new');
  await expectNoViolations(page);
  await page.goto('/admin/constructor');
  await expect(heading(page)).toHaveText('We can’t find that screen');
  for (const id of ['not-an-id', crypto.randomUUID()]) {
    await page.goto(`/admin/retailers/${id}`);
    await expect(heading(page)).toHaveText('We can’t find that retailer');
    await expectNoViolations(page);
  }
  expect((await page.request.get('/admin/constructor/export')).status()).toBe(404);
});
