import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { addModelKey, revokeModelKeys } from '../../helpers/model-keys.ts';
import { type ModelServer, startModelServer } from '../../helpers/model-server.ts';
import { insertRow, removeRows, uniqueWord } from '../../helpers/site-rows.ts';
import { retailerRow, serverClient } from '../../helpers/site.ts';

let models: ModelServer;
test.beforeAll(async () => {
  models = await startModelServer();
});
test.afterAll(() => models.stop());

const dialog = (page: Page) => page.getByRole('dialog');

test('rules propose, an editor approves, a model drafts, and the editor accepts, schedules or rejects', async ({
  page,
}) => {
  const word = uniqueWord('pilot');
  const rows = page.getByRole('region', { name: 'Table of proposals' }).getByRole('row');
  const category = { slug: word, name: `Category ${word}`, description: 'Things.', is_published: true };
  try {
    await insertRow('categories', category);
    await insertRow('retailers', { ...retailerRow(`shop-${word}`), description: '', is_published: true });
    await signInAsAdmin(page, '/admin/api-keys');
    await addModelKey(page, { label: word, url: models.url, budget: 5, price: { input: 10, output: 20 } });
    const key = page
      .getByRole('region', { name: 'Table of keys' })
      .getByRole('row')
      .filter({ hasText: word });
    await expect(key).toBeVisible();
    await expect(key.getByText('No price yet')).toHaveCount(0);

    await page.goto(`/admin/content-pilot?q=${word}`);
    await page.getByRole('button', { name: 'Look for proposals' }).click();
    await expect(toast(page, 'The job is waiting for a worker')).toBeVisible();
    // The list shows the proposals that the rules have made. The page does not have to be reloaded.
    await expect(rows.filter({ hasText: 'There is no guide about' })).toContainText('at most £');
    await expectNoViolations(page);

    // An editor who rejects a proposal has to give a reason.
    const shop = rows.filter({ hasText: 'has no description' });
    await shop.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Reject…' }).click();
    await dialog(page).getByRole('button', { name: 'Reject' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Enter a reason');
    await expectNoViolations(page);
    await dialog(page).getByLabel('Reason').fill(`Too small, ${word}`);
    await dialog(page).getByRole('button', { name: 'Reject' }).click();
    await expect(toast(page, '1 proposal rejected')).toBeVisible();
    await expect(shop).toHaveCount(0);

    // The draft states a discount that no field of the database contains.
    const text = 'Compare the sizes first, and check the delivery before you pay for anything.';
    models.usual = {
      kind: 'object',
      object: {
        ...{ description: 'What to compare.', intro_paragraph: `<p>${word} in short.</p>` },
        ...{ answer: ['Compare the sizes.'], body: `<h2>First</h2><p>${text} All of it is 70% off.</p>` },
      },
    };
    await rows.filter({ hasText: 'There is no guide about' }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Approve…' }).click();
    await dialog(page)
      .getByLabel('Key')
      .selectOption({ label: `${word}: ${word}` });
    await expect(dialog(page)).toContainText(/at most £0\.\d+\. This key has £5\.00 left/);
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Approve' }).click();
    await expect(toast(page, '1 proposal approved, at most £0.')).toBeVisible();

    await page.goto('/admin/content-pilot/runs');
    const run = page
      .getByRole('region', { name: 'Table of runs' })
      .getByRole('row')
      .filter({ hasText: word });
    await expect(run).toContainText('1 of 1');
    await expect(run).toContainText('Done');
    await expect(run).toContainText('£0.0018');
    await expectNoViolations(page);
    expect(models.requests).toHaveLength(1);

    await page.goto('/admin');
    await page.getByRole('link', { name: 'Drafts in the inbox of the content pilot' }).click();
    await expect(rows.filter({ hasText: word })).toHaveCount(1);
    await page.goto(`/admin/content-pilot?state=drafted&q=${word}`);
    await rows.nth(1).getByRole('link').click();
    await expect(page.getByRole('region', { name: 'The drafted texts' })).toContainText('70% off');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(toast(page, 'No field supports some of these facts')).toBeVisible();
    await expect(page.getByLabel('Source for ‘70%’')).toBeVisible();
    // The editor removes the unsupported discount, and schedules the guide.
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Body' }).fill(text);
    await page.getByRole('radio', { name: 'Publish it at a time' }).check();
    await page.getByLabel('Publish at', { exact: true }).fill('2099-12-26T09:00');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(toast(page, 'Accepted and scheduled')).toBeVisible();
    await expect(page).toHaveURL(/state=drafted/);

    await page.goto(`/admin/content-pilot?state=accepted&q=${word}`);
    await expect(rows.nth(1)).toContainText('by you');
    const { data: guide } = await serverClient()
      .from('content')
      .select('body, is_published, published_at, content_type')
      .like('slug', `%${word}`)
      .single();
    expect(guide).toMatchObject({ content_type: 'guide', is_published: true });
    expect(new Date(String(guide?.published_at)).toISOString()).toBe('2099-12-26T09:00:00.000Z');
    expect(guide?.body).toContain(text);
    expect(guide?.body).not.toContain('70%');

    // The pilot's rules find the same shop again, but its proposal stays rejected.
    await page.goto(`/admin/content-pilot?state=rejected&q=${word}`);
    await expect(rows.nth(1)).toContainText(`Rejected: Too small, ${word}`);
    await rows.nth(1).getByRole('button', { name: 'Undo rejection' }).click();
    await expect(toast(page, 'The proposal is open again')).toBeVisible();
    await expect(rows).toHaveCount(0);
    await page.goto(`/admin/content-pilot?q=${word}`);
    await expect(shop).toContainText('at most £');
    await shop.getByRole('checkbox').check();
    await expect(page.getByRole('button', { name: 'Approve…' })).toBeVisible();
  } finally {
    await removeRows('content', 'slug', `how-to-choose-category-${word}`);
    await removeRows('retailers', 'slug', `shop-${word}`);
    await removeRows('categories', 'slug', word);
    await revokeModelKeys(word);
  }
});
