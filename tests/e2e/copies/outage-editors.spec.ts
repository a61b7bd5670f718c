import { expect, test } from '@playwright/test';
import { fillSignIn } from '../../helpers/accounts.ts';
import { toast } from '../../helpers/admin.ts';
import { startCopy, type SiteCopy } from '../../helpers/site-copy.ts';
import { given } from '../../helpers/site.ts';

/** A copy of the site. The test stops its database. */
let copy: SiteCopy;

test.beforeAll(async () => {
  copy = await startCopy({ DATABASE_WAIT_MS: '1000' });
});
test.afterAll(() => copy.stop());

test('an editor stays signed in and keeps unsaved edits while the database is down', async ({ page }) => {
  await page.goto(`${copy.siteUrl}/auth?next=/admin/typography`);
  await fillSignIn(page, given('ADMIN_EMAIL'), given('ADMIN_PASSWORD'));
  const size = page.getByLabel('Heading 2 on a phone', { exact: true });
  await size.selectOption('lg');
  const other = await page.context().newPage();
  await copy.stopDatabase();
  try {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'The database isn’t responding, so nothing was changed.')).toBeVisible();
    await expect(size).toHaveValue('lg');
    const answer = await other.goto(`${copy.siteUrl}/admin/retailers`);
    expect([answer?.status(), new URL(other.url()).pathname]).toEqual([503, '/admin/retailers']);
    await expect(other.getByText('The database may be busy or unavailable')).toBeVisible();
    await other.getByRole('button', { name: 'Try again' }).click();
    await expect(other.getByText('The database may be busy or unavailable')).toBeVisible();
    // Health cannot be shown either, so each screen says since when the database is down and what to do.
    for (const path of ['/admin/health', '/admin/retailers']) {
      await other.goto(`${copy.siteUrl}${path}`);
      const advice = /since \d+ \w+ \d{4}, \d\d:\d\d\. Check that the database is running/;
      await expect(other.getByText(advice)).toBeVisible();
    }
  } finally {
    await copy.startDatabase();
  }
  // The screen loads itself again, without a click.
  await other.bringToFront();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Retailers');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Success')).toBeVisible();
});
