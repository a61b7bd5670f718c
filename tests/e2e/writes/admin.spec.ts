import { expect, test } from '@playwright/test';
import { createUser, signIn, signInAsAdmin } from '../../helpers/accounts.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { deleteRow, insertRow, uniqueWord } from '../../helpers/site-rows.ts';
import { adminClient, retailerRow } from '../../helpers/site.ts';

test('an admin gets from the public pages to the overview, which shows correct numbers', async ({ page }) => {
  await signInAsAdmin(page);
  await expect(page.getByText('Admin Mode')).toBeVisible();
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');

  const db = await adminClient();
  const head = { count: 'exact', head: true } as const;
  const { count: published } = await db.from('retailers').select('*', head).eq('is_published', true);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Retailers' }) });
  await expect(card.getByRole('link', { name: `${published} published` })).toHaveAttribute(
    'href',
    '/admin/retailers?is_published=yes',
  );
  const { count: withoutLogo } = await db
    .from('retailers')
    .select('*', head)
    .eq('is_published', true)
    .is('logo', null);
  const gap = page.getByRole('listitem').filter({ hasText: 'Retailers without a logo' });
  await expect(gap).toHaveCount(withoutLogo ? 1 : 0);
  await expectNoViolations(page);
});

test('a change by an admin is listed under the last edits, with links to the row and its history', async ({
  page,
}) => {
  const slug = uniqueWord('edited');
  const retailer = await insertRow('retailers', retailerRow(slug));
  await signInAsAdmin(page, '/admin');
  const edit = page.getByRole('region', { name: 'Latest edits' }).getByRole('listitem').first();
  await expect(edit).toContainText(`You created ${slug} in retailers`);
  await edit.getByRole('link', { name: `History of ${slug}` }).click();
  await expect(page).toHaveURL(/\/history$/);
  await page.goBack();
  await edit.getByRole('link', { name: slug, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Shop ${slug}`);
  await deleteRow('retailers', retailer);
  await page.goto('/admin');
  await expect(edit).toContainText(`You deleted ${slug} in retailers`);
  // The retailer is deleted, so the entry in 'Latest edits' links only to its history.
  await expect(edit.getByRole('link')).toHaveText([`History of ${slug}`]);
});

test('a signed-in visitor without the admin role sees nothing of the admin area', async ({ page }) => {
  const email = await createUser();
  await signIn(page, email);
  await expect(page.getByRole('region', { name: 'Get deal alerts' }).getByLabel('Email')).toHaveValue(email);
  await expect(page.getByText('Admin Mode')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
  const answer = await page.goto('/admin');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This area is for admins');
});

test('a removed admin role ends on the next request', async ({ page }) => {
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
