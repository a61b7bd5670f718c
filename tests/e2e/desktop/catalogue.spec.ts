import { expect, test } from '@playwright/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product page shows price, shops, versions, tips and answers', async ({ page }) => {
    await page.goto('/gaming/ps5');
    const head = page.locator('.page-head');
    await expect(head.getByText('£429 – £789')).toBeVisible();
    // An asterisk marks unchecked facts in the head of the page and in the lists below. The head explains the asterisk
    // once.
    await expect(head.locator('.head-price')).toContainText(
      '£429 – £789* (not yet checked) Usual prices of the 3 versions',
    );
    await expect(head.getByText('* Not yet checked', { exact: true })).toHaveCount(1);
    const shops = page.getByRole('region', { name: 'Where to buy' });
    const shop = shops.getByRole('link', { name: /^Visit / }).first();
    await expect(shop).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expect(shop).toContainText('Ad');
    // Only the button in the head of the page is filled; the buttons in the list of shops are not.
    await expect(shops.locator('.button-shop:not(.is-quiet)')).toHaveCount(0);
    await expect(head.locator('.button-shop:not(.is-quiet)')).toHaveCount(1);
    await expect(head.locator('.ticket > b')).toHaveText('Buy any time');
    // The line below the first paid link explains the mark 'Ad' for all paid links of the page.
    const line = page.getByRole('main').getByText('marks links for which we may earn a commission');
    await expect(line).toHaveCount(1);
    await expect(page.locator('.page-head .head-shop ~ .ad-line')).toBeVisible();
    const versions = page.getByRole('region', { name: 'Versions compared' });
    await expect(versions.getByRole('heading', { level: 3 })).toHaveText([
      'PS5 (with disc drive)',
      'PS5 Digital Edition',
      'PS5 Pro',
    ]);
    // Each fact about a version of the product is on the page only once.
    const choice = 'Choose this if you buy second-hand, own PS4 discs or watch Blu-rays.';
    await expect(versions.getByText(choice)).toHaveCount(1);
    await expect(versions.getByRole('listitem').first()).toContainText('Disc drive');
    await expect(versions.locator('.versions-shared')).toHaveText(
      'Storage upgrade in each version: M.2 SSD slot',
    );
    // The row of each shop says why to choose the shop and when its sale starts. If no day is known, the row describes
    // the time in words.
    const smyths = shops.getByRole('listitem').filter({ hasText: 'Smyths Toys' });
    await expect(smyths).toContainText('Usually around 25 Dec*');
    await expect(smyths.locator('.shop-row-why')).toHaveText(/^Consoles with stock shown for each branch/);
    const visible = shops.getByRole('link', { name: /^Visit / }).filter({ visible: true });
    await expect(visible).toHaveCount(3);
    await shops.getByText('All 7 shops').click();
    await expect(visible).toHaveCount(7);
    // No editor picked this shop for consoles, so its row shows a fact about the shop instead, marked as unchecked.
    await expect(shops.getByRole('listitem').last().locator('.shop-row-why')).toHaveText(
      /^Delivery: Own .*\*/,
    );
    await expect(page.getByRole('heading', { name: 'How to buy well' })).toBeVisible();
    // The shops and the tips below them are in one column.
    const leftOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.x;
    expect(await leftOf('How to buy well')).toBe(await leftOf('Where to buy'));
    await expect(page.locator('main details summary').first()).toBeVisible();
  });

  test('a category leads to the guides about its goods, at most three', async ({ page }) => {
    await page.goto('/categories/electronics');
    const guides = page.getByRole('region', { name: 'How to choose' }).getByRole('link');
    await expect(guides).toHaveText([/headphones/i, /laptop/i, /TV/]);
    // The tiles of the subcategories, above this section, already show the drawings.
    await expect(page.getByRole('region', { name: 'How to choose' }).locator('img')).toHaveCount(0);
    await guides.nth(1).click();
    await expect(page).toHaveURL('/content/how-to-buy-a-laptop');
  });

  test('a retailer page says what is worth a visit and when its sale starts, and leads to the shop beside it', async ({
    page,
  }) => {
    await page.goto('/retailers/river-island');
    const main = page.getByRole('main');
    const panel = main.locator('.shop-panel');
    await expect(panel.getByRole('link').first()).toHaveText(/^Visit River Island/);
    await expect(main.locator('.shop-verdict b')).toHaveText(
      /^Sequins, faux fur and heavy knits are cleared first/,
    );
    await expect(main.locator('.shop-verdict')).toContainText('check the store finder');
    const timeline = main.getByRole('region', { name: 'When the River Island sale starts' });
    await expect(timeline.locator('.timeline-bar')).toHaveText('26 Dec, Boxing Day');
    await expect(timeline.locator('.not-checked')).toHaveText('* Not yet checked');
    // The box with the link to the shop says when the sale usually starts, because no day is known. The box explains
    // the asterisk of unchecked facts once.
    await expect(panel).toContainText('Sale starts onlineUsually just before Christmas* (not yet checked)');
    await expect(panel.locator('.not-checked')).toHaveText('* Not yet checked');
    // The verdict on the shop already names the goods that it reduces, so the page does not list them again.
    await expect(main.getByRole('region', { name: 'About River Island' })).toContainText('family-owned');
    await expect(main.getByRole('heading', { name: /^What comes down/ })).toHaveCount(0);
  });

  test('a retailer page lists the goods that its ticket does not name, and has three cards of products', async ({
    page,
  }) => {
    await page.goto('/retailers/nike');
    const goods = page.getByRole('region', { name: 'What comes down, what doesn’t' });
    await expect(goods.getByRole('list').first()).toContainText('Last season’s running shoes');
    await expect(goods.getByRole('list').last()).toContainText('Customised pairs');
    await page.goto('/retailers/argos');
    // The box with the link to the shop shows the facts, so no table repeats them. The description does not repeat the
    // verdict on the shop.
    await expect(page.locator('.shop-panel .fact-tiles dt')).toHaveText([
      'Returns',
      'Delivery and collection',
    ]);
    await expect(page.getByRole('heading', { name: /at a glance$/ })).toHaveCount(0);
    const about = page.getByRole('region', { name: 'About Argos' });
    await expect(about).toContainText('where you order first and then collect');
    await expect(page.getByText(/gone in one town/)).toHaveCount(1);
    // The answer to the first question is open.
    await expect(
      page.getByText(/^The website has usually switched to sale prices on Christmas Day/),
    ).toBeVisible();
    const products = page.getByRole('region', { name: 'Popular at Argos' });
    await expect(products.getByRole('article')).toHaveCount(3);
    await expect(products.getByRole('link', { name: 'AirPods Pro 2' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Best Categories/ })).toHaveCount(0);
  });

  test('a category shows products of its own subcategories, with their names', async ({ page }) => {
    await page.goto('/categories/electronics');
    const products = page.getByRole('region', { name: 'Products in Tech & Electronics' });
    await expect(products.getByRole('heading', { level: 3 })).toHaveText(['AirPods Pro 2']);
    await expect(products.getByRole('article')).toContainText('Headphones Apple');
    // The long description repeats the rest of the page, so it is collapsed at first.
    const about = page.getByRole('region', { name: 'About Tech & Electronics' });
    await expect(about.getByRole('paragraph')).toBeHidden();
    await about.getByText('About Tech & Electronics').click();
    await expect(about.getByRole('paragraph')).toBeVisible();
  });

  test('a product leads to the same first shop in every list and on its own page', async ({ page }) => {
    for (const path of ['/products', '/categories/gaming', '/categories/gaming/consoles']) {
      await page.goto(path);
      // Each page explains its paid links once, above or beside the first paid link.
      const line = page.getByRole('main').getByText('marks links for which we may earn a commission');
      await expect(line).toHaveCount(1);
      const card = page.getByRole('article').filter({ hasText: 'PlayStation 5' });
      await expect(card.getByRole('link', { name: /^Visit / })).toHaveAccessibleName(/^Visit Argos Ad/);
    }
    await page.goto('/gaming/ps5');
    const shops = page.getByRole('region', { name: 'Where to buy' });
    for (const part of [page.locator('.page-head'), shops])
      await expect(part.getByRole('link', { name: /^Visit / }).first()).toHaveAccessibleName(
        /^Visit Argos Ad/,
      );
  });

  test('the ranked shops of a category have a reason for it, and the other shops follow', async ({
    page,
  }) => {
    await page.goto('/categories/gaming');
    const shops = page.getByRole('region', { name: 'Best shops for gaming' });
    await expect(shops.getByText('Our editors choose the order, and say why for each shop.')).toBeVisible();
    const ranked = shops.locator('.ranked-shops > li');
    await expect(ranked).toHaveCount(6);
    await expect(ranked.filter({ has: page.locator('.sale-pill + p') })).toHaveCount(6);
    // The head of the page names the first three shops of the list, in the same order.
    const named = await ranked.locator('.shop-plate').allTextContents();
    await expect(page.locator('.answers > [data-answer=where]').getByRole('link')).toHaveText(
      named.slice(0, 3),
    );
    await expect(page.locator('.page-head .button-shop')).toContainText(named[0] ?? '');
    const others = shops.locator('.other-shops');
    await expect(others.getByRole('link', { name: 'AO', exact: true })).toHaveAttribute(
      'href',
      '/retailers/ao',
    );
    await expect(others.getByRole('link', { name: /^Visit AO/ })).toBeVisible();
  });

  test('a subcategory page shows its products with their versions, its best shops, its text and its siblings', async ({
    page,
  }) => {
    await page.goto('/categories/gaming/consoles');
    const products = page.getByRole('region', { name: 'Consoles to look at' });
    await expect(products.locator('a[href="/gaming/ps5"]')).toBeVisible();
    await expect(products.getByText('3 versions: PS5 (with disc drive), PS5 Digital Edition')).toBeVisible();
    const shops = page.getByRole('region', { name: 'Best shops for consoles' });
    await expect(shops.getByRole('link', { name: /^Visit / }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How to buy well' })).toBeVisible();
    const text = page.getByRole('region', { name: 'Consoles in detail' });
    await expect(text.getByText('Consoles are the one present')).toBeVisible();
    await expect(text.getByText('Begin with the games')).toBeHidden();
    await text.getByText('How to choose a console').click();
    await expect(text.getByText('Begin with the games')).toBeVisible();
    const siblings = page.getByRole('region', { name: 'More in Gaming' });
    await expect(siblings.getByRole('link', { name: 'Video Games' })).toBeVisible();
  });

  test('a lone product of a subcategory says for whom each version is', async ({ page }) => {
    await page.goto('/categories/electronics/headphones');
    const products = page.getByRole('region', { name: 'Headphones to look at' });
    await expect(products.getByRole('article')).toHaveCount(1);
    await expect(products.locator('.card-versions > li')).toHaveText([
      /USB-C.*Choose this if/,
      /Lightning.*Choose this if/,
    ]);
  });

  test('a category page leads to its subcategories', async ({ page }) => {
    await page.goto('/categories/gaming');
    const within = page.getByRole('region', { name: 'Within Gaming' });
    await within.getByRole('link', { name: 'Consoles' }).click();
    await expect(page).toHaveURL(/\/categories\/gaming\/consoles$/);
  });

  test('the link to the shop stays in view on a wide window, from the timeline to the questions', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/retailers/argos');
    const main = page.getByRole('main');
    const links = main.locator('.shop-panel .button-shop, .shop-bar .button-shop');
    const isLinked = async () => {
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
      return boxes.some((box) => box && box.y > 60 && box.y + box.height <= 900);
    };
    expect(await isLinked()).toBe(true);
    for (const name of [
      'About Argos',
      'Popular at Argos',
      'What Argos sells',
      'Argos: questions and answers',
    ]) {
      await main.getByRole('region', { name }).scrollIntoViewIfNeeded();
      expect([name, await isLinked()]).toEqual([name, true]);
    }
    // The bar is a card at the right, so it covers little of the page.
    expect((await main.locator('.shop-bar').boundingBox())?.width).toBeLessThan(430);
  });

  for (const path of [
    '/gaming/ps5',
    '/retailers/argos',
    '/categories/gaming',
    '/categories/gaming/consoles',
  ]) {
    test(`${path} ends with six to eight further links, and none leads back to itself`, async ({ page }) => {
      await page.goto(path);
      const links = page.getByRole('region', { name: 'Explore More' }).getByRole('link');
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets.length).toBeGreaterThanOrEqual(6);
      expect(targets.length).toBeLessThanOrEqual(8);
      expect(new Set(targets).size).toBe(targets.length);
      expect(targets).not.toContain(path);
    });
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'with scripts switched off', () => {
    test.use({ javaScriptEnabled });

    test('the list of shops can be sorted by start and by name', async ({ page }) => {
      await page.goto('/retailers', { waitUntil: 'networkidle' });
      const cards = page.locator('.ranked article');
      await expect(cards.first().getByRole('heading')).toHaveText('Amazon');
      /**
       * Returns the names of the shops in the order in which their cards are on the screen, or in the order in which
       * the Tab key reaches the cards.
       */
      const names = (order: 'screen' | 'keyboard') =>
        cards.evaluateAll(
          (all, isOnScreen) =>
            (isOnScreen
              ? all.toSorted((a, b) => {
                  const [at, bt] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
                  return at.top - bt.top || at.left - bt.left;
                })
              : all
            ).map((card) => card.querySelector('h2')?.textContent ?? ''),
          order === 'screen',
        );
      await page.getByText('First to start', { exact: true }).click();
      await expect.poll(async () => (await names('screen'))[0]).toBe('Currys');
      await page.getByText('A to Z', { exact: true }).click();
      await expect
        .poll(async () => (await names('screen')).slice(0, 4))
        .toEqual(['adidas', 'Amazon', 'AO', 'Argos']);
      if (javaScriptEnabled) expect(await names('keyboard')).toEqual(await names('screen'));
    });
  });
}
