import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { STORED_IN_BROWSER } from '../../../lib/fallback/legal/stored-in-browser.ts';
import { createUser, newEmail, PASSWORD, signIn, signInAsAdmin } from '../../helpers/accounts.ts';
import { question, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { adminClient } from '../../helpers/site.ts';

const main = (page: Page) => page.getByRole('main');
const subscriptions = async (email: string) =>
  (await (await adminClient()).from('newsletter_subscribers').select('status').eq('email', email)).data;

test('a visitor unsubscribes, downloads the data and deletes the account, each at once', async ({ page }) => {
  const email = await createUser();
  await signIn(page, email);
  await page.goto('/auth');
  const alerts = page.getByRole('region', { name: 'Get deal alerts' });
  await alerts.getByRole('button', { name: 'Subscribe', exact: true }).click();
  // The test database sends no email at sign-up, so the email address of this account is not confirmed.
  await expect(alerts.getByText(`please open the link in the email we send to ${email}`)).toBeVisible();

  await page.reload();
  await expectNoViolations(page);
  const download = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Download a copy of your data' }).click();
  const copy = JSON.parse(await readFile(await (await download).path(), 'utf8')) as object;
  expect(copy).toMatchObject({ account: { email }, newsletter: [{ email }] });
  expect(JSON.stringify(copy)).not.toMatch(/password|token/);

  await alerts.getByRole('button', { name: `Unsubscribe ${email}` }).click();
  await expect(main(page).getByText('You’ve been unsubscribed.')).toBeVisible();
  await expect(alerts.getByRole('button', { name: `Unsubscribe ${email}` })).toHaveCount(0);
  expect(await subscriptions(email)).toEqual([{ status: 'unsubscribed' }]);

  await main(page).getByRole('link', { name: 'Delete your account' }).click();
  const password = main(page).getByLabel('Your password');
  await expect(password).toBeVisible();
  await expectNoViolations(page);
  await password.fill('not-the-password');
  await main(page).getByRole('button', { name: 'Delete my account' }).click();
  await expect(password).toHaveAccessibleDescription('That’s not your current password');
  await password.fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Delete my account' }).click();
  await expect(main(page).getByText('Your account and its data have been deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('bds-session'))).toEqual([]);
  expect(await subscriptions(email)).toEqual([]);
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(main(page).getByRole('alert')).toContainText('That email or password isn’t right');
});

test('a visitor who is not signed in can download, delete and unsubscribe nothing', async ({
  page,
  baseURL,
}) => {
  await page.goto('/auth/delete-account');
  await expect(page).toHaveURL('/auth?next=%2Fauth%2Fdelete-account');
  const copy = await page.request.get('/auth/my-data', { maxRedirects: 0 });
  expect([copy.status(), copy.headers()['cache-control']]).toEqual([303, 'no-store']);
  const headers = { origin: baseURL ?? '', accept: 'application/json' };
  for (const [path, form] of [
    ['/auth/delete', { current: PASSWORD }],
    ['/auth/leave', { id: '00000000-0000-4000-8000-000000000000' }],
  ] as const)
    expect((await page.request.post(path, { form, headers })).status()).toBe(401);
});

test('the link in a mail asks first and ends the subscription without signing in and without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/auth/unsubscribe?id=1');
  await expect(main(page).getByText('This link is incomplete')).toBeVisible();
  // The unsubscribe link has the right format, but a wrong signature.
  const signature = 'a'.repeat(64);
  await page.goto(`/auth/unsubscribe?id=00000000-0000-4000-8000-000000000000&signature=${signature}`);
  await main(page).getByRole('button', { name: 'Unsubscribe from deal alerts' }).click();
  await expect(main(page).getByText('This link is incomplete, so nothing has changed.')).toBeVisible();
  await context.close();
});

test('a complaint gets a reference, and an admin records what was done', async ({ page }) => {
  const email = newEmail();
  await page.goto('/complaints');
  await main(page).getByRole('link', { name: 'make a complaint' }).click();
  await expect(main(page).getByLabel('Your complaint')).toBeVisible();
  await expectNoViolations(page);
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByRole('button', { name: 'Send complaint' }).click();
  await expect(main(page).getByLabel('Your complaint')).toHaveAccessibleDescription(
    /Describe your complaint/,
  );
  await main(page).getByLabel('Your complaint').fill('You write to me unasked.');
  await main(page).getByRole('button', { name: 'Send complaint' }).click();
  await expect(main(page).getByText(/Keep a note of its reference: [0-9A-F]{8}/)).toBeVisible();

  await signInAsAdmin(page, `/admin/complaints?q=${email}`);
  await expect(page.getByRole('link', { name: 'New complaint' })).toHaveCount(0);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/complaints\/[0-9a-f-]{36}$/);
  // Looks for the complaint's text only in the editor. The list is hidden, but still in the document, and also contains
  // the text.
  const editor = page.getByRole('form', { name: 'Edit complaint' });
  await expect(editor.getByText('You write to me unasked.')).toBeVisible();
  await editor.getByLabel('Status').selectOption('answered');
  await editor.getByLabel('Outcome').fill('Stopped, and said so.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Complaint updated successfully')).toBeVisible();
  const { data } = await (
    await adminClient()
  )
    .from('data_complaints')
    .select('status, outcome, complaint')
    .eq('email', email);
  expect(data).toEqual([
    { status: 'answered', outcome: 'Stopped, and said so.', complaint: 'You write to me unasked.' },
  ]);

  // Complaints have no versions, so the page must not offer a history or an undo.
  await expect(page.getByRole('link', { name: 'History' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question(page).getByText('This can’t be undone')).toBeVisible();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Complaint deleted successfully')).toBeVisible();
  await expect(
    toast(page, 'Complaint deleted successfully').getByRole('button', { name: 'Undo' }),
  ).toHaveCount(0);
  await expect(page.getByText('Deleted complaints')).toHaveCount(0);
  expect((await page.goto('/admin/complaints/deleted'))?.status()).toBe(404);
});

/** Returns the names of all entries that the site has stored in this browser, such as cookies. */
async function storedNames(context: BrowserContext, page: Page): Promise<string[]> {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local storage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session storage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ]);
  return [...(await context.cookies()).map(({ name }) => `cookie ${name}`), ...inPage];
}

test('the cookie policy lists exactly what the site stores in a browser', async ({ page, context }) => {
  const seen = new Set<string>();
  const look = async () => (await storedNames(context, page)).forEach((name) => seen.add(name));

  await page.goto('/');
  await page.locator('#hero-search').click();
  await look();
  // The site stores nothing in the browser of a visitor who only opens pages.
  expect([...seen]).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss the affiliate disclosure' }).click();
  const search = page.locator('#hero-search');
  await expect(search).toHaveRole('combobox');
  await search.fill('dyson');
  await search.press('Enter');
  await expect(page).toHaveURL('/search?q=dyson');
  await look();
  await page.goto('/retailers/argos');
  await page.getByRole('button', { name: 'Save Argos to your shortlist' }).click();
  for (const path of [
    '/shortlist?shops=argos',
    '/retailers/argos',
    '/gaming/ps5',
    '/search?q=dyson',
    '/content',
    '/no-such-page',
  ]) {
    await page.goto(path);
    await look();
  }
  await page.goto('/auth/forgotten');
  await main(page)
    .getByLabel('Email')
    .fill(await createUser());
  await main(page).getByRole('button', { name: 'Send link' }).click();
  await expect(main(page).getByText('we’ve sent it a link')).toBeVisible();
  await look();
  await signIn(page, await createUser());
  await page.goto('/auth');
  await look();
  await main(page).getByLabel('First name').fill('x'.repeat(60));
  await page.evaluate(() =>
    document.querySelector<HTMLFormElement>('form[action="/api/newsletter"]')?.submit(),
  );
  await expect(main(page).getByLabel('First name')).toHaveAccessibleDescription(/must be less than 50/);
  await look();
  await context.clearCookies();
  await signInAsAdmin(page, '/admin');
  await look();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  for (const path of ['/admin/homepage', '/admin/retailers', '/admin/typography']) {
    await page.goto(path);
    await look();
  }

  const listed = STORED_IN_BROWSER.filter(({ isForScript }) => !isForScript);
  const entryOf = (name: string) =>
    listed.find((entry) =>
      entry.isPrefix
        ? name.startsWith(`${entry.where} ${entry.name}`)
        : name === `${entry.where} ${entry.name}`,
    );
  expect([...seen].filter((name) => !entryOf(name))).toEqual([]);
  expect(listed.filter((entry) => ![...seen].some((name) => entryOf(name) === entry))).toEqual([]);
  await page.goto('/cookie-policy');
  for (const { name, period } of listed)
    await expect(main(page).getByRole('row').filter({ hasText: name })).toContainText(period);
});
