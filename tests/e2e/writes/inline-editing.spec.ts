import { expect, test } from '@playwright/test';
import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test';
import { createUser, signIn, signInAsAdmin } from '../../helpers/accounts.ts';
import { toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { adminClient, given, retailerRow, revalidate, DISCOUNT_EVIDENCE } from '../../helpers/site.ts';

const SETTINGS_ID = '00000000-0000-0000-0000-000000000001';
/** A word that appears only in the inline editor's script, so that the test can recognise the script. */
const MARK = 'inline-open';

const edit = (page: Page, what: string) => page.getByRole('button', { name: `Edit ${what}`, exact: true });
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

async function insertRetailer() {
  const slug = uniqueWord('inline');
  const discount = { typical_discount: 'Up to 10% off', ...DISCOUNT_EVIDENCE };
  await insertRow('retailers', { ...retailerRow(slug), ...discount });
  return slug;
}

const removeRetailer = (slug: string) => removeRows('retailers', 'slug', slug);

async function resetHomepage() {
  const db = await adminClient();
  const values = { hero_h1: null, retailers_section_title: null };
  expect((await db.from('homepage_settings').update(values).eq('id', SETTINGS_ID)).error).toBeNull();
  await revalidate({ table: 'homepage_settings' });
}

/**
 * Opens a page and returns how many of its scripts contain the inline editor's code. Counts them once the promise of
 * `known` has resolved. By then, the page has found out whether the visitor is an admin.
 */
async function editingScripts(
  context: BrowserContext,
  path: string,
  known: (page: Page) => Promise<unknown>,
): Promise<number> {
  const page = await context.newPage();
  const isKnown = known(page);
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await isKnown;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const found = (await Promise.all(bodies)).filter((body) => body.includes(MARK)).length;
  await page.close();
  return found;
}

test('an admin edits the homepage in place, and visitors see the change on the next request', async ({
  page,
  request,
}) => {
  try {
    await signInAsAdmin(page);
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.innerText();
    await expect(edit(page, 'hero h1')).toBeVisible();
    await title.click();
    await expect(field(page, 'Heading')).toBeFocused();
    await expect(field(page, 'Heading')).toHaveValue(before);
    await field(page, 'Heading').fill('An inline & safe <b>heading</b>');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Content updated successfully')).toContainText('Success');
    await expect(title).toHaveText('An inline & safe <b>heading</b>');
    await expect(edit(page, 'hero h1')).toBeFocused();
    expect(await html(request, '/')).toContain('An inline &amp; safe &lt;b&gt;heading&lt;/b&gt;');

    await edit(page, 'retailers section title').click();
    await field(page, 'Title of the retailers section').fill('Shops of the day');
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Homepage settings updated successfully')).toBeVisible();
    expect(await html(request, '/')).toContain('Shops of the day');

    // If a field is saved empty, the page shows the built-in text again.
    await edit(page, 'hero h1').click();
    await field(page, 'Heading').fill('');
    await expect(field(page, 'Heading')).toHaveAttribute('placeholder', before);
    await page.keyboard.press('Enter');
    await expect(title).toHaveText(before);
  } finally {
    await resetHomepage();
  }
});

for (const { table, slug, path, word } of [
  { table: 'categories', slug: 'gaming', path: '/categories/gaming', word: 'Category' },
  { table: 'subcategories', slug: 'consoles', path: '/categories/gaming/consoles', word: 'Subcategory' },
  { table: 'products', slug: 'ps5', path: '/gaming/ps5', word: 'Product' },
] as const) {
  test(`an admin edits a field of one of the ${table} on its page`, async ({ page, request }) => {
    const db = await adminClient();
    const { data } = await db.from(table).select('description').eq('slug', slug).single();
    const before = data?.description ?? '';
    try {
      await signInAsAdmin(page, path);
      // The category's page collapses the description, so the test expands it first.
      if (table === 'categories') await page.getByText('About Gaming', { exact: true }).click();
      await edit(page, 'description').click();
      await expect(field(page, 'Description')).toHaveValue(before);
      await field(page, 'Description').fill('Written in place.\n\nIn two paragraphs.');
      await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
      await expect(toast(page, `${word} updated successfully`)).toContainText('Success');
      expect(await html(request, path)).toContain('Written in place.\n\nIn two paragraphs.');
    } finally {
      expect((await db.from(table).update({ description: before }).eq('slug', slug)).error).toBeNull();
      await revalidate({ table, record: { slug } });
    }
  });
}

test('Escape or an unchanged text saves nothing, a text that is too long is refused, and Enter starts a new line in a long text', async ({
  page,
}) => {
  const slug = await insertRetailer();
  const posts: Request[] = [];
  try {
    await signInAsAdmin(page, `/retailers/${slug}`);
    await edit(page, 'typical discount').click();
    await field(page, 'Typical discount').fill('Up to 99% off');
    page.on('request', (sent) => {
      // Leaves out the requests of the analytics script, because the test does not control when they are sent.
      if (sent.method() === 'POST' && !sent.url().endsWith('/api/events')) posts.push(sent);
    });
    await page.keyboard.press('Escape');
    await expect(field(page, 'Typical discount')).toHaveCount(0);
    await expect(page.getByText('Up to 10% off')).toBeVisible();
    expect(posts).toHaveLength(0);

    await edit(page, 'typical discount').click();
    await expect(field(page, 'Typical discount')).toHaveValue('Up to 10% off');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Typical discount')).toHaveCount(0);
    // The page has sent only one request, which loads the row. It has sent no request to save.
    expect(posts).toHaveLength(1);

    await edit(page, 'typical discount').click();
    await field(page, 'Typical discount').fill('x'.repeat(121));
    await expect(page.getByText('1 over the limit of 120 characters')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Typical discount')).toBeVisible();
    expect(posts).toHaveLength(2);
    await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click();

    await edit(page, 'description').click();
    await field(page, 'Description').fill('One line');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Description')).toHaveValue('One line\n');
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
  } finally {
    await removeRetailer(slug);
  }
});

test('a failed save restores the old text, explains why, and keeps the typed text', async ({ page }) => {
  const slug = await insertRetailer();
  try {
    await signInAsAdmin(page, `/retailers/${slug}`);
    await edit(page, 'name').click();
    await field(page, 'Name').fill('Another name');
    const db = await adminClient();
    // Imitates another editor, who saves a change in the meantime.
    await db
      .from('retailers')
      .update({ description: 'Changed by another editor meanwhile.' })
      .eq('slug', slug);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Failed to update retailer')).toContainText('Someone else has saved it');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Shop ${slug}`);

    // When the field is opened again, it shows the unsaved edit, which can still be saved. The page itself shows the
    // name that is saved now.
    await edit(page, 'name').click();
    await expect(field(page, 'Name')).toHaveValue('Another name');
    await expect(field(page, 'Name')).toHaveAccessibleDescription(
      new RegExp(`The page currently says: “Shop ${slug}”`),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Another name');

    await edit(page, 'name').click();
    await expect(field(page, 'Name')).toHaveValue('Another name');
    await expect(page.getByText('This is your unsaved edit')).toHaveCount(0);
    await field(page, 'Name').fill('');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'A name is required')).toContainText('Failed to update retailer');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Another name');

    // Escape discards the unsaved edit.
    await edit(page, 'name').click();
    await expect(field(page, 'Name')).toHaveValue('');
    await page.keyboard.press('Escape');
    await edit(page, 'name').click();
    await expect(field(page, 'Name')).toHaveValue('Another name');

    await field(page, 'Name').fill('Typed in vain');
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Your session has ended, so nothing was changed.')).toContainText(
      'Your edit is kept. Open the field again.',
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Another name');
    // After the user has signed in again and reloaded the page, the unsaved edit is still there.
    await page.context().addCookies(cookies);
    await page.reload();
    await edit(page, 'name').click();
    await expect(field(page, 'Name')).toHaveValue('Typed in vain');
  } finally {
    await removeRetailer(slug);
  }
});

test('people without the admin role can edit nothing and download no editing code', async ({
  browser,
  page,
}) => {
  const slug = await insertRetailer();
  const path = `/retailers/${slug}`;
  try {
    expect(await editingScripts(page.context(), path, () => Promise.resolve())).toBe(0);
    await page.goto(path);
    await page.getByText('sells things of every kind').click();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0);

    await signIn(page, await createUser());
    const roleAsked = (other: Page) => other.waitForResponse(/\/rpc\/has_role/);
    expect(await editingScripts(page.context(), path, roleAsked)).toBe(0);
    await page.goto(path);
    await expect(page.locator('a', { hasText: /^Account$/ }).first()).toBeAttached();
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0);

    // Proves that the function works: for an admin, it does find the inline editor's code.
    const admin = await browser.newContext();
    await signInAsAdmin(await admin.newPage());
    expect(await editingScripts(admin, path, (other) => edit(other, 'description').waitFor())).toBe(1);
    await admin.close();
  } finally {
    await removeRetailer(slug);
  }
});

test('an edit sent without the admin role is refused and changes nothing', async ({ browser, page }) => {
  const slug = await insertRetailer();
  const path = `/retailers/${slug}`;
  try {
    await signInAsAdmin(page, path);
    await edit(page, 'typical discount').click();
    await field(page, 'Typical discount').fill('Up to 20% off');
    const isSave = (sent: Request) => sent.method() === 'POST' && (sent.postData() ?? '').includes('20%');
    const [sent] = await Promise.all([page.waitForRequest(isSave), page.keyboard.press('Enter')]);
    await expect(toast(page, 'Retailer updated successfully')).toBeVisible();

    const replay = async (other: Page) => {
      const { 'next-action': action, accept, 'content-type': type } = sent.headers();
      const answer = await other.request.post(path, {
        headers: {
          'next-action': action ?? '',
          accept: accept ?? '',
          'content-type': type ?? '',
          origin: given('SITE_URL'),
        },
        data: (sent.postData() ?? '').replace('20%', '30%'),
      });
      return answer.status();
    };
    const visitor = await browser.newPage();
    expect(await replay(visitor)).toBe(401);
    await signIn(visitor, await createUser());
    expect(await replay(visitor)).toBe(403);
    const db = await adminClient();
    const { data } = await db.from('retailers').select('typical_discount').eq('slug', slug).single();
    expect(data?.typical_discount).toBe('Up to 20% off');
  } finally {
    await removeRetailer(slug);
  }
});
