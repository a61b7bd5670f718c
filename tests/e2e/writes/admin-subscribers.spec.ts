import { expect, test } from '@playwright/test';
import { signInAsAdmin, subscribe } from '../../helpers/accounts.ts';
import { question, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { uniqueWord } from '../../helpers/site-rows.ts';
import { adminClient } from '../../helpers/site.ts';
import { CONSENT_TEXT } from '../../../lib/newsletter/consent.ts';

test('an editor sees the subscriptions, tries them again, exports and deletes them', async ({ page }) => {
  const email = `${uniqueWord('subscriber')}@example.com`;
  await subscribe(email);
  const db = await adminClient();
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const failed = { status: 'failed', last_error: 'Away', attempts: 3, next_attempt_at: later };
  expect((await db.from('newsletter_subscribers').update(failed).eq('email', email)).error).toBeNull();

  await signInAsAdmin(page, `/admin/newsletter-subscribers?q=${email}`);
  await expectNoViolations(page);
  const row = page.getByRole('row').filter({ hasText: email });
  for (const text of ['Failed', 'Away', '3', CONSENT_TEXT]) await expect(row).toContainText(text);
  // Editors can neither create nor edit subscriptions.
  await expect(page.getByRole('link', { name: /^New / })).toHaveCount(0);
  await expect(row.getByRole('link')).toHaveCount(0);

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Retry now' }).click();
  await expect(toast(page, '1 subscriber being retried')).toBeVisible();
  await expect(row).toContainText('Mailchimp is not configured');
  await expect(row.getByRole('cell', { name: '4', exact: true })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export all as CSV' }).click();
  const csv = Buffer.concat(await Array.fromAsync(await (await download).createReadStream())).toString();
  expect(csv).toContain(email);
  expect(csv).toContain('consented_at');
  expect(csv).toContain('Ada');

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Subscriber deleted successfully')).toBeVisible();
  await expect(page.getByText('No subscribers match.')).toBeVisible();
  const { data } = await db.from('newsletter_subscribers').select('id').eq('email', email);
  expect(data).toEqual([]);
  await page.goto('/admin');
  const edits = page.getByRole('region', { name: 'Latest edits' });
  await expect(edits.getByRole('listitem').first()).toContainText('You deleted a subscriber');
});

test('a subscription that was already passed on is not sent again', async ({ page }) => {
  const email = `${uniqueWord('subscriber')}@example.com`;
  await subscribe(email);
  const db = await adminClient();
  const done = { status: 'subscribed', next_attempt_at: null };
  await db.from('newsletter_subscribers').update(done).eq('email', email);
  await signInAsAdmin(page, `/admin/newsletter-subscribers?q=${email}`);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Retry now' }).click();
  await expect(toast(page, 'it doesn’t apply to any of these rows')).toContainText('Error');
  const { data } = await db
    .from('newsletter_subscribers')
    .select('status, attempts')
    .eq('email', email)
    .single();
  expect(data).toEqual({ status: 'subscribed', attempts: 0 });
  await db.from('newsletter_subscribers').delete().eq('email', email);
});
