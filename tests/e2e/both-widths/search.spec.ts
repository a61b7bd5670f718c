import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

const field = (page: Page) => page.locator('#hero-search');
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');

async function type(page: Page, query: string) {
  await page.goto('/');
  await field(page).click();
  await expect(field(page)).toHaveRole('combobox');
  await field(page).fill(query);
}

test.describe('suggestions', () => {
  test('are grouped, with badges, at most five in each group, and end with a link to all results', async ({
    page,
  }) => {
    await type(page, 'sa');
    await expect(list(page)).toBeVisible();
    const answer = await (await page.request.get('/api/autocomplete?q=sa')).json();
    for (const [title, badge] of [
      ['Retailers', 'Retailer'],
      ['Categories', 'Category'],
      ['Products', 'Product'],
    ] as const) {
      const names = answer[title.toLowerCase()] as { name: string }[];
      expect(names.length).toBeLessThanOrEqual(5);
      expect(names.length).toBeGreaterThan(0);
      const group = list(page).getByRole('group', { name: title });
      await expect(group.getByRole('option')).toHaveText(names.map(({ name }) => `${name}${badge}`));
    }
    await expect(options(page).last()).toHaveText(`See all ${answer.totalCount} results for "sa"`);
    await expect(options(page).last()).toHaveAttribute('href', '/search?q=sa');
    const box = await list(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(400);
  });

  test('need two characters and highlight the match', async ({ page }) => {
    await type(page, ' d ');
    await expect(list(page)).toBeHidden();
    await field(page).fill('DYS');
    await expect(options(page).first().locator('mark')).toHaveText('Dys');
    await field(page).fill('D');
    await expect(list(page)).toBeHidden();
  });

  test('can be selected with the arrow keys, and Enter opens the selected one', async ({ page }) => {
    await type(page, 'dyson');
    await expect(options(page)).toHaveCount(4);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = options(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? '',
    );
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/retailers/dyson');
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

  test('are opened by a click', async ({ page }) => {
    await type(page, 'dyson');
    await options(page).last().click();
    await expect(page).toHaveURL('/search?q=dyson');
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(`results page ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('opens from the form and shows counts, tabs and results', async ({ page }) => {
      await page.goto('/');
      await field(page).fill('dyson');
      await field(page).press('Enter');
      await expect(page).toHaveURL('/search?q=dyson');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “dyson”');
      await expect(page.getByText('3 results: 1 retailer, 2 products')).toBeVisible();
      const tabs = page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link');
      // Kinds without a result have no tab.
      await expect(tabs).toHaveText(['All (3)', 'Retailers (1)', 'Products (2)']);
      const results = page.getByRole('main').getByRole('article');
      await expect(results.getByRole('link')).toHaveText(['Dyson', 'Dyson Airwrap', 'Dyson V15 Detect']);
      await expect(results.first().locator('mark').first()).toHaveText('Dyson');
      await expect(results.nth(1)).toContainText('Product');
      await tabs.nth(2).click();
      await expect(page).toHaveURL('/search?q=dyson&type=products');
      await expect(page.getByRole('article').getByRole('link')).toHaveText([
        'Dyson Airwrap',
        'Dyson V15 Detect',
      ]);
      await expect(page.getByRole('link', { name: 'Dyson Airwrap' })).toHaveAttribute(
        'href',
        '/health-beauty/dyson-airwrap',
      );
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    });

    test('begins with the best result', async ({ page }) => {
      await page.goto('/search?q=cheap+tvs');
      const first = page.getByRole('main').getByRole('article').first().getByRole('link');
      await expect(first).toHaveText('TVs');
      await expect(first).toHaveAttribute('href', '/categories/electronics/tvs');
    });

    test('says of a shop when its sale starts and how returns work', async ({ page }) => {
      await page.goto('/search?q=argos');
      const shop = page.getByRole('main').getByRole('article').filter({ hasText: 'Retailer' }).first();
      await expect(shop).toContainText(/start/i);
      await expect(shop).toContainText('Returns: 30 days, unused* (not yet checked)');
      await expect(page.locator('.results + .not-checked')).toHaveText('* Not yet checked');
    });

    test('links guides and articles to their addresses', async ({ page }) => {
      await page.goto('/search?q=sales');
      const main = page.getByRole('main');
      await expect(main.locator('a[href="/guides/when-do-boxing-day-sales-start"]')).toBeVisible();
      await expect(main.locator('a[href="/articles/boxing-day-or-january-sales"]')).toBeVisible();
    });

    test('reports that nothing was found and suggests a correction', async ({ page }) => {
      await page.goto('/search?q=curyrs');
      await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
      await expect(page.getByText('Try different keywords or browse our categories')).toBeVisible();
      const main = page.getByRole('main');
      const nearest = main.getByRole('region', { name: 'Categories' }).getByRole('article');
      await expect(nearest).toHaveCount(6);
      // The similar name is the name of a shop whose main category is electronics.
      await expect(nearest.first()).toContainText('Electronics');
      await expect(nearest.first().locator('.picture-box')).toBeVisible();
      await expect(main.getByRole('region', { name: 'Top shops' }).getByRole('link').first()).toBeVisible();
      await expect(main.getByRole('link', { name: 'Browse retailers' })).toHaveAttribute(
        'href',
        '/retailers',
      );
      await expect(main.getByRole('link', { name: 'Browse categories' })).toHaveAttribute(
        'href',
        '/categories',
      );
      await main.getByText('Did you mean').getByRole('link').click();
      await expect(page).toHaveURL('/search?q=Currys');
      await expect(main.getByText('Did you mean')).toBeHidden();
      await expect(main.getByRole('article').first()).toContainText('Currys');
    });

    test('helps a visitor who has typed too little', async ({ page }) => {
      await page.goto('/search');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
      await expect(page.getByText('at least 2 characters')).toBeVisible();
      await page.goto('/search?q=+a+');
      await expect(page.getByText('Please type at least 2 characters.')).toBeVisible();
    });
  });
}
