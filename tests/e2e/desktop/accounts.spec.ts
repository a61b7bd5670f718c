import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createUser, fillSignIn, linkInMail, newEmail, PASSWORD, signIn } from '../../helpers/accounts.ts';
import { expectNoViolations } from '../../helpers/axe.ts';

const main = (page: Page) => page.getByRole('main');
const signedIn = (page: Page, email: string) =>
  expect(main(page).getByText(email, { exact: true })).toBeVisible();

test('the page says beside the sign-in form what an account is for, and what works without one', async ({
  page,
}) => {
  await page.goto('/auth');
  const uses = page.getByRole('complementary', { name: 'What an account is for' });
  await expect(uses).toContainText('Deal alerts');
  await expect(uses.getByRole('link', { name: 'shortlist' })).toHaveAttribute('href', '/shortlist');
  const [form, box] = [await page.locator('main form').boundingBox(), await uses.boundingBox()];
  expect(box?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
});

test('a visitor signs up, signs out and signs in again', async ({ page }) => {
  const email = newEmail();
  await page.goto('/auth');
  await main(page).getByRole('link', { name: 'Create one' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
  await expect(main(page).getByRole('link', { name: 'terms', exact: true })).toHaveAttribute(
    'href',
    '/terms',
  );
  await expect(main(page).getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password').fill('password');
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(main(page).getByText('This one is too easy to guess')).toBeVisible();
  await main(page).getByLabel('Password').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been created')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('bds-notice');

  await page.goto('/auth');
  await signedIn(page, email);
  await main(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been signed out successfully.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');

  await fillSignIn(page, email);
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await signedIn(page, email);
});

test('signing in continues to the page the visitor wanted, and never leaves the site', async ({ page }) => {
  const email = await createUser();
  await signIn(page, email, PASSWORD, '/retailers/argos?from=test');
  await page.context().clearCookies();
  await page.goto('/auth?next=https://evil.example/');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/');
});

test('wrong credentials show an error that does not say which part is wrong, and the form keeps its values', async ({
  page,
}) => {
  const email = await createUser();
  const text = 'That email or password isn’t right. Check both, or reset your password.';
  await page.goto('/auth');
  await fillSignIn(page, email, 'not-the-password');
  await expect(main(page).getByRole('alert')).toHaveText(text);
  await expect(main(page).getByLabel('Email')).toHaveValue(email);
  await fillSignIn(page, newEmail(), 'not-the-password');
  await expect(main(page).getByRole('alert')).toHaveText(text);
});

test('each mistake is shown beside its field, and the field gets the focus', async ({ page }) => {
  await page.goto('/auth?mode=sign-up');
  await main(page).getByLabel('Email').fill('nobody');
  await main(page).getByLabel('Password').fill('short');
  await main(page).getByRole('button', { name: 'Create account' }).click();
  const email = main(page).getByLabel('Email');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(email).toBeFocused();
  await expect(main(page).getByLabel('Password')).toHaveAccessibleDescription(
    /Choose a password of at least 8 characters/,
  );
  await expectNoViolations(page);
});

test('a visitor replaces a forgotten password through a mail', async ({ page }) => {
  const email = await createUser();
  await page.goto('/auth');
  await main(page).getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgotten your password?');
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByRole('button', { name: 'Send link' }).click();
  await expect(main(page).getByText('we’ve sent it a link')).toBeVisible();

  const link = await linkInMail(email);
  await page.goto(link);
  await expect(page).toHaveURL('/auth/new-password');
  await main(page).getByLabel('New password').fill('another-password');
  await main(page).getByLabel('Confirm password').fill('not-the-same');
  await main(page).getByRole('button', { name: 'Change password' }).click();
  await expect(main(page).getByText('The passwords don’t match')).toBeVisible();
  await main(page).getByLabel('Confirm password').fill('another-password');
  await main(page).getByRole('button', { name: 'Change password' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your account');

  await expect(main(page).getByText('Your password has been changed')).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, email, 'another-password');
  await page.goto(link);
  await expect(page).toHaveURL(/\/auth\/forgotten(#|$)/);
  await expect(main(page).getByRole('alert')).toContainText('This link has expired or has already been used');
});

test('no answer reveals whether an account exists', async ({ page }) => {
  await page.goto('/auth/forgotten');
  const email = newEmail();
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByRole('button', { name: 'Send link' }).click();
  await expect(
    main(page).getByText(`If there is an account for ${email}, we’ve sent it a link.`),
  ).toBeVisible();
});

/** Requests an email with a link to reset the password, and returns the link. */
async function askForLink(page: Page, email: string): Promise<URL> {
  await page.goto('/auth/forgotten');
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByRole('button', { name: 'Send link' }).click();
  await expect(main(page).getByText('we’ve sent it a link')).toBeVisible();
  return new URL(await linkInMail(email));
}

test('a link in a mail that leads to the home page signs the visitor in there', async ({ page }) => {
  const email = await createUser();
  const link = await askForLink(page, email);
  const home = new URL('/', page.url());
  // Makes the emailed link lead to the homepage, as the link in a sign-up email does.
  link.searchParams.set('redirect_to', home.href);
  await page.goto(link.href);
  await expect(page).toHaveURL(home.href);
  await page.goto('/auth');
  await signedIn(page, email);
});

test('a sign-up link explains its outcome, in another browser and when it was already used', async ({
  page,
  browser,
}) => {
  const email = await createUser();
  const link = await askForLink(page, email);
  link.searchParams.set('redirect_to', new URL('/', page.url()).href);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link.href);
  await expect(other).toHaveURL(/\/auth$/);
  await expect(main(other).getByRole('alert').filter({ hasText: 'Please sign in' })).toHaveText(
    /^Thanks, your email address is confirmed\./,
  );
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await other.context().close();

  await page.goto(link.href);
  await expect(page).toHaveURL(/\/auth(#|$)/);
  await expect(
    main(page).getByText('This link has expired or has already been used. Sign in, or sign up'),
  ).toBeVisible();
});

test('the code of an advertising campaign does not change the home page', async ({ page }) => {
  await page.goto('/?code=BOXING-DAY-10', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL('/?code=BOXING-DAY-10');
});

test('signing in works from a page with a URL of any length', async ({ page }) => {
  const email = await createUser();
  await page.goto(`/admin/retailers?q=${'x'.repeat(2100)}`);
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/');
});

test('signing out in one tab signs out the other tab', async ({ page, context }) => {
  const email = await createUser();
  await signIn(page, email, PASSWORD, '/auth/new-password');
  const other = await context.newPage();
  await other.goto('/');
  const slot = other.getByRole('region', { name: 'Get deal alerts' }).getByLabel('Email');
  await expect(slot).toHaveValue(email);
  await page.goto('/auth');
  await main(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been signed out successfully.')).toBeVisible();
  await expect(slot).toHaveValue('');
});

test('a visitor who is not signed in downloads no Supabase code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes('GoTrueClient') || text.includes('/auth/v1'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing up, signing out and signing in work', async ({ page }) => {
    const email = newEmail();
    await page.goto('/auth?mode=sign-up&next=/retailers');
    await main(page).getByLabel('Email').fill(email);
    await main(page).getByLabel('Password').fill('short');
    await main(page).getByRole('button', { name: 'Create account' }).click();
    await expect(main(page).getByText('Choose a password of at least 8 characters')).toBeVisible();
    await expect(main(page).getByLabel('Email')).toHaveValue(email);
    await expect(main(page).getByLabel('Password')).toHaveValue('');
    await main(page).getByLabel('Password').fill(PASSWORD);
    await main(page).getByRole('button', { name: 'Create account' }).click();
    // The account page shows the message, because public pages are the same for every visitor. The account page also
    // has a link back to the public page where the visitor was.
    await expect(main(page).getByText('Your account has been created')).toBeVisible();
    await main(page).getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/retailers');

    await page.goto('/auth');
    await signedIn(page, email);
    await main(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(main(page).getByText('You have been signed out successfully.')).toBeVisible();

    await page.goto('/auth?next=/retailers');
    await fillSignIn(page, email, 'wrong-password');
    await expect(main(page).getByRole('alert')).toContainText('That email or password isn’t right');
    await main(page).getByLabel('Password').fill(PASSWORD);
    await main(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/retailers');
  });

  test('an error about a very long value is still shown', async ({ page }) => {
    await page.goto('/auth');
    await main(page)
      .getByLabel('Email')
      .fill(`${'a'.repeat(5000)}@example.com`);
    await main(page).getByLabel('Password').fill(PASSWORD);
    await main(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(main(page).getByText('Email must be less than 255 characters')).toBeVisible();
  });

  test('a visitor whose session has ended gets an explanation on the sign-in page', async ({
    page,
    context,
  }) => {
    await signIn(page, await createUser(), PASSWORD, '/auth/new-password');
    await context.clearCookies();
    await main(page).getByLabel('Current password').fill(PASSWORD);
    await main(page).getByLabel('New password').fill(PASSWORD);
    await main(page).getByLabel('Confirm password').fill(PASSWORD);
    await main(page).getByRole('button', { name: 'Change password' }).click();
    await expect(main(page).getByText('You’re not signed in.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  });
});
