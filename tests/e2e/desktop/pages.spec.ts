import { expect, type Page, test } from '@playwright/test';
import { TEMPLATES, UNLINKED } from '../../helpers/templates.ts';
import { pageErrors } from '../../helpers/page-errors.ts';

/**
 * Returns the visible text of a page's main element. Leaves out elements that only scripts fill or show, such as a
 * countdown or a share button.
 */
function textOfMain(page: Page): Promise<string> {
  return page.locator('main').evaluate((main: HTMLElement) => {
    for (const live of main.querySelectorAll<HTMLElement>('[data-live]')) live.style.display = 'none';
    // Content below the fold is rendered lazily and would be missing from the text.
    for (const part of main.querySelectorAll<HTMLElement>('*')) part.style.contentVisibility = 'visible';
    return main.innerText.trim();
  });
}

for (const path of [...TEMPLATES, ...UNLINKED]) {
  test(`${path} loads without an error and shows its full content without JavaScript`, async ({
    page,
    browser,
    baseURL,
    viewport,
  }) => {
    const errors = pageErrors(page);
    const without = await browser.newPage({ baseURL, viewport, javaScriptEnabled: false });
    // Opens the path in two pages, one with scripts and one without. 'networkidle' waits until all scripts have loaded
    // and run.
    const [answer] = await Promise.all([page.goto(path, { waitUntil: 'networkidle' }), without.goto(path)]);
    // Chromium itself logs an error for a 404 page.
    expect(errors).toEqual(answer?.ok() ? [] : [expect.stringContaining('404')]);
    const text = await textOfMain(page);
    // Makes sure that the page is not empty, because two empty pages would be equal. The shortest page,
    // /auth/forgotten, has little more than a hundred characters.
    expect(text.length).toBeGreaterThan(80);
    expect(await textOfMain(without)).toBe(text);
    await without.close();
  });
}

test('affiliate links are marked as such before a visitor clicks', async ({ page }) => {
  await page.goto('/retailers/argos');
  const link = page.getByRole('link', { name: /Visit Argos\s+Ad/ }).first();
  await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.argos\.co\.uk/);
  await expect(
    page.locator('main').getByText('marks links for which we may earn a commission').first(),
  ).toBeVisible();
});

test('the skip link is the first tab stop and leads to the content', async ({ page }) => {
  await page.goto('/retailers');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a card has one tab stop for its page and one for the shop', async ({ page }) => {
  await page.goto('/retailers');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Argos', exact: true }) });
  await expect(card.getByRole('link')).toHaveCount(2);
  await card.getByRole('link', { name: 'Argos', exact: true }).click();
  await expect(page).toHaveURL(/\/retailers\/argos$/);
});

test('selected items stay recognisable in high-contrast colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const path of ['/content?type=guide', '/search?q=dyson&type=products']) {
    await page.goto(path);
    await expect(page.locator('main a[aria-current=page]')).toHaveCount(1);
    const [chosen, other] = [
      await groundOf('main a[aria-current]'),
      await groundOf('main ul a:not([aria-current])'),
    ];
    expect([path, chosen]).not.toEqual([path, other]);
  }
});

test('the list of guides names the goods of each buying guide, with its whole title for screen readers', async ({
  page,
}) => {
  await page.goto('/content?type=guide');
  const guides = page.getByRole('region', { name: 'By product' }).getByRole('article');
  await expect(guides.first().getByRole('link')).toHaveAccessibleName(
    'Air fryers (How to buy an air fryer in the Boxing Day sales)',
  );
});
