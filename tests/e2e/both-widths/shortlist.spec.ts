import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../helpers/axe.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('shortlist'));
const save = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name: `Save ${name} to your shortlist` });
const tab = (page: Page) => page.locator('#site-header').getByRole('link', { name: /^Shortlist \(/ });
/** Returns the visible page. Next's router keeps the previous page in the document, but hides it. */
const main = (page: Page) => page.locator('main').filter({ visible: true });
const names = (page: Page) => main(page).locator('.shortlist h3').filter({ visible: true });

async function saveBoth(page: Page): Promise<void> {
  for (const [path, name] of [
    ['/retailers/argos', 'Argos'],
    ['/gaming/ps5', 'PlayStation 5'],
  ] as const) {
    await page.goto(path);
    await save(page, name).click();
    await expect(save(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
}

test('pressing Save stores the shop, shows the tab and moves nothing', async ({ page }) => {
  await page.goto('/retailers/argos');
  const button = save(page, 'Argos');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(tab(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, .save-button, .site-bar > *, .breadcrumbs')].map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        // Ignores vertical positions in the site bar. On a phone, this bar hides while the page scrolls down to the
        // button.
        return [x, element.closest('.site-bar') ? 0 : y, width];
      }),
    );
  await button.scrollIntoViewIfNeeded();
  const before = await places();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(tab(page)).toHaveText('Shortlist (1)');
  expect(await stored(page)).toBe('shops/argos');
  expect(await places()).toEqual(before);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(tab(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the empty shortlist suggests shops, which can be saved there', async ({ page }) => {
  await page.goto('/shortlist');
  const shops = page.getByRole('region', { name: 'Shops to start with' }).getByRole('article');
  const count = await shops.count();
  expect(count).toBeGreaterThan(0);
  await expect(shops.getByRole('button', { name: /^Save .+ to your shortlist$/ })).toHaveCount(count);
  const name = await shops.first().getByRole('heading').innerText();
  await save(page, name).click();
  await expect(save(page, name)).toHaveAttribute('aria-pressed', 'true');
  await tab(page).click();
  await expect(names(page)).toHaveText([name]);
  await expectNoViolations(page);
});

test('the tab and the pressed button cause no layout shift when a page loads', async ({ page }) => {
  await saveBoth(page);
  await page.goto('/retailers/argos', { waitUntil: 'networkidle' });
  await expect(tab(page)).toHaveText('Shortlist (2)');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer receives the buffered entries in a later task, so wait for that task.
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
  expect(shift).toBe(0);
});

test('the tab leads to the saved list, where entries can be removed, and clearing leaves nothing', async ({
  page,
}) => {
  await saveBoth(page);
  await tab(page).click();
  await expect(page).toHaveURL(/\/shortlist\?shops=argos&products=ps5$/);
  await expect(names(page)).toHaveText(['Argos', 'PlayStation 5']);
  await expect(main(page)).toContainText('Saved in this browser.');
  await expect(main(page)).toContainText(/Online: \d+ December/);
  await expect(main(page)).toContainText(/£\d/);
  await expectNoViolations(page);

  await main(page).getByRole('link', { name: 'Remove PlayStation 5' }).click();
  await expect(page).toHaveURL(/\/shortlist\?shops=argos$/);
  await expect(names(page)).toHaveText(['Argos']);
  // The focus does not fall back to the top of the page.
  await expect(main(page).getByText('Saved in this browser.')).toBeFocused();
  expect(await stored(page)).toBe('shops/argos');
  await expect(tab(page)).toHaveText('Shortlist (1)');

  await main(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(main(page).getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expect(tab(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the path without a query leads to the list that is saved in the browser', async ({ page }) => {
  await saveBoth(page);
  await page.goto('/shortlist');
  await expect(page).toHaveURL(/\/shortlist\?shops=argos&products=ps5$/);
  await expect(names(page)).toHaveText(['Argos', 'PlayStation 5']);
});

test('a shared list leaves the visitor’s own list alone until it is saved', async ({ page }) => {
  await saveBoth(page);
  await page.goto('/shortlist?shops=argos,currys');
  await expect(main(page)).toContainText('A shared list.');
  await main(page).getByRole('link', { name: 'Remove Argos' }).click();
  await expect(names(page)).toHaveText(['Currys']);
  expect(await stored(page)).toBe('shops/argos products/ps5');
  await main(page).getByRole('button', { name: 'Save this list' }).click();
  await expect(names(page)).toHaveText(['Argos', 'Currys', 'PlayStation 5']);
  await expect(main(page)).toContainText('Saved in this browser.');
  expect(await stored(page)).toBe('shops/argos products/ps5 shops/currys');
});

test('a list moves nothing when its scripts start', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/shortlist?shops=argos,currys', { waitUntil: 'commit' });
  const entries = () =>
    names(page).evaluateAll((all) => all.map((name) => name.getBoundingClientRect().top + scrollY));
  await expect(names(page)).toHaveText(['Argos', 'Currys']);
  await page.evaluate(() => document.fonts.ready);
  const before = await entries();
  release();
  await expect(main(page)).toContainText('A shared list.');
  expect(await entries()).toEqual(before);
  await main(page).getByRole('button', { name: 'Save this list' }).click();
  await expect(main(page)).toContainText('Saved in this browser.');
  expect(await entries()).toEqual(before);
});

test('the URL of a list can be copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/shortlist?shops=argos,currys');
  await main(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(main(page).getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/shortlist?shops=argos,currys`,
  );
});

test('the keyboard saves and opens the list', async ({ page }) => {
  await page.goto('/retailers/argos');
  await save(page, 'Argos').press('Space');
  await expect(save(page, 'Argos')).toHaveAttribute('aria-pressed', 'true');
  await expect(save(page, 'Argos')).toBeFocused();
  await tab(page).press('Enter');
  await expect(names(page)).toHaveText(['Argos']);
});

test('a button follows the page after a navigation, and other windows of the site', async ({
  page,
  context,
}) => {
  await page.goto('/retailers/argos');
  await save(page, 'Argos').click();
  const similar = page.getByRole('region', { name: 'Similar shops' });
  await similar.getByRole('article').first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(/argos/);
  await expect(main(page).locator('.save-button').filter({ visible: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  const other = await context.newPage();
  await other.goto('/retailers/argos');
  await save(other, 'Argos').click();
  await expect(tab(page)).toBeHidden();
  await other.close();
});

test('a full list says so and stays as it is', async ({ page }) => {
  await page.goto('/retailers/argos');
  const full = Array.from({ length: 30 }, (_, index) => `shops/shop-${index}`).join(' ');
  await page.evaluate((text) => localStorage.setItem('shortlist', text), full);
  await page.reload();
  await save(page, 'Argos').click();
  await expect(page.locator('#site-header').getByRole('status')).toHaveText(
    'Your shortlist is full. Remove one of its 30 entries to save this.',
  );
  expect(await stored(page)).toBe(full);
});

test('a browser that forbids storage says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto('/retailers/argos');
  await save(page, 'Argos').click();
  await expect(page.locator('#site-header').getByRole('status')).toHaveText(
    'This browser doesn’t allow saving. Check its privacy settings.',
  );
  await expect(save(page, 'Argos')).toHaveAttribute('aria-pressed', 'false');
});

test('without JavaScript, there is no button to save, and a shared list works', async ({
  browser,
  baseURL,
  viewport,
}) => {
  const page = await browser.newPage({ baseURL, viewport, javaScriptEnabled: false });
  await page.goto('/retailers/argos');
  await expect(page.locator('.save-button').first()).toBeHidden();
  await page.goto('/shortlist?shops=argos,currys&products=ps5,no-such-thing');
  await expect(names(page)).toHaveText(['Argos', 'Currys', 'PlayStation 5']);
  await expect(page.getByRole('note')).toContainText('We couldn’t find no-such-thing.');
  await expect(page.locator('.shortlist-tools')).toBeHidden();
  await page.getByRole('link', { name: 'Tidy up this list' }).click();
  await expect(page).toHaveURL(/\/shortlist\?shops=argos,currys&products=ps5$/);
  await page.getByRole('link', { name: 'Remove Argos' }).click();
  await expect(names(page)).toHaveText(['Currys', 'PlayStation 5']);
  await page.getByRole('link', { name: 'Remove PlayStation 5' }).click();
  await page.getByRole('link', { name: 'Remove Currys' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await page.close();
});

test('the printed list has the names, facts and addresses, and no buttons', async ({ page, baseURL }) => {
  await page.goto('/shortlist?shops=argos,currys&products=ps5');
  await page.emulateMedia({ media: 'print' });
  await expect(names(page)).toHaveText(['Argos', 'Currys', 'PlayStation 5']);
  await expect(main(page).getByText(`${baseURL}/retailers/argos`)).toBeVisible();
  await expect(main(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(
    main(page)
      .getByRole('link', { name: /^Remove/ })
      .filter({ visible: true }),
  ).toHaveCount(0);
});

test('on a phone’s homepage, the menu has the link', async ({ page }) => {
  await saveBoth(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(tab(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Shortlist (2)' }).click();
  await expect(names(page)).toHaveText(['Argos', 'PlayStation 5']);
});
