import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { adminClient, revalidate } from '../../helpers/site.ts';

const ID = '00000000-0000-0000-0000-000000000001';
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the homepage"]');
const intro = (page: Page) => page.getByRole('textbox', { name: 'Introduction', exact: true });

async function stored() {
  const db = await adminClient();
  const { data, error } = await db.from('homepage_settings').select('*').eq('id', ID).single();
  if (error) throw error;
  return data;
}

test.afterEach(async () => {
  const db = await adminClient();
  const { error } = await db
    .from('homepage_settings')
    .update({
      hero_h1: null,
      hero_popular_searches: null,
      intro_paragraph: null,
      trust_section_title: null,
      editorial_tips: null,
      retailers_section_count: null,
      show_trust_section: true,
    })
    .eq('id', ID);
  expect(error).toBeNull();
  await revalidate({ table: 'homepage_settings' });
});

test('an editor previews changes of the homepage before saving, and visitors see them after saving', async ({
  page,
  request,
}) => {
  const shown = async () => (await request.get('/')).text();
  await signInAsAdmin(page, '/admin/homepage');
  const heading = group(page, 'Hero').getByLabel('Heading', { exact: true });
  await expect(heading).toHaveValue(/^Boxing Day Sales 20\d\d$/);
  await expect(preview(page).getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
    await heading.inputValue(),
  );
  await heading.fill('A heading of ours');
  await intro(page).fill('An introduction of ours.');
  await group(page, 'Trust').getByRole('switch', { name: 'Show this section' }).uncheck();
  await expect(preview(page).getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
    'A heading of ours',
  );
  await expect(preview(page).getByText('An introduction of ours.')).toHaveCount(1);
  await expect(preview(page).locator('#trust')).toHaveCount(0);
  // The changes show only in the preview, because they are not saved yet.
  expect(await shown()).not.toContain('A heading of ours');

  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Homepage settings updated successfully')).toContainText('Success');
  const html = await shown();
  expect(html).toContain('A heading of ours</h1>');
  expect(html).toContain('<p>An introduction of ours.</p>');
  expect(html).not.toContain('What you can rely on');
  // The database stores only the fields whose values differ from the built-in texts.
  const row = await stored();
  expect(row).toMatchObject({ hero_h1: 'A heading of ours', show_trust_section: false });
  expect(row).toMatchObject({ hero_subtitle: null, editorial_tips: null, homepage_faqs: null });
});

test('a field returns to its default when it is reset or emptied', async ({ page, request }) => {
  const db = await adminClient();
  const own = { hero_h1: 'A heading of ours', trust_section_title: 'A title of ours' };
  expect((await db.from('homepage_settings').update(own).eq('id', ID)).error).toBeNull();
  await signInAsAdmin(page, '/admin/homepage');
  await page.getByRole('button', { name: 'Reset to the default: Heading' }).click();
  await expect(group(page, 'Hero').getByLabel('Heading', { exact: true })).toHaveValue(/^Boxing Day Sales/);
  await group(page, 'Trust').getByLabel('Title', { exact: true }).fill('');
  await saveForm(page);
  await expect(toast(page, 'Homepage settings updated successfully')).toBeVisible();
  await expect(group(page, 'Trust').getByLabel('Title', { exact: true })).toHaveValue('What you can rely on');
  expect(await stored()).toMatchObject({ hero_h1: null, trust_section_title: null });
  expect(await (await request.get('/')).text()).toContain('What you can rely on');
});

test('an error is shown beside its field, and the preview waits', async ({ page }) => {
  await signInAsAdmin(page, '/admin/homepage');
  await group(page, 'Top retailers').getByLabel('How many are shown', { exact: true }).fill('100');
  await expect(page.getByText('It updates once all fields are valid.')).toBeVisible();
  await saveForm(page);
  await expect(
    group(page, 'Top retailers').getByLabel('How many are shown', { exact: true }),
  ).toHaveAccessibleDescription(/At most 60/);
  await group(page, 'Top retailers').getByLabel('How many are shown', { exact: true }).fill('2');
  await expect(preview(page).locator('section:has(> div #retailers) article')).toHaveCount(2);
});

test('a change by another editor is not overwritten unnoticed, and a failed save is reported', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/homepage');
  const db = await adminClient();
  expect((await db.from('homepage_settings').update({ hero_h1: 'Theirs' }).eq('id', ID)).error).toBeNull();
  const heading = group(page, 'Hero').getByLabel('Heading', { exact: true });
  await heading.fill('Ours');
  await saveForm(page);
  const notice = page.getByRole('alertdialog', { name: 'You saved this in another window' });
  await expect(notice.getByRole('row', { name: 'Heading Theirs Ours' })).toBeVisible();
  expect(await stored()).toMatchObject({ hero_h1: 'Theirs' });
  await notice.getByRole('button', { name: 'Save my changes' }).click();
  await expect(toast(page, 'Homepage settings updated successfully')).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await stored()).toMatchObject({ hero_h1: 'Ours' });
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('row', { name: /Heading/ }).first()).toContainText('Ours');
});

test('only admins can see the preview, and it is never cached', async ({ page, request }) => {
  const visitor = await request.get('/admin/homepage/preview', { maxRedirects: 0 });
  expect(visitor.status()).toBeGreaterThanOrEqual(300);
  expect(await visitor.text()).not.toContain('<h1');
  await signInAsAdmin(page, '/admin');
  const answer = await page.goto('/admin/homepage/preview');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toMatch(/no-store/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('the form of the homepage and its preview pass axe', async ({ page }) => {
  await signInAsAdmin(page, '/admin/homepage');
  await expect(intro(page)).toBeVisible();
  await expect(preview(page).locator('h1')).toBeVisible();
  await expectNoViolations(page, '#content');
});

test('an editor can extend, reorder and empty lists, and a tip needs no title', async ({ page, request }) => {
  await signInAsAdmin(page, '/admin/homepage');
  const searches = group(page, 'Popular searches');
  await expect(searches.getByText('3 of 3: there is no room for more')).toBeVisible();
  await searches.getByRole('button', { name: /^Remove popular search 1/ }).click();
  await searches.getByRole('textbox', { name: 'Text (popular search 1)' }).fill('Ours first');
  await searches.getByRole('textbox', { name: 'Link (popular search 1)' }).fill('javascript:alert(1)');
  await saveForm(page);
  await expect(
    searches.getByRole('textbox', { name: 'Link (popular search 1)' }),
  ).toHaveAccessibleDescription(/Enter a path on this site/);
  await searches.getByRole('textbox', { name: 'Link (popular search 1)' }).fill('/retailers/argos');
  await searches.getByRole('button', { name: /^Move popular search 1 down/ }).click();

  const tips = group(page, 'Tips');
  await tips.getByRole('button', { name: 'Add tip' }).click();
  await tips.getByRole('textbox', { name: /^Text \(tip 6\)/ }).fill('A tip without a title.');
  await expect(preview(page).getByText('A tip without a title.')).toHaveCount(1);
  await saveForm(page);
  await expect(toast(page, 'Homepage settings updated successfully')).toBeVisible();

  const row = await stored();
  expect(row.hero_popular_searches).toMatchObject([{}, { text: 'Ours first', link: '/retailers/argos' }]);
  expect((row.editorial_tips as unknown[]).at(-1)).toBe('A tip without a title.');
  const html = await (await request.get('/')).text();
  expect(html.indexOf('PlayStation 5')).toBeLessThan(html.indexOf('Ours first'));
  expect(html).toMatch(/<li[^>]*>A tip without a title\.<\/li>/);
  await page.reload();
  await expect(tips.getByRole('textbox', { name: /^Text \(tip 6\)/ })).toHaveValue('A tip without a title.');
});
