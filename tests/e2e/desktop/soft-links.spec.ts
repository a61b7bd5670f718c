import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Sets a mark on the browser's current document. The mark is lost when the browser loads another document. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

const card = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Argos', exact: true }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Opens a page and waits until it is hydrated: the search field becomes a combobox. Before hydration, a click rightly
 * loads a new document. On a busy machine, hydration can end long after the last request.
 */
async function openAlive(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('#header-search').focus();
  await expect(page.locator('#header-search')).toHaveRole('combobox');
}

/** Opens a page, waits until it is hydrated, and marks its document. */
async function open(page: Page, path: string) {
  await openAlive(page, path);
  await mark(page);
}

test('a link within the site changes the page without loading a new document', async ({ page }) => {
  await open(page, '/retailers');
  const before = await page.title();
  await card(page).click();
  await expect(heading(page)).toContainText('Argos');
  await expect(page).toHaveURL(/\/retailers\/argos$/);
  expect(await page.title()).not.toBe(before);
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/retailers$/);
  expect(await isMarked(page)).toBe(true);
});

test('a link works with the keyboard too', async ({ page }) => {
  await open(page, '/retailers');
  await card(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('Argos');
  expect(await isMarked(page)).toBe(true);
});

for (const modifier of ['Control', 'Shift'] as const) {
  test(`a click with ${modifier} is left to the browser`, async ({ page, context }) => {
    await open(page, '/retailers');
    const opened = context.waitForEvent('page');
    await card(page).click({ modifiers: [modifier] });
    await expect(heading(await opened)).toContainText('Argos');
    await expect(page).toHaveURL(/\/retailers$/);
  });
}

test('a page is loaded in advance, only once, when the pointer or the focus reaches its link', async ({
  page,
  isMobile,
}) => {
  const approach = () => (isMobile ? card(page).focus() : card(page).hover());
  const leave = () => (isMobile ? card(page).blur() : heading(page).hover());
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { 'next-router-segment-prefetch': segment } = request.headers();
    if (new URL(request.url()).pathname === '/retailers/argos' && segment) fetched.push(segment);
  });
  await open(page, '/retailers');
  expect(fetched).toEqual([]);
  await approach();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  await leave();
  await approach();
  await card(page).click();
  await expect(heading(page)).toContainText('Argos');
  expect(fetched).toEqual([...new Set(fetched)]);
});

test('a link to the account pages loads a new document', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await expect(heading(page)).toHaveText('Sign in');
  expect(await isMarked(page)).toBe(false);
});

test('a static page is readable before it asks for its scripts, and works once they are there', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/retailers')).text();
  expect(html).toContain('id="_R_"');
  expect(html).not.toMatch(/<script[^>]* src="[^"]*"[^>]* async/);
  expect(html).not.toContain('as="script"');
  await open(page, '/retailers');
  await card(page).click();
  await expect(heading(page)).toContainText('Argos');
  expect(await isMarked(page)).toBe(true);
});

test('the menus are in the page once, as HTML, and a navigation to the search keeps them', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/retailers')).text();
  expect(html).toContain('class="panel-link"');
  expect(html).not.toMatch(/className\\?":\\?"panel-link/);
  await open(page, '/retailers');
  const textsOfFrame = () =>
    page.locator('[data-frame]').evaluateAll((parts) => parts.map((part) => part.textContent ?? ''));
  const before = await textsOfFrame();
  expect(before.map((text) => text.length > 0)).toEqual([true, true, true, true]);
  await page.locator('#header-search').fill('argos');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=argos');
  await expect(heading(page)).toContainText('argos');
  expect(await isMarked(page)).toBe(true);
  // The router may keep the previous page in the document, hidden, together with its header and footer.
  expect(new Set(await textsOfFrame())).toEqual(new Set(before));
});

test.describe('a page that is slow to come', () => {
  const skeleton = (page: Page) => page.locator('.route-skeleton');

  /** Delays the responses to client navigations to `path`. The test ends the delay by calling the returned function. */
  async function holdBack(page: Page, path: string) {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        if (!route.request().isNavigationRequest()) await gate;
        await route.continue();
      },
    );
    return letGo;
  }

  test('shows a skeleton in the main area until it arrives', async ({ page }) => {
    await openAlive(page, '/');
    // The test starts the delay only after the page has loaded, so that prefetches are not delayed.
    const letGo = await holdBack(page, '/retailers/argos');
    await page.getByRole('main').locator('a[href="/retailers/argos"]').first().click();
    await expect(skeleton(page)).toBeVisible();
    await expect(skeleton(page).getByText('Redirecting...')).toBeHidden();
    letGo();
    await expect(page).toHaveURL('/retailers/argos');
    await expect(skeleton(page)).toBeHidden();
  });

  const link = (page: Page) => page.getByRole('main').locator('a[href="/retailers/argos"]').first();

  test('loses its skeleton when the visitor goes elsewhere', async ({ page }) => {
    await page.goto('/retailers', { waitUntil: 'networkidle' });
    await openAlive(page, '/');
    await holdBack(page, '/retailers/argos');
    const changes: (() => Promise<unknown>)[] = [
      () => page.keyboard.press('Escape'),
      // Clicks the header's link to the current page, because the skeleton covers the links in the main area.
      () => page.locator('#site-header').getByRole('link').first().click(),
      () => page.goBack(),
    ];
    for (const change of changes) {
      await link(page).click();
      await expect(skeleton(page)).toBeVisible();
      await change();
      await expect(skeleton(page)).toBeHidden();
    }
    await expect(page).toHaveURL('/retailers');
  });

  test('shows that it is loading for as long as it takes, and can be reloaded', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await openAlive(page, '/');
    await holdBack(page, '/retailers/argos');
    await link(page).click();
    await page.clock.runFor(9_000);
    await expect(skeleton(page)).toBeVisible();
    await expect(skeleton(page).getByText('longer than usual')).toBeHidden();
    await page.clock.runFor(60_000);
    await expect(skeleton(page)).toBeVisible();
    await expect(skeleton(page).getByText('longer than usual')).toBeVisible();
    await skeleton(page).getByRole('link', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Argos');
    await expect(skeleton(page)).toBeHidden();
  });

  test('returns to the open page when its address redirects there', async ({ page }) => {
    await openAlive(page, '/retailers/argos');
    const letGo = await holdBack(page, '/argos');
    await page.evaluate(() => {
      const [first] = document.querySelectorAll<HTMLAnchorElement>('main a[data-soft]');
      first?.setAttribute('href', '/argos');
      first?.click();
    });
    await expect(skeleton(page)).toBeVisible();
    letGo();
    await expect(skeleton(page)).toBeHidden();
    await expect(page).toHaveURL('/retailers/argos');
  });

  test("shows 'Redirecting...' for a single-segment slug", async ({ page }) => {
    await openAlive(page, '/');
    const letGo = await holdBack(page, '/argos');
    // Imitates a link that an editor wrote with an old path. The link leads to this site, so the router handles it.
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href="/retailers/argos"]');
      link?.setAttribute('href', '/argos');
      link?.click();
    });
    await expect(skeleton(page).getByText('Redirecting...')).toBeVisible();
    letGo();
  });
});
