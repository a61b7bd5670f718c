import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectCreated, question, saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';

const NONE = '–\nnone';

test('guides and articles share one list with tabs', async ({ page }) => {
  const word = uniqueWord('piece');
  const body = '<p>One two <b>three</b></p><p>four</p>';
  await insertRow('content', {
    slug: `${word}-g`,
    title: `${word} one`,
    content_type: 'guide',
    guide_category: 'Timing',
    body,
  });
  await insertRow('content', {
    slug: `${word}-a`,
    title: `${word} two`,
    content_type: 'article',
    article_category: 'Money',
    author_name: 'Ada',
    priority: 7,
  });
  await signInAsAdmin(page, `/admin/content?q=${word}`);
  await expectNoViolations(page);
  const rows = page.getByRole('row').filter({ hasText: word });
  await expect(rows).toHaveCount(2);
  const cells = (title: string) =>
    page
      .getByRole('row')
      .filter({ hasText: `${word} ${title}` })
      .getByRole('cell')
      .allInnerTexts();
  expect((await cells('one')).slice(1, 7)).toEqual(['Guide', 'Timing', NONE, '2', NONE, '4']);
  expect((await cells('two')).slice(1, 7)).toEqual(['Article', 'Money', 'Ada', '7', NONE, '0']);

  const tabs = page.getByRole('navigation', { name: 'Type' });
  await tabs.getByRole('link', { name: 'Article' }).click();
  await expect(rows).toHaveCount(1);
  await expect(tabs.getByRole('link', { name: 'Article' })).toHaveAttribute('aria-current', 'page');
  // Choosing a filter keeps the tab of the list. Choosing another tab keeps the search.
  await page.getByLabel('Status').selectOption('Draft');
  await expect(page).toHaveURL(/content_type=article/);
  await expect(rows).toHaveCount(1);
  await tabs.getByRole('link', { name: 'Guide' }).click();
  await expect(rows).toContainText([`${word} one`]);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await removeRows('content', 'slug', word);
});

test('a text with a future date is called scheduled and has no page to view', async ({ page }) => {
  const word = uniqueWord('later');
  const row = { slug: word, title: `Piece ${word}`, content_type: 'guide', is_published: true };
  const { id } = await insertRow('content', { ...row, published_at: '2099-01-01T00:00:00Z' });
  const view = page.getByRole('link', { name: 'View page' });
  try {
    await signInAsAdmin(page, `/admin/content?q=${word}`);
    await expect(page.getByRole('row').filter({ hasText: word })).toContainText('Scheduled');
    await page.goto(`/admin/content/${id}`);
    await expect(page.getByRole('link', { name: 'History' })).toBeVisible();
    await expect(view).toBeHidden();
    await page.getByLabel(/^Publish at/).fill('2026-01-02T09:00');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(view).toHaveAttribute('href', `/content/${word}`);
  } finally {
    await removeRows('content', 'slug', word);
  }
});

test('messages call an article an article and a guide a guide', async ({ page, request }) => {
  const slug = uniqueWord('piece');
  // Looks for the guide or article only in the main element, because the menu on every page also shows guides.
  const isListed = async (type: string) => {
    const [, main = ''] = (await (await request.get(`/content?type=${type}`)).text()).split('<main');
    return (main.split('</main>')[0] ?? '').includes(`Piece ${slug}`);
  };
  await signInAsAdmin(page, '/admin/content');
  await page.getByRole('link', { name: 'New content' }).click();
  await page.getByLabel('Title', { exact: true }).fill(`Piece ${slug}`);
  await page.getByLabel('Slug').fill('how-to-read-a-discount');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Article');
  await page.getByRole('button', { name: 'Create content' }).click();
  await expect(toast(page, 'Content with this slug already exists')).toContainText('Error');
  await page.getByLabel('Slug').fill(slug);
  await page.getByLabel('Description', { exact: true }).fill('What it says on its card.');
  await page.getByRole('switch', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Create content' }).click();
  await expectCreated(page, 'Article');
  expect(await (await request.get(`/content/${slug}`)).text()).toContain(`Piece ${slug}`);
  expect(await isListed('article')).toBe(true);

  await page.getByRole('combobox', { name: 'Type' }).selectOption('Guide');
  await page.getByLabel('Priority').fill('101');
  await saveForm(page);
  await expect(page.getByLabel('Priority')).toHaveAccessibleDescription(/At most 100/);
  await page.getByLabel('Priority').fill('1');
  await saveForm(page);
  await expect(toast(page, 'Guide updated successfully')).toBeVisible();
  expect(await isListed('article')).toBe(false);
  expect(await isListed('guide')).toBe(true);
  await page.getByRole('button', { name: 'Delete' }).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Content deleted successfully')).toBeVisible();
  expect((await request.get(`/content/${slug}`)).status()).toBe(404);
});

test('an editor adds a source and an update, which readers see below the text', async ({ page, request }) => {
  const slug = uniqueWord('sourced');
  const { id } = await insertRow('content', {
    slug,
    title: `Piece ${slug}`,
    content_type: 'guide',
    is_published: true,
  });
  try {
    await signInAsAdmin(page, `/admin/content/${id}`);
    await page.getByRole('button', { name: 'Add source' }).click();
    await page.getByLabel('Name (source 1)').fill('Next');
    await page.getByLabel('URL (source 1)').fill('next.co.uk');
    await saveForm(page);
    await expect(page.getByLabel('URL (source 1)')).toHaveAccessibleDescription(/http/);
    await expect(page.getByLabel('Date of the source (source 1)')).toHaveAccessibleDescription(
      /Enter a date/,
    );
    await page.getByLabel('URL (source 1)').fill('https://www.next.co.uk/sale');
    await page.getByLabel('Date of the source (source 1)').fill('2026-12-20');
    await page.getByRole('button', { name: 'Add update' }).click();
    await page.getByLabel('Date (update 1)').fill('2026-12-21');
    await page.getByLabel('What changed (update 1)').fill('Next announced its start.');
    await saveForm(page);
    await expect(toast(page, 'Guide updated successfully')).toBeVisible();

    await page.goto(`/content/${slug}`);
    const sources = page.getByRole('region', { name: 'Sources' });
    await expect(sources.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      'https://www.next.co.uk/sale',
    );
    await expect(sources).toContainText('20 December 2026');
    await expect(page.getByRole('region', { name: 'Updates' })).toContainText(
      '21 December 2026: Next announced its start.',
    );
    const data = await (await request.get(`/content/${slug}`)).text();
    expect(data).toContain('"citation":["https://www.next.co.uk/sale"]');
    expect(data).toContain(`/og/content/${slug}.png`);
  } finally {
    await removeRows('content', 'slug', slug);
  }
});

test('an editor previews a text on its page, for phone and desktop, before saving', async ({
  page,
  request,
}) => {
  const slug = uniqueWord('unsaved');
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  const title = preview.getByRole('heading', { level: 1, includeHidden: true });
  await signInAsAdmin(page, '/admin/content/new');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Preview', exact: true })).toContainText(
    'It updates once all fields are valid.',
  );
  await page.getByLabel('Title', { exact: true }).fill(`Title ${slug}`);
  await expect(title).toHaveText(`Title ${slug}`);
  await page.getByRole('textbox', { name: 'Body' }).fill('A body that nobody has saved.');
  await expect(preview.getByText('A body that nobody has saved.')).toHaveCount(1);
  await page
    .getByRole('toolbar', { name: 'Body' })
    .getByRole('button', { name: 'Question with its answer' })
    .click();
  await page.keyboard.type('Who has?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Nobody: ');
  const question = preview.locator('details');
  await expect(question.locator('summary')).toHaveText('Who has?');
  await expect(question).toContainText('Nobody: A body that nobody has saved.');
  await page.getByRole('radio', { name: 'Desktop (1280 px)' }).check();
  expect(await title.evaluate(() => innerWidth)).toBe(1280);
  await expectNoViolations(page);
  expect((await request.get(`/content/title-${slug}`)).status()).toBe(404);

  const visitor = await request.get('/admin/content/preview', { maxRedirects: 0 });
  expect(visitor.status()).toBe(303);
  expect(await visitor.text()).not.toContain(slug);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`Title ${slug}`);
});

test('on a phone the preview scrolls into view when it opens, and closing it returns to the same place in the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page, '/admin/content/new');
  await page.getByLabel('Title', { exact: true }).fill('Seen on a phone');
  const show = page.getByRole('button', { name: 'Preview', exact: true });
  await show.evaluate((button) => {
    button.addEventListener('click', () => (button.dataset.place = String(scrollY)), {
      capture: true,
      once: true,
    });
  });
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  await show.click();
  await expect(preview.getByRole('heading', { name: 'Preview' })).toBeInViewport();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(show).toBeFocused();
  await expect(preview.getByRole('heading', { name: 'Preview' })).not.toBeInViewport();
  await expect(show).toHaveAttribute('data-place', String(await page.evaluate(() => scrollY)));

  // On a settings screen the preview is always visible, and the Preview button only scrolls to it.
  await page.goto('/admin/homepage');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview.getByRole('heading', { name: 'Preview' })).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toHaveCount(0);
});
