import { expect, test } from '@playwright/test';
import { createUser, PASSWORD, signIn, signInAsAdmin } from '../../helpers/accounts.ts';
import { discountField, expectCreated, saveForm, storedDiscount, toast } from '../../helpers/admin.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { adminClient, retailerRow } from '../../helpers/site.ts';

test.afterEach(({ context }) => context.setOffline(false));

test('a save without a connection shows an error, loses nothing and works once the connection is back', async ({
  page,
  context,
}) => {
  const slug = uniqueWord('lost');
  const { id } = await insertRow('retailers', retailerRow(slug));
  await signInAsAdmin(page, `/admin/retailers/${id}`);
  await discountField(page).fill('Up to 12% off');
  await context.setOffline(true);
  await saveForm(page);
  await expect(toast(page, 'The connection was lost')).toContainText('Error');
  await expect(discountField(page)).toHaveValue('Up to 12% off');
  await expect(page.getByRole('status').filter({ hasText: 'You have unsaved changes.' })).toBeVisible();
  expect(await storedDiscount(id)).toBeNull();
  await context.setOffline(false);
  await saveForm(page);
  await expect(toast(page, 'Retailer updated successfully')).toBeVisible();
  expect(await storedDiscount(id)).toBe('Up to 12% off');
  await removeRows('retailers', 'slug', slug);
});

test('an editor whose session has ended or whose role was removed sees an explanation', async ({ page }) => {
  const slug = uniqueWord('lost');
  const { id } = await insertRow('retailers', retailerRow(slug));
  const email = await createUser();
  const db = await adminClient();
  const { data } = await db.rpc('list_users', { _q: email });
  const user_id = (data as { users: { id: string }[] }).users[0]?.id ?? '';
  await db.from('user_roles').insert({ user_id, role: 'admin' });
  await signIn(page, email, PASSWORD, `/admin/retailers/${id}`);
  // Waits for the requests that the page sends during hydration. The user must still be an admin during these requests.
  await page.waitForLoadState('networkidle');
  await discountField(page).fill('Up to 14% off');

  await db.from('user_roles').delete().eq('user_id', user_id);
  await saveForm(page);
  await expect(toast(page, 'You no longer have permission to do that.')).toContainText('Error');
  await page.context().clearCookies();
  await saveForm(page);
  await expect(toast(page, 'Your session has ended, so nothing was changed.')).toContainText('Error');
  await expect(discountField(page)).toHaveValue('Up to 14% off');
  expect(await storedDiscount(id)).toBeNull();
  await removeRows('retailers', 'slug', slug);
});

test('a form that is too large is refused with an explanation and keeps its values', async ({ page }) => {
  const slug = uniqueWord('lost');
  const { id } = await insertRow('content', { slug, title: slug, content_type: 'guide' });
  await signInAsAdmin(page, `/admin/content/${id}`);
  // Adds spaces to the request until it is far larger than the site accepts. Each field is still within its own limit.
  await page.route('**/admin/content/*', (route) =>
    route.request().method() === 'POST'
      ? route.continue({ postData: `${route.request().postData() ?? ''}${' '.repeat(3_000_000)}` })
      : route.fallback(),
  );
  await page.getByLabel('Name of the author').fill('Ada');
  await saveForm(page);
  await expect(toast(page, 'This is too large to upload.')).toContainText('Error');
  await expect(page.getByLabel('Name of the author')).toHaveValue('Ada');
  await removeRows('content', 'slug', slug);
});

test('text typed during a save is kept and still counts as unsaved', async ({ page }) => {
  const slug = uniqueWord('typing');
  const { id } = await insertRow('retailers', retailerRow(slug));
  await signInAsAdmin(page, `/admin/retailers/${id}`);
  await page.route('**/admin/retailers/*', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.fallback();
  });
  await discountField(page).fill('Up to 14% off');
  await saveForm(page);
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await discountField(page).fill('Up to 15% off');
  await expect(toast(page, 'Retailer updated successfully')).toBeVisible();
  expect(await storedDiscount(id)).toBe('Up to 14% off');
  await page.waitForLoadState('networkidle');
  await expect(discountField(page)).toHaveValue('Up to 15% off');
  await expect(page.getByRole('status').filter({ hasText: 'You have unsaved changes.' })).toBeVisible();
  await saveForm(page);
  await expect(page.getByRole('status').filter({ hasText: 'All changes are saved.' })).toBeVisible();
  expect(await storedDiscount(id)).toBe('Up to 15% off');
  await removeRows('retailers', 'slug', slug);
});

test('saving twice at the same time saves once', async ({ page }) => {
  const word = uniqueWord('twice');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes(word)) posts.push(request.url());
  });
  await signInAsAdmin(page, '/admin/affiliate-verifications/new');
  await page.getByLabel('Network').fill(word);
  await page.getByLabel('Name of the tag').fill(word);
  await page.getByLabel('Content of the tag').fill(word);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Control+s', { delay: 0 });
  await expect(page).toHaveURL(/\/admin\/affiliate-verifications\/[0-9a-f-]{36}$/);
  expect(posts).toHaveLength(1);

  posts.length = 0;
  await page.getByLabel('Content of the tag').fill(`${word} anew`);
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'All changes are saved.' })).toBeVisible();
  expect(posts).toHaveLength(1);
  await removeRows('affiliate_verifications', 'network_name', word);
});

test('no keystroke is lost while a save is being confirmed', async ({ page }) => {
  const slug = uniqueWord('keys');
  const { id } = await insertRow('retailers', retailerRow(slug));
  await signInAsAdmin(page, `/admin/retailers/${id}`);
  await page.getByLabel('Name', { exact: true }).fill(`${slug} renamed`);
  // Types a character in every turn of the event loop. So a character arrives between any two steps of React and of the
  // form.
  const pressed = discountField(page).evaluate(async (input: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const isSaved = () => document.body.innerText.includes('Retailer updated successfully');
    const { port1, port2 } = new MessageChannel();
    let keys = 0;
    for (let last = Infinity; performance.now() < last;) {
      setValue?.call(input, `${input.value}x`);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      keys += 1;
      if (last === Infinity && isSaved()) last = performance.now() + 500;
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
    return keys;
  });
  await saveForm(page);
  const keys = await pressed;
  await expect(page.getByRole('heading', { level: 1, name: `${slug} renamed` })).toBeVisible();
  await expect(discountField(page)).toHaveValue('x'.repeat(keys));
  await expect(page.getByRole('status').filter({ hasText: 'You have unsaved changes.' })).toBeVisible();
  await removeRows('retailers', 'slug', slug);
});

test('text typed while a new row is being created is kept as unsaved text in its editor', async ({
  page,
}) => {
  const slug = uniqueWord('making');
  await signInAsAdmin(page, '/admin/retailers/new');
  const { pathname } = new URL(page.url());
  let isOpening = () => {};
  const opening = new Promise<void>((resolve) => (isOpening = resolve));
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/admin/retailers/*', async (route) => {
    const isEditor = new URL(route.request().url()).pathname !== pathname;
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 1000));
    if (isEditor) {
      isOpening();
      await opened;
    }
    await route.fallback();
  });
  await page.getByLabel('Name', { exact: true }).fill(slug);
  await page.getByLabel('Slug').fill(slug);
  await page.getByLabel('Affiliate link').fill('https://shop.example');
  await page.getByRole('button', { name: 'Create retailer' }).click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await discountField(page).fill('Up to 16% off');
  await opening;
  await page.getByLabel('Terms').fill('Members only.');
  // A second save of the new row does not create a second row.
  await page.keyboard.press('Control+s');
  open();
  await expectCreated(page, 'Retailer');
  await expect(discountField(page)).toHaveValue('Up to 16% off');
  await expect(page.getByLabel('Terms')).toHaveValue('Members only.');
  await expect(page.getByRole('status').filter({ hasText: 'You have unsaved changes.' })).toBeVisible();
  await saveForm(page);
  await expect(page.getByRole('status').filter({ hasText: 'All changes are saved.' })).toBeVisible();
  expect(await storedDiscount(page.url().split('/').at(-1) ?? '')).toBe('Up to 16% off');

  // The form for a new row is empty again and works.
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Retailers' }).click();
  await page.getByRole('link', { name: 'New retailer' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(discountField(page)).toHaveValue('');
  await page.getByLabel('Name', { exact: true }).fill(`${slug} again`);
  await page.getByLabel('Slug').fill(`${slug}-again`);
  await page.getByLabel('Affiliate link').fill('https://shop.example');
  await page.getByRole('button', { name: 'Create retailer' }).click();
  await expectCreated(page, 'Retailer');
  await removeRows('retailers', 'slug', slug);
});
