import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { question, saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, removeRows, uniqueWord } from '../../helpers/site-rows.ts';
import { retailerRow } from '../../helpers/site.ts';

test('an editor checks the pages, mends a fault at its field, and ignores a check with a reason', async ({
  page,
}) => {
  const slug = uniqueWord('quality');
  const failed = page.getByRole('region', { name: 'Failed checks' });
  const row = page.getByRole('region', { name: 'Table of pages' }).getByRole('row').nth(1);
  try {
    await insertRow('retailers', {
      ...retailerRow(slug),
      ...{ meta_title: `${slug} sale of 2026`, typical_discount: 'Up to 50% off' },
      ...{ description: 'Up to 50% off, and a £10 voucher.', is_published: true },
    });
    await signInAsAdmin(page, `/admin/content-quality?q=${slug}`);
    await page.getByRole('button', { name: 'Check all pages' }).click();
    await expect(toast(page, 'The pages are being checked')).toBeVisible();
    // Once the job has ended, the list shows the page without a reload.
    await expect(row).toContainText('Year in the title');
    await expect(page.getByRole('region', { name: 'Average score of all pages by day' })).toBeVisible();
    await expectNoViolations(page);

    // The link opens the form at the field with the fault. The form scores the values while the editor types, and lists
    // the facts that no field supports.
    await row.getByRole('link', { name: /^Year in the title/ }).click();
    await expect(page).toHaveURL(/#field-meta_title$/);
    await expect(page.locator('#field-meta_title')).toBeFocused();
    const quality = page.getByRole('group', { name: 'Quality' });
    await expect(quality).toContainText('It says 2026.');
    const unsupported = quality.getByRole('region', { name: 'Not supported by any field: 1' });
    await expect(unsupported.getByRole('listitem')).toHaveText([/£10/]);
    // The editor confirms the fact by entering the URL of a page that states it.
    await unsupported.getByRole('button', { name: 'Confirm… £10' }).click();
    await question(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(question(page).getByLabel('Source')).toHaveAccessibleDescription(/^Enter a URL/);
    await expectNoViolations(page);
    await question(page).getByLabel('Source').fill('https://shop.example/vouchers');
    await question(page).getByRole('button', { name: 'Confirm' }).click();
    await quality.getByText('Confirmed with a source: 1').click();
    await expect(quality.getByRole('link', { name: /shop\.example/ })).toBeVisible();
    await expect(unsupported).toHaveCount(0);
    await page.getByLabel('Title for search engines').fill(`${slug}: when its sale starts`);
    await expect(quality).not.toContainText('It says 2026.');
    await expectNoViolations(page);
    await saveForm(page);
    await expect(toast(page, 'Retailer updated successfully')).toBeVisible();

    await page.goto(`/admin/content-quality?q=${slug}`);
    await row.getByRole('rowheader').getByRole('link').click();
    await expect(failed).toContainText('Year in the title');
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(failed).not.toContainText('Year in the title');

    await page.getByRole('button', { name: 'Ignore… Few questions' }).click();
    await question(page).getByRole('button', { name: 'Ignore' }).click();
    await expect(page.getByLabel('Reason')).toHaveAccessibleDescription('Enter a reason');
    await expectNoViolations(page);
    await page.getByLabel('Reason').fill('Shoppers ask nothing about it');
    await question(page).getByRole('button', { name: 'Ignore' }).click();
    const ignored = page.getByRole('region', { name: 'Ignored checks' });
    await expect(ignored).toContainText('Shoppers ask nothing about it');
    await expect(failed).not.toContainText('Few questions');
    await ignored.getByRole('button', { name: 'Stop ignoring' }).click();
    await expect(failed).toContainText('Few questions');
    await expectNoViolations(page);
  } finally {
    await removeRows('retailers', 'slug', slug);
  }
});
