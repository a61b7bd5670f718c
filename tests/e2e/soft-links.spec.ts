import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** A mark that lives as long as the document: it is gone once the browser has loaded another one. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

const card = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Argos', exact: true }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A click before the script runs would load the page anew, and rightly so. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await mark(page);
}

test('a link within the site changes the page without loading another document', async ({ page }) => {
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

test('a link is followed by the keyboard as well', async ({ page }) => {
  await open(page, '/retailers');
  await card(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('Argos');
  expect(await isMarked(page)).toBe(true);
});

for (const modifier of ['Control', 'Shift'] as const) {
  test(`a click with ${modifier} is the browser's own`, async ({ page, context }) => {
    await open(page, '/retailers');
    const opened = context.waitForEvent('page');
    await card(page).click({ modifiers: [modifier] });
    await expect(heading(await opened)).toContainText('Argos');
    await expect(page).toHaveURL(/\/retailers$/);
  });
}

test('a page is fetched beforehand when the pointer or the focus comes to its link, and only once', async ({
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

test('a link to the account pages loads their own document', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Please sign in to subscribe to our newsletter' }).click();
  await expect(heading(page)).toHaveText('Sign in');
  expect(await isMarked(page)).toBe(false);
});

test('a static page asks for its scripts only once it can be read, and comes alive then', async ({
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
