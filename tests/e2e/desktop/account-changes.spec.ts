import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createUser, lastMail, linkInMail, newEmail, PASSWORD, signIn } from '../../helpers/accounts.ts';

const main = (page: Page) => page.getByRole('main');

test('a signed-in visitor changes the password with the current one and gets a mail about it', async ({
  page,
}) => {
  const email = await createUser();
  await signIn(page, email, PASSWORD, '/auth/new-password');
  const change = async (present: string) => {
    await main(page).getByLabel('Current password').fill(present);
    await main(page).getByLabel('New password').fill('another-password');
    await main(page).getByLabel('Confirm password').fill('another-password');
    await main(page).getByRole('button', { name: 'Change password' }).click();
  };
  await change('not-the-password');
  await expect(main(page).getByLabel('Current password')).toHaveAccessibleDescription(
    'That’s not your current password',
  );
  await change(PASSWORD);
  await expect(main(page).getByText('Your password has been changed')).toBeVisible();
  expect(await lastMail(email)).toMatchObject({ subject: 'Your password has been changed' });
});

test('changing the email address needs the current password and a mail to the new one, and the old one is notified', async ({
  page,
}) => {
  const [email, wanted, taken] = [await createUser(), newEmail(), await createUser()];
  await signIn(page, email, PASSWORD, '/auth/new-password');
  await page.goto('/auth');
  await main(page).getByRole('link', { name: 'Change your email address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change your email address');
  const change = async (to: string, present: string) => {
    await main(page).getByLabel('New email').fill(to);
    await main(page).getByLabel('Current password').fill(present);
    await main(page).getByRole('button', { name: 'Send link' }).click();
  };
  await change(wanted, '');
  await expect(main(page).getByLabel('Current password')).toHaveAccessibleDescription(
    'Enter your current password',
  );
  await change(wanted, 'not-the-password');
  await expect(main(page).getByText('That’s not your current password')).toBeVisible();
  await change(wanted, PASSWORD);
  await expect(main(page).getByText(`We’ve sent a link to ${wanted}, unless`)).toBeVisible();
  // The page must not reveal that another account has this email address.
  await page.goto('/auth/new-address');
  await change(taken, PASSWORD);
  await expect(main(page).getByText(`We’ve sent a link to ${taken}, unless`)).toBeVisible();
  await page.goto(await linkInMail(wanted));
  await expect(main(page).getByText('Your email address has been changed')).toBeVisible();
  await expect(main(page).getByText(wanted, { exact: true })).toBeVisible();
  expect(await lastMail(email)).toMatchObject({ subject: 'Your email address has been changed' });
});

test('a failed sign-out shows an error and can be tried again', async ({ page }) => {
  await signIn(page, await createUser(), PASSWORD, '/auth/new-password');
  await page.goto('/auth');
  await page.route('**/auth/v1/logout*', (route) => route.abort());
  await main(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('you’re still signed in')).toBeVisible();
  await page.unroute('**/auth/v1/logout*');
  // Intercepts the sign-out request and never sends a response.
  await page.route('**/auth/v1/logout*', () => undefined);
  await main(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(main(page).getByRole('button', { name: 'Signing out…' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByText('you’re still signed in').first()).toBeVisible();
});
