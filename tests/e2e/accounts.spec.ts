import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createUser, fillSignIn, linkInMail, newEmail, PASSWORD, signIn } from '../helpers/accounts.ts';
import { expectNoViolations } from '../helpers/axe.ts';

const main = (page: Page) => page.getByRole('main');
const signedIn = (page: Page, email: string) =>
  expect(main(page).getByText(email, { exact: true })).toBeVisible();

test('a visitor signs up, is signed in, signs out and in again', async ({ page }) => {
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
  await expect(main(page).getByText('this one is among those that attackers try first')).toBeVisible();
  await main(page).getByLabel('Password').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been made')).toBeVisible();
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

test('signing in leads on to where the visitor was going, and never off the site', async ({ page }) => {
  const email = await createUser();
  await signIn(page, email, PASSWORD, '/retailers/argos?from=test');
  await page.context().clearCookies();
  await page.goto('/auth?next=https://evil.example/');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/');
});

test('wrong credentials are told without saying which, and what was typed stays', async ({ page }) => {
  const email = await createUser();
  const text = 'Email or password is not right. Check both, or ask for a new password.';
  await page.goto('/auth');
  await fillSignIn(page, email, 'not-the-password');
  await expect(main(page).getByRole('alert')).toHaveText(text);
  await expect(main(page).getByLabel('Email')).toHaveValue(email);
  await fillSignIn(page, newEmail(), 'not-the-password');
  await expect(main(page).getByRole('alert')).toHaveText(text);
});

test('each mistake is told beside its field, which gets the focus', async ({ page }) => {
  await page.goto('/auth?mode=sign-up');
  await main(page).getByLabel('Email').fill('nobody');
  await main(page).getByLabel('Password').fill('short');
  await main(page).getByRole('button', { name: 'Create account' }).click();
  const email = main(page).getByLabel('Email');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(email).toBeFocused();
  await expect(main(page).getByLabel('Password')).toHaveAccessibleDescription(
    /Please choose a password of at least 8 characters/,
  );
  await expectNoViolations(page);
});

test('a forgotten password is replaced by way of a mail', async ({ page }) => {
  const email = await createUser();
  await page.goto('/auth');
  await main(page).getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgotten password');
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(main(page).getByText('a mail is on its way')).toBeVisible();

  const link = await linkInMail(email);
  await page.goto(link);
  await expect(page).toHaveURL('/auth/new-password');
  await main(page).getByLabel('New password').fill('another-password');
  await main(page).getByLabel('The same again').fill('not-the-same');
  await main(page).getByRole('button', { name: 'Change the password' }).click();
  await expect(main(page).getByText('The two passwords are not the same')).toBeVisible();
  await main(page).getByLabel('The same again').fill('another-password');
  await main(page).getByRole('button', { name: 'Change the password' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your account');

  await expect(main(page).getByText('Your password has been changed')).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, email, 'another-password');
  await page.goto(link);
  await expect(page).toHaveURL(/\/auth\/forgotten(#|$)/);
  await expect(main(page).getByRole('alert')).toContainText('This link has expired or was used before');
});

test('nothing tells whether there is an account', async ({ page }) => {
  await page.goto('/auth/forgotten');
  const email = newEmail();
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(
    main(page).getByText(`If there is an account for ${email}, a mail is on its way.`),
  ).toBeVisible();
});

/** Asks for a mail, and gives the link in it. */
async function askForLink(page: Page, email: string): Promise<URL> {
  await page.goto('/auth/forgotten');
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(main(page).getByText('a mail is on its way')).toBeVisible();
  return new URL(await linkInMail(email));
}

test('a link in a mail that leads to the home page signs in there', async ({ page }) => {
  const email = await createUser();
  const link = await askForLink(page, email);
  const home = new URL('/', page.url());
  // As the mail of a sign-up has it.
  link.searchParams.set('redirect_to', home.href);
  await page.goto(link.href);
  await expect(page).toHaveURL(home.href);
  await page.goto('/auth');
  await signedIn(page, email);
});

test('the link of a sign-up says what it led to: in another browser, and once it was used', async ({
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
    /^Your email address is confirmed\./,
  );
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await other.context().close();

  await page.goto(link.href);
  await expect(page).toHaveURL(/\/auth(#|$)/);
  await expect(
    main(page).getByText('This link has expired or was used before. Sign in, or sign up'),
  ).toBeVisible();
});

test('the code of a campaign leaves the home page as it is', async ({ page }) => {
  await page.goto('/?code=BOXING-DAY-10', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL('/?code=BOXING-DAY-10');
});

test('signing in works however long the address is from which one came', async ({ page }) => {
  const email = await createUser();
  await page.goto(`/admin/retailers?q=${'x'.repeat(2100)}`);
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/');
});

test('signing out in one tab reaches the other', async ({ page, context }) => {
  const email = await createUser();
  await signIn(page, email, PASSWORD, '/auth/new-password');
  const other = await context.newPage();
  await other.goto('/');
  const slot = other.getByRole('region', { name: 'Get deal alerts' }).getByLabel('Email');
  await expect(slot).toHaveValue(email);
  await page.goto('/auth');
  await main(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been signed out successfully.')).toBeVisible();
  await expect(slot).toHaveCount(0);
  await expect(other.getByText('Please sign in to subscribe to our newsletter')).toBeVisible();
});

test('whoever is not signed in downloads nothing of Supabase', async ({ page }) => {
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

  test('signing up, out and in works', async ({ page }) => {
    const email = newEmail();
    await page.goto('/auth?mode=sign-up&next=/retailers');
    await main(page).getByLabel('Email').fill(email);
    await main(page).getByLabel('Password').fill('short');
    await main(page).getByRole('button', { name: 'Create account' }).click();
    await expect(main(page).getByText('Please choose a password of at least 8 characters')).toBeVisible();
    await expect(main(page).getByLabel('Email')).toHaveValue(email);
    await expect(main(page).getByLabel('Password')).toHaveValue('');
    await main(page).getByLabel('Password').fill(PASSWORD);
    await main(page).getByRole('button', { name: 'Create account' }).click();
    // A public page is the same for everybody: the account's own page says it, and leads on.
    await expect(main(page).getByText('Your account has been made')).toBeVisible();
    await main(page).getByRole('link', { name: 'Go on to where you were going' }).click();
    await expect(page).toHaveURL('/retailers');

    await page.goto('/auth');
    await signedIn(page, email);
    await main(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(main(page).getByText('You have been signed out successfully.')).toBeVisible();

    await page.goto('/auth?next=/retailers');
    await fillSignIn(page, email, 'wrong-password');
    await expect(main(page).getByRole('alert')).toContainText('Email or password is not right');
    await main(page).getByLabel('Password').fill(PASSWORD);
    await main(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/retailers');
  });

  test('what is too long to be kept for the next page is told all the same', async ({ page }) => {
    await page.goto('/auth');
    await main(page)
      .getByLabel('Email')
      .fill(`${'a'.repeat(5000)}@example.com`);
    await main(page).getByLabel('Password').fill(PASSWORD);
    await main(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(main(page).getByText('Email must be less than 255 characters')).toBeVisible();
  });

  test('whoever is no longer signed in is told so, not only sent to sign in', async ({ page, context }) => {
    await signIn(page, await createUser(), PASSWORD, '/auth/new-password');
    await context.clearCookies();
    await main(page).getByLabel('Present password').fill(PASSWORD);
    await main(page).getByLabel('New password').fill(PASSWORD);
    await main(page).getByLabel('The same again').fill(PASSWORD);
    await main(page).getByRole('button', { name: 'Change the password' }).click();
    await expect(main(page).getByText('You are not signed in, or no longer.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  });
});
