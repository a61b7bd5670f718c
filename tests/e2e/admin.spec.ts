import { expect, test } from '@playwright/test';
import { createUser, signIn, signInAsAdmin } from '../helpers/accounts.ts';
import { expectNoViolations } from '../helpers/axe.ts';
import { adminClient } from '../helpers/site.ts';

test('an admin is led from the public pages to the overview, which tells the truth', async ({ page }) => {
  await signInAsAdmin(page);
  await expect(page.getByText('Admin Mode')).toBeVisible();
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');

  const db = await adminClient();
  const head = { count: 'exact', head: true } as const;
  const { count: published } = await db.from('products').select('*', head).eq('is_published', true);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Products' }) });
  await expect(card).toContainText(`${published}published`);
  const { count: withoutLogo } = await db
    .from('retailers')
    .select('*', head)
    .eq('is_published', true)
    .is('logo', null);
  const gap = page.getByRole('listitem').filter({ hasText: 'Retailers without a logo' });
  await expect(gap).toHaveCount(withoutLogo ? 1 : 0);
  await expectNoViolations(page);
});

test('what an admin changes stands among the last edits', async ({ page }) => {
  const db = await adminClient();
  const from_path = `/old-${Date.now()}`;
  expect((await db.from('redirects').insert({ from_path, to_path: '/retailers' })).error).toBeNull();
  await signInAsAdmin(page, '/admin');
  const edits = page.getByRole('region', { name: 'Last edits' });
  await expect(edits.getByRole('listitem').first()).toContainText(/You created .* in redirects/);
  expect((await db.from('redirects').delete().eq('from_path', from_path)).error).toBeNull();
});

test('a visitor who is signed in sees nothing of the admin area', async ({ page }) => {
  const email = await createUser();
  await signIn(page, email);
  await expect(page.getByRole('region', { name: 'Get deal alerts' }).getByLabel('Email')).toHaveValue(email);
  await expect(page.getByText('Admin Mode')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
  const answer = await page.goto('/admin');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This area is for admins');
});

test('a role that is taken away is gone at the next request', async ({ page }) => {
  const email = await createUser();
  await signIn(page, email);
  const db = await adminClient();
  const token = (await page.context().cookies()).find(({ name }) => name.startsWith('bds-session'));
  const session = JSON.parse(
    Buffer.from(token?.value.replace('base64-', '') ?? '', 'base64url').toString(),
  ) as {
    user: { id: string };
  };
  const user_id = session.user.id;
  expect((await db.from('user_roles').insert({ user_id, role: 'admin' })).error).toBeNull();
  expect((await page.goto('/admin'))?.status()).toBe(200);
  expect((await db.from('user_roles').delete().eq('user_id', user_id)).error).toBeNull();
  expect((await page.goto('/admin'))?.status()).toBe(403);
});
