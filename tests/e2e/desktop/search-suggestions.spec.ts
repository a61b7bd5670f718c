import { expect, test } from '@playwright/test';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';
import { areStartsAhead } from '../../helpers/season.ts';
import { field, list, options, type } from '../../helpers/suggestions.ts';

test.describe('suggestions', () => {
  test('need two characters and highlight the match', async ({ page }) => {
    await type(page, ' d ');
    await expect(list(page)).toBeHidden();
    await field(page).fill('DYS');
    await expect(options(page).first().locator('mark')).toHaveText('Dys');
    await field(page).fill('D');
    await expect(list(page)).toBeHidden();
  });

  test('leave Enter to the search when none is selected, and an empty search does nothing', async ({
    page,
  }) => {
    await type(page, '   ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await field(page).fill('dyson');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=dyson');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “dyson”');
  });

  test('close on Escape, which keeps the focus in the field, and on a click elsewhere', async ({ page }) => {
    await type(page, 'dyson');
    await expect(list(page)).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(field(page)).not.toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(page)).toHaveValue('dyson');
    await field(page).click();
    await expect(list(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(list(page)).toBeHidden();
  });

  test('that arrive too late are discarded', async ({ page }) => {
    await page.route('**/api/autocomplete?q=arg', () => undefined);
    const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=arg'));
    const asked = page.waitForRequest((request) => request.url().endsWith('q=arg'));
    await type(page, 'arg');
    await asked;
    await field(page).fill('dyson');
    await cancelled;
    await expect(options(page).first()).toContainText('Dyson');
  });

  test('for the previous query cannot be selected while new ones load', async ({ page }) => {
    await type(page, 'amazon');
    await expect(options(page).first()).toContainText('Amazon');
    await page.route('**/api/autocomplete?q=nike', () => undefined);
    const asked = page.waitForRequest((request) => request.url().endsWith('q=nike'));
    await field(page).fill('nike');
    await asked;
    await expect(page.locator('.suggestions')).toHaveAttribute('inert');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=nike');
  });

  test('begin with the kind that has the best matches, and a subcategory has its own address', async ({
    page,
  }) => {
    await type(page, 'hoover');
    await expect(list(page).getByRole('group').first()).toHaveAccessibleName('Categories');
    await options(page).first().click();
    await expect(page).toHaveURL('/categories/appliances/vacuum-cleaners');
  });

  test('are replaced by a message when nothing matches', async ({ page }) => {
    await type(page, 'qqxyzzy');
    await expect(page.getByText('No results for “qqxyzzy”')).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('begin with popular searches and shops while the field is empty, and with recent searches of the tab', async ({
    page,
  }) => {
    await page.goto('/');
    await field(page).click();
    await expect(options(page).first()).toBeVisible();
    const answer = await (await page.request.get('/api/autocomplete?q=')).json();
    const rows: { name: string; href: string }[] = [...answer.popular.rows, ...answer.retailers];
    const names = rows
      .filter(({ href }, place) => rows.findIndex((row) => row.href === href) === place)
      .map(({ name }) => name);
    expect(names.length).toBeGreaterThan(5);
    await expect(options(page)).toHaveText(names);
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);

    await field(page).fill('air fryer');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search?q=air+fryer');
    await page.goto('/');
    await field(page).click();
    const recent = list(page).getByRole('group', { name: 'Recent searches' }).getByRole('option');
    await expect(recent).toHaveText(['air fryer']);
    await expect(recent).toHaveAttribute('href', '/search?q=air+fryer');
    await page.keyboard.press('Tab');
    const clear = page.getByRole('button', { name: 'Clear recent searches' });
    await expect(clear).toBeFocused();
    await clear.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(recent).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('load when the field is focused for the first time, not before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    const before = scripts.length;
    await field(page).click();
    await expect(field(page)).toHaveRole('combobox');
    expect(scripts.length).toBeGreaterThan(before);
  });
});

test.describe('results page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('begins with the best result', async ({ page }) => {
    await page.goto('/search?q=cheap+tvs');
    const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    await expect(first).toHaveText('TVs');
    await expect(first).toHaveAttribute('href', '/categories/electronics/tvs');
  });

  test('answers a search for goods first, then shows a product, a guide and the shops that sell them', async ({
    page,
  }) => {
    await page.goto('/search?q=air+fryer');
    const results = page.getByRole('main').getByRole('article');
    await expect(results.first().getByRole('heading')).toHaveText('Air Fryers');
    const answer = results.first().getByRole('region', { name: 'Quick answer' });
    await expect(answer).toContainText(/When.*Where.*What/s);
    await expect(answer.getByRole('link', { name: /^Visit .* Ad/ })).toHaveCount(1);
    // Before the sales start, the answer shows its advice ('Buy any time') above the sale days. The product below the
    // answer always shows this advice.
    if (areStartsAhead) {
      const pill = answer.locator('.answers > :first-child .when-pill').first();
      await expect(pill).toHaveText('Buy any time');
      await expect(answer.locator('.answers > :last-child')).toContainText('If you wait:');
    }
    await expect(results.nth(1).locator('.when-pill')).toHaveText('Buy any time');
    // The disclosure of paid links is beside the first link to a shop.
    await expect(answer).toContainText('marks links for which we may earn a commission');
    await expect(results.nth(1).getByRole('heading')).toContainText('Ninja');
    await expect(results.nth(1).locator('.answers')).toContainText(/When.*[Bb]uy|When.*Wait/);
    await expect(results.nth(2)).toContainText('Guide');
    await expect(results.filter({ hasText: 'Appliances' }).last().locator('.answers')).toContainText('What');
    // The shops that sell air fryers are in a box, and not in the list of results. The box leaves out the shop that the
    // answer names first.
    const named = await answer.locator('[data-answer=where] a').allTextContents();
    const box = page.getByRole('region', { name: '3 more shops that sell air fryers' });
    await expect(box.locator('a[href^="/retailers/"]')).toHaveText(named.slice(1));
    await expect(results.filter({ hasText: 'Retailer' })).toHaveCount(0);
    await expect(box).toContainText('The number on the tab includes only Ninja and AO of these shops.');
  });

  test('lists what it has counted, each result with its reason', async ({ page }) => {
    await page.goto('/search?q=air+fryer');
    const results = page.getByRole('main').getByRole('article');
    const all = page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link').first();
    // The tab also counts two shops that are not in the list of results: one is in the answer, the other in the box.
    await expect(all).toHaveText(`All (${(await results.count()) + 2})`);
    for (const result of (await results.all()).slice(1))
      await expect(result.locator('mark').or(result.getByText('Related to')).first()).toBeVisible();
  });

  test('a search for a shop begins with its result, which says when its sale starts and what comes down', async ({
    page,
  }) => {
    await page.goto('/search?q=ninja');
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Quick answer' })).toHaveCount(0);
    const shop = main.getByRole('article').first();
    await expect(shop).toContainText(/Retailer.*Ninja.*When.*What/s);
    await expect(main.getByRole('link', { name: 'Ninja', exact: true })).toHaveCount(1);
  });

  test('has the shops that sell laptops in the answer and beside the results, each once', async ({
    page,
  }) => {
    await page.goto('/search?q=laptop');
    const main = page.getByRole('main');
    const first = main.getByRole('article').first().locator('[data-answer=where] a').first();
    const beside = main
      .getByRole('region', { name: /shops? that sells? laptops$/ })
      .locator('a[href^="/retailers/"]');
    const names = [await first.innerText(), ...(await beside.allTextContents())];
    const picks = subcategories.find(({ slug }) => slug === 'laptops')?.retailer_picks ?? [];
    const slugs = names.map((name) => name.toLowerCase().replaceAll(' ', '-'));
    expect(slugs.length).toBeGreaterThan(1);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(picks.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs));
  });

  test('says of a shop when its sale starts and how returns work', async ({ page }) => {
    await page.goto('/search?q=argos');
    const shop = page.getByRole('main').getByRole('article').filter({ hasText: 'Retailer' }).first();
    await expect(shop.locator('.answers')).toContainText(/When.*start/i);
    await expect(shop).toContainText('Returns: 30 days, unused* (not yet checked)');
    await expect(page.locator('.results + .not-checked')).toHaveText('* Not yet checked');
  });

  test('links guides and articles to their addresses', async ({ page }) => {
    await page.goto('/search?q=sales');
    const main = page.getByRole('main');
    await expect(main.locator('a[href="/guides/when-do-boxing-day-sales-start"]')).toBeVisible();
    await expect(main.locator('a[href="/articles/boxing-day-or-january-sales"]')).toBeVisible();
  });

  test('helps a visitor who has typed too little', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
    await expect(page.getByText('at least 2 characters')).toBeVisible();
    await page.goto('/search?q=+a+');
    await expect(page.getByText('Type at least 2 characters.')).toBeVisible();
  });
});
