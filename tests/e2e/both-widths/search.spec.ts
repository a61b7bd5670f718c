import { expect, test } from '@playwright/test';
import { field, list, options, type } from '../../helpers/suggestions.ts';

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

  test('are opened by a click', async ({ page }) => {
    await type(page, 'dyson');
    await options(page).last().click();
    await expect(page).toHaveURL('/search?q=dyson');
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
      // Besides 'All', only those kinds of results that the search has found have a tab.
      await expect(tabs).toHaveText(['All (3)', 'Retailers (1)', 'Products (2)']);
      const results = page.getByRole('main').getByRole('article');
      await expect(results.getByRole('heading')).toHaveText(['Dyson', 'Dyson Airwrap', 'Dyson V15 Detect']);
      // Each retailer or product in the results has one link to its page and one link to a shop.
      for (const result of await results.all()) await expect(result.getByRole('link')).toHaveCount(2);
      await expect(results.getByRole('link', { name: /^Visit Dyson Ad/ })).toHaveCount(3);
      // Below the list, one line explains the asterisk, and one explains the mark of paid links.
      const below = page.locator('.search-list');
      await expect(below.getByText('* Not yet checked', { exact: true })).toHaveCount(1);
      await expect(below.getByText('marks links for which we may earn a commission')).toHaveCount(1);
      await expect(results.first().locator('mark').first()).toHaveText('Dyson');
      await expect(results.nth(1)).toContainText('Product');
      await tabs.nth(2).click();
      await expect(page).toHaveURL('/search?q=dyson&type=products');
      await expect(page.getByRole('article').getByRole('heading')).toHaveText([
        'Dyson Airwrap',
        'Dyson V15 Detect',
      ]);
      await expect(page.getByRole('link', { name: 'Dyson Airwrap' })).toHaveAttribute(
        'href',
        '/health-beauty/dyson-airwrap',
      );
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    });

    test('reports that nothing was found and suggests a correction', async ({ page }) => {
      await page.goto('/search?q=curyrs');
      await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
      await expect(page.getByText('Try different keywords or browse our categories')).toBeVisible();
      const main = page.getByRole('main');
      // Without a result the page still says when the sales start, and where.
      await expect(main.locator('.search-none .answers')).toContainText(/When.*Where/s);
      await expect(main.getByRole('region', { name: 'Popular Searches' }).getByRole('link')).not.toHaveCount(
        0,
      );
      const nearest = main.getByRole('region', { name: 'Categories' }).getByRole('article');
      await expect(nearest).toHaveCount(6);
      // The suggested correction is the name of a shop whose main category is electronics.
      await expect(nearest.first()).toContainText('Electronics');
      await expect(nearest.first().locator('.picture-box')).toBeVisible();
      await expect(main.getByRole('region', { name: 'Top shops' }).getByRole('link').first()).toBeVisible();
      await expect(main.getByRole('link', { name: 'All 30 shops' })).toHaveAttribute('href', '/retailers');
      await expect(main.getByRole('link', { name: 'All 9 categories' })).toHaveAttribute(
        'href',
        '/categories',
      );
      // The page of the suggested shop is linked too.
      await expect(main.getByRole('link', { name: 'Retailer Currys', exact: true })).toHaveAttribute(
        'href',
        '/retailers/currys',
      );
      await main.getByText('Did you mean').getByRole('link').click();
      await expect(page).toHaveURL('/search?q=Currys');
      await expect(main.getByText('Did you mean')).toBeHidden();
      await expect(main.getByRole('article').first()).toContainText('Currys');
    });
  });
}
