import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../helpers/axe.ts';
import { areStartsAhead } from '../../helpers/season.ts';

const table = (page: Page) =>
  page.getByRole('table', { name: /in the Boxing Day sales$/ }).filter({ visible: true });

test('without JavaScript, the form leads to the comparison in alphabetical order', async ({
  browser,
  baseURL,
  viewport,
}) => {
  const page = await browser.newPage({ baseURL, viewport, javaScriptEnabled: false });
  await page.goto('/compare');
  await page.getByLabel('First shop').selectOption('Next');
  await page.getByLabel('Second shop').selectOption('Argos');
  await page.getByLabel('Fourth shop').selectOption('John Lewis');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/compare\/argos-vs-john-lewis-vs-next$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Argos vs John Lewis vs Next');
  await expect(table(page).getByRole('columnheader')).toHaveText(['Argos', 'John Lewis', 'Next']);
  const online = table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Starts online' }) });
  await expect(online.getByRole('cell').first()).toContainText('25 December* (not yet checked)');
  // All sale dates in the row are expected, so the row says 'Expected' only once.
  if (areStartsAhead) await expect(online.getByText('Expected', { exact: true })).toHaveCount(1);
  // The lines directly above the table explain the asterisk and the paid links, once for the whole table.
  const notes = page.locator('.compare-notes:has(+ .compare-box)');
  await expect(notes.locator('.not-checked')).toHaveText('* Not yet checked');
  await expect(notes).toContainText('marks links for which we may earn a commission');
  await expect(page.getByText('* Not yet checked', { exact: true })).toHaveCount(1);
  await expect(table(page).getByRole('link', { name: /^Visit Argos Ad/ })).toHaveAttribute(
    'rel',
    'sponsored nofollow noopener',
  );
  // The form below the table has the same shops selected.
  await expect(page.getByLabel('Second shop')).toHaveValue('john-lewis');
  await page.close();
});

test('choosing the same shop twice is answered with the reason and the form', async ({ page }) => {
  await page.goto('/compare');
  await page.getByLabel('First shop').selectOption('Argos');
  await page.getByLabel('Second shop').selectOption('Argos');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/compare/argos')),
    page.getByRole('button', { name: 'Compare' }).click(),
  ]);
  expect(answer.status()).toBe(404);
  await expect(page.locator('main')).toContainText('A comparison needs at least 2 different shops.');
  await expect(page.getByLabel('First shop')).toHaveValue('argos');
  await expectNoViolations(page);
});

test('a wide comparison scrolls in its box by keyboard, and the names of the rows stay', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compare/argos-vs-currys-vs-john-lewis-vs-next');
  const box = page.getByRole('region', { name: /table$/ });
  const name = table(page).getByRole('rowheader', { name: 'Starts online' });
  const left = async () => (await name.boundingBox())?.x;
  const before = await left();
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await left()).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoViolations(page);
});

test('a comparison says in short how the shops differ, and marks the better cell', async ({ page }) => {
  await page.goto('/compare/argos-vs-currys');
  const main = page.getByRole('main');
  const inShort = main.locator('.in-short li');
  await expect(inShort.first()).toHaveText(
    'Argos for toys, fitness kit and bedding; Currys for large-screen TVs, laptops and washing machines.',
  );
  await expect(inShort.last()).toHaveText(
    'Returns at Argos: 30 days, unused, by its own rule* (not yet checked).',
  );
  if (areStartsAhead)
    await expect(inShort).toContainText([
      'Argos for toys',
      'Currys is expected to start online a day earlier, on 24 December* (not yet checked).',
      'Both are expected to start in store on 26 December* (not yet checked).',
      'Returns at Argos',
    ]);
  const row = (name: RegExp) =>
    table(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) });
  const online = row(/^Starts online/)
    .getByRole('cell')
    .last();
  await expect(online).toContainText(areStartsAhead ? 'Expected earlier' : 'Not confirmed');
  if (areStartsAhead)
    await expect(row(/^Starts in store/).getByRole('rowheader')).toContainText('Expected, the same');
  // Currys states only the legal minimum for returns. So the page marks the longer returns period of Argos as 'Beyond
  // the law', not as 'Longer'.
  await expect(row(/^Returns/)).not.toContainText('Longer');
  await expect(row(/^Returns/).getByRole('rowheader')).toContainText(
    'By law, every shop must usually give you 14 days',
  );
  const [ofArgos, ofCurrys] = await row(/^Returns/)
    .getByRole('cell')
    .allTextContents();
  expect(ofArgos).toContain('Beyond the law');
  expect(ofCurrys).toContain('The legal minimum* (not yet checked)');
  // The page states the length of the legal minimum only once.
  await expect(main.getByText(/\b14 days\b/)).toHaveCount(1);
  expect(ofCurrys).not.toContain('Beyond');
  // We do not know whether Argos matches prices.
  await expect(row(/^Price match/).getByText('We don’t know yet')).toBeVisible();
  // Nobody has checked the texts about delivery and collection, so the page marks them with an asterisk.
  await expect(
    row(/^Collection/)
      .getByRole('cell')
      .first(),
  ).toContainText('Click & collect, also in Sainsbury’s* (not yet checked)');
  const goods = main.getByRole('region', { name: 'What each is good for' });
  await expect(goods.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(['Argos', 'Currys']);
  await expect(goods.getByRole('heading', { name: 'What it sells', level: 4 })).toHaveCount(2);
  await expect(goods.getByRole('link', { name: /^Visit (Argos|Currys) Ad/ })).toHaveCount(2);
  await expect(main.getByRole('region', { name: 'Similar comparisons' }).getByRole('link')).toHaveCount(6);
  await expectNoViolations(page);
});

for (const path of ['/compare/argos-vs-currys', '/compare/argos-vs-boots-vs-currys']) {
  test(`the lists of goods on the cards of ${path} begin at the same height`, async ({ page }) => {
    await page.goto(path);
    const goods = page.getByRole('region', { name: 'What each is good for' });
    const tops = async (name: string) => {
      const lists = await goods.getByRole('heading', { name, level: 4 }).all();
      return Promise.all(lists.map(async (list) => Math.round((await list.boundingBox())?.y ?? NaN)));
    };
    for (const name of ['Usually reduced', 'What it sells']) {
      // Compares only the first two cards, because a phone shows the third card in the next row.
      const [first, second] = await tops(name);
      expect([name, second]).toEqual([name, first]);
    }
  });
}

test('on a phone, the form comes after the goods, behind one line', async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  await page.goto('/compare/argos-vs-currys');
  const form = page.getByRole('region', { name: 'Compare other shops' });
  const goods = page.getByRole('region', { name: 'What each is good for' });
  const [below, above] = [await form.boundingBox(), await goods.boundingBox()];
  expect(below?.y ?? NaN).toBeGreaterThanOrEqual((above?.y ?? NaN) + (above?.height ?? NaN));
  await expect(form.getByRole('button', { name: 'Compare' })).toBeHidden();
  await form.getByText('Choose other shops').click();
  await form.getByLabel('Second shop').selectOption('Next');
  await form.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/compare\/argos-vs-next$/);
  await page.close();
});

test('a wide window has the form beside the table of two shops', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/compare/argos-vs-currys');
  const form = await page.getByRole('region', { name: 'Compare other shops' }).boundingBox();
  const box = await page.locator('.compare-box').boundingBox();
  expect(form?.x ?? NaN).toBeGreaterThan((box?.x ?? NaN) + (box?.width ?? NaN));
  expect(Math.abs((form?.y ?? NaN) - (box?.y ?? NaN))).toBeLessThan(8);
  await expect(page.getByLabel('Second shop')).toBeVisible();
});

test('two shops fit a phone without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compare/argos-vs-currys');
  const rest = await page
    .getByRole('region', { name: /table$/ })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(rest).toBe(0);
});

test('on a phone, the names of two shops stay below the bar, and at the edge while it is away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compare/argos-vs-currys', { waitUntil: 'networkidle' });
  const names = page.locator('.compare-table thead tr').first();
  const bar = page.locator('#site-header');
  const topOf = async () => Math.round((await names.boundingBox())?.y ?? NaN);
  await names.evaluate((head) => scrollBy(0, head.getBoundingClientRect().top + 200));
  await expect(bar).toHaveAttribute('data-away');
  await expect.poll(topOf).toBe(0);
  await page.evaluate(() => scrollBy(0, -40));
  await expect(bar).not.toHaveAttribute('data-away');
  await expect.poll(topOf).toBe(Math.round((await bar.boundingBox())?.height ?? NaN));
  // A focused link in the table head must not be hidden behind the row of shop names.
  const links = page.locator('.compare-table thead').getByRole('link', { name: /^Visit / });
  await links.first().focus();
  const gap = async () => {
    const [link, head] = [await links.first().boundingBox(), await names.boundingBox()];
    return (link?.y ?? NaN) - (head?.y ?? NaN) - (head?.height ?? NaN);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test('a shop’s page and the list of shops lead to comparisons', async ({ page }) => {
  await page.goto('/retailers/argos');
  await page.getByRole('link', { name: 'Compare Argos with them' }).click();
  await expect(page).toHaveURL(/\/compare\/[a-z-]*\bargos\b[a-z-]*$/);
  await page.goto('/retailers');
  await page.locator('main').getByRole('link', { name: 'Compare shops' }).click();
  await expect(page).toHaveURL(/\/compare$/);
});

test('a shop can be saved from a comparison, and the saved shops can be compared', async ({ page }) => {
  await page.goto('/compare/argos-vs-currys');
  for (const name of ['Argos', 'Currys'])
    await page.getByRole('button', { name: `Save ${name} to your shortlist` }).click();
  await page.getByRole('link', { name: /^Shortlist \(2\)/ }).click();
  await page.getByRole('link', { name: 'Compare these shops' }).click();
  await expect(page).toHaveURL(/\/compare\/argos-vs-currys$/);
});
