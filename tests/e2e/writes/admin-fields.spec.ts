import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { pickUpItem } from '../../helpers/keyboard.ts';
import { deleteRow, insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { adminClient, retailerRow } from '../../helpers/site.ts';

const slug = uniqueWord('fields');
const field = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const entries = (page: Page, name: string) => page.getByRole('list', { name }).locator(':scope > li');
/**
 * Returns the rows in the search results of a reference field. Leaves out the options of the form's select elements.
 */
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

test.describe('a retailer', () => {
  let id = '';

  test.beforeEach(async ({ page }) => {
    const row = { ...retailerRow(slug), key_categories: ['fashion', 'gaming'] };
    ({ id } = await insertRow('retailers', row));
    await signInAsAdmin(page, `/admin/retailers/${id}`);
  });
  test.afterEach(async () => {
    await deleteRow('retailers', { id, slug });
  });

  test('has highlights, questions and categories that editors change and visitors see on the next request', async ({
    page,
    request,
  }) => {
    await field(page, 'Highlights').getByRole('button', { name: 'Add highlight' }).click();
    await expect(page.getByLabel('Feature (highlight 1)')).toBeFocused();
    await page.keyboard.type('Returns');
    await page.getByLabel('Online (highlight 1)').fill('30 days by post');
    await page.getByLabel('Good to know (highlight 1)').fill('Sale goods too');

    await field(page, 'Questions and answers').getByRole('button', { name: 'Add question' }).click();
    await page.keyboard.type('When do the sales start?');
    await page.keyboard.press('Tab');
    await page.keyboard.type('At midnight, online.');

    // The list of search results stays open after a choice.
    const categories = field(page, 'Key categories');
    await expect(entries(page, 'Key categories').first()).toContainText('Fashion');
    await categories.getByRole('button', { name: 'Add category' }).click();
    const search = page.getByRole('combobox', { name: /category/ });
    await search.fill('beaut');
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(entries(page, 'Key categories')).toHaveCount(3);
    await expect(entries(page, 'Key categories').last()).toContainText('health-beauty');

    // Moves the last entry of the list to the top: focuses its drag handle and presses arrow keys.
    await entries(page, 'Key categories').last().getByRole('button', { name: /^Drag/ }).focus();
    await pickUpItem(page, /^Holding .*, 3 of 3\.$/);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(/^Holding .*, 2 of 3\.$/)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(/^Holding .*, 1 of 3\.$/)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(entries(page, 'Key categories').first()).toContainText('health-beauty');
    await expectNoViolations(page);

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Retailer updated successfully')).toBeVisible();
    const html = await (await request.get(`/retailers/${slug}`)).text();
    for (const text of [
      '30 days by post',
      'Sale goods too',
      'When do the sales start?',
      'At midnight, online.',
    ]) {
      expect(html).toContain(text);
    }
    const db = await adminClient();
    const { data } = await db
      .from('retailers')
      .select('key_categories, highlights_data')
      .eq('id', id)
      .single();
    expect(data).toEqual({
      key_categories: ['health-beauty', 'fashion', 'gaming'],
      highlights_data: [{ feature: 'Returns', values: ['30 days by post', '', 'Sale goods too'] }],
    });
  });

  test('shows an error in a list beside its cell and focuses the cell', async ({ page }) => {
    await field(page, 'Questions and answers').getByRole('button', { name: 'Add question' }).click();
    await page.getByLabel('Question (question 1)').fill('Is it open?');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const answer = page.getByLabel('Answer (question 1)');
    await expect(answer).toBeFocused();
    await expect(answer).toHaveAccessibleDescription('An answer is required');
    await expect(page.getByLabel('Question (question 1)')).not.toHaveAttribute('aria-invalid');
  });

  test('marks a chosen row that is a draft, in the list and in the search', async ({ page }) => {
    const draft = { slug: `${slug}-category`, name: `Draft ${slug}`, is_published: false };
    const category = await insertRow('categories', draft);
    const categories = field(page, 'Key categories');
    await categories.getByRole('button', { name: 'Add category' }).click();
    await page.getByRole('combobox', { name: /category/ }).fill(slug);
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toContainText('Draft');
    await expectNoViolations(page);
    await options(page).click();
    await page.keyboard.press('Escape');
    const chosen = entries(page, 'Key categories').last();
    await expect(chosen.getByText('Draft', { exact: true })).toBeVisible();
    await deleteRow('categories', category);
  });

  test('checks a slug while the editor types, and explains what happens to the old address', async ({
    page,
  }) => {
    const input = page.getByLabel('Slug');
    await input.fill('argos');
    await expect(page.getByText('A retailer with this slug already exists')).toBeVisible();
    await expect(input).toHaveAccessibleDescription(/A retailer with this slug already exists/);
    await input.fill(`${slug}-anew`);
    await expect(
      page.getByText(`The old address /retailers/${slug} will lead to the new one.`),
    ).toBeVisible();
    await input.fill(slug);
    await expect(page.getByText('The old address /retailers')).toHaveCount(0);
    // If the row is not published, the form does not announce a redirect from the old path.
    await page.getByRole('switch', { name: 'Published' }).uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Retailer updated successfully')).toBeVisible();
    await input.fill('argos');
    await expect(page.getByText('A retailer with this slug already exists')).toBeVisible();
    await input.fill(`${slug}-anew`);
    await expect(page.getByText('A retailer with this slug already exists')).toHaveCount(0);
    await expect(page.getByText('The old address /retailers')).toHaveCount(0);
  });

  test('checks its link, but never sends a request to a private network', async ({ page, baseURL }) => {
    const link = page.getByLabel('Affiliate link');
    await link.fill(`${baseURL}/retailers`);
    await page.getByRole('button', { name: /^Check link .*Affiliate link$/ }).click();
    await expect(page.getByText(/^Leads to a private network/)).toBeVisible();
    await link.fill('/retailers');
    await expect(page.getByText(/^Leads to a private network/)).toHaveCount(0);
    await page.getByRole('button', { name: /^Check link .*Affiliate link$/ }).click();
    await expect(page.getByText(/^Only URLs that start with https/)).toBeVisible();
  });
});

test('an editor changes variants, tips and category of a product, and visitors see them on the next request', async ({
  page,
  request,
}) => {
  const product = await insertRow('products', {
    slug,
    name: `Thing ${slug}`,
    is_published: true,
    variants: [{ name: 'Small', specs: { Colour: 'Red' } }],
  });
  await signInAsAdmin(page, `/admin/products/${product.id}`);

  await expect(field(page, 'Category')).toContainText('No category');
  await field(page, 'Category').getByRole('button', { name: 'Choose category' }).click();
  await page.getByRole('combobox', { name: /category/ }).fill('gam');
  await page.getByRole('option', { name: /gaming/ }).click();
  await expect(field(page, 'Category')).toContainText('Gaming');

  await field(page, 'Buying tips').getByRole('button', { name: 'Add tip' }).click();
  await page.keyboard.type('Look at the energy label.');

  await page.getByRole('button', { name: 'Add property' }).click();
  await page.keyboard.type('Colour');
  await page.getByLabel('Value (property 2 of variant 1)').fill('Blue');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const label = page.getByLabel('Property (2 of variant 1)');
  await expect(label).toBeFocused();
  await expect(label).toHaveAccessibleDescription('‘Colour’ is listed twice');
  await expectNoViolations(page);
  await label.fill('Weight');
  await page.getByLabel('Value (property 2 of variant 1)').fill('2 kg');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Product updated successfully')).toBeVisible();

  const html = await (await request.get(`/gaming/${slug}`)).text();
  // The page has a no-break space between a number and its unit. The test replaces it with a space.
  const shown = load(html)('main').text().replaceAll('\u00A0', ' ');
  for (const text of ['Look at the energy label.', 'Weight', '2 kg', 'Colour', 'Red'])
    expect(shown).toContain(text);
  await deleteRow('products', product);
});

test.describe('an editor in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('sets the publication time in London time', async ({ page }) => {
    const db = await adminClient();
    const row = { slug, title: `Guide ${slug}`, content_type: 'guide', published_at: '2026-07-01T11:30:00Z' };
    const guide = await insertRow('content', row);
    await signInAsAdmin(page, `/admin/content/${guide.id}`);
    const input = page.getByLabel(/^Publish at/);
    await expect(input).toHaveValue('2026-07-01T12:30');
    await input.fill('2026-12-26T00:00');
    await expect(page.getByText('26 December 2026 at 00:00:00 GMT')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Guide updated successfully')).toBeVisible();
    const { data: stored } = await db.from('content').select('published_at').eq('id', guide.id).single();
    expect(Date.parse(stored?.published_at ?? '')).toBe(Date.parse('2026-12-26T00:00:00Z'));
    await deleteRow('content', guide);
  });
});

test('the page of a new retailer keeps its line breaks, names its categories and has the previewed title', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/retailers/new');
  await page.getByLabel('Name', { exact: true }).fill(`Shop ${slug}`);
  await page.getByLabel('Description', { exact: true }).fill('Sells things of every kind,\nin twelve shops.');
  await page.getByLabel('Terms').fill('Members only.\nWhile stocks last.');
  await page.getByLabel('Affiliate link').fill('https://shop.example/');
  await page.getByRole('switch', { name: 'Published' }).check();
  await field(page, 'Key categories').getByRole('button', { name: 'Add category' }).click();
  for (const name of ['home-living', 'health-beauty']) {
    await page.getByRole('combobox', { name: /category/ }).fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create retailer' }).click();
  await expect(toast(page, 'Retailer created successfully')).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview in a search engine' });
  const previewed = await preview.locator('.text-brand').innerText();

  await page.goto(`/retailers/shop-${slug}`);
  expect(await page.title()).toBe(previewed);
  expect(await page.getByText('Sells things of every kind,').innerText()).toContain('kind,\nin twelve');
  expect(await page.getByText('Members only.').innerText()).toContain('only.\nWhile');
  await expect(page.locator('.shop-panel .fact-tiles')).toContainText(
    /Best Categories\s*Home & Living, Health & Beauty/,
  );
  await removeRows('retailers', 'slug', `shop-${slug}`);
});
