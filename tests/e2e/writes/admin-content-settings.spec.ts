import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, removeRows, uniqueWord } from '../../helpers/site-rows.ts';
import { adminClient, retailerRow, revalidate } from '../../helpers/site.ts';

const ID = '00000000-0000-0000-0000-000000000001';
const word = uniqueWord('settings');
const name = `Shop ${word}`;
const preview = (page: Page) => page.getByRole('region', { name: 'Preview', exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.afterEach(async () => {
  const db = await adminClient();
  const none = { retailers_title: null, footer_disclosure: null, default_author_slug: null };
  expect((await db.from('content_settings').update(none).eq('id', ID)).error).toBeNull();
  await revalidate({ table: 'content_settings' });
  await removeRows('retailers', 'slug', word);
  await removeRows('content', 'slug', word);
  await removeRows('people', 'slug', word);
});

test('an editor changes titles, disclosure and author, sees beforehand which pages change, and all change at once', async ({
  page,
  request,
}) => {
  await insertRow('retailers', { ...retailerRow(word), has_sale: true });
  await insertRow('content', {
    slug: word,
    title: `Guide ${word}`,
    content_type: 'guide',
    is_published: true,
  });
  await insertRow('people', { slug: word, name: `Ada ${word}`, is_published: true });
  const html = async (path: string) => await (await request.get(path)).text();
  expect(await html(`/retailers/${word}`)).toContain(`<title>${name} Boxing Day sale`);
  expect(await html(`/content/${word}`)).not.toContain(`/people/${word}`);

  await signInAsAdmin(page, '/admin/content-settings');
  const title = field(page, 'Title of retailers with a sale');
  await expect(title).toHaveValue('{{name}} Boxing Day sale');
  await expect(preview(page)).toContainText('there are no unsaved changes');
  await title.fill('{{nmae}} offers');
  await expect(preview(page)).toContainText('{{nmae}} can’t be used here');
  await saveForm(page);
  await expect(title).toHaveAccessibleDescription(
    /\{\{nmae\}\} can’t be used here\. You can use \{\{name\}\}/,
  );

  await title.fill('When {{name}} starts');
  await expect(
    preview(page)
      .getByText(/^When .+ starts/)
      .first(),
  ).toBeVisible();
  const db = await adminClient();
  const { count } = await db
    .from('retailers')
    .select('id', { count: 'exact', head: true })
    .match({ is_published: true, has_sale: true })
    .is('meta_title', null);
  await expect(preview(page)).toContainText(`Title of retailers with a sale: affects ${count} page`);
  await field(page, 'In the footer of every page').fill('We earn from links marked ‘Ad’.');
  await page.getByRole('button', { name: 'Choose person' }).click();
  await page.getByPlaceholder('Name or slug').fill(word);
  await page.getByRole('option', { name: `Ada ${word}` }).click();
  await expect(preview(page)).toContainText(/Default author: affects \d+ pages?/);
  await expectNoViolations(page, '#content');
  await saveForm(page);
  await expect(toast(page, 'Content settings updated successfully')).toContainText('Success');

  const shop = await html(`/retailers/${word}`);
  expect(shop).toContain(`<title>When ${name} starts`);
  expect(shop).toContain('We earn from links marked ‘Ad’. <a');
  expect(await html(`/content/${word}`)).toContain(`/people/${word}`);
  expect(await html(`/people/${word}`)).toContain(`/content/${word}`);

  await page.goto('/admin/content-settings');
  await page.getByRole('button', { name: 'Reset to the default: Title of retailers with a sale' }).click();
  await saveForm(page);
  await expect(toast(page, 'Content settings updated successfully')).toBeVisible();
  expect(await html(`/retailers/${word}`)).toContain(`<title>${name} Boxing Day sale`);
});
