import { expect, test } from '@playwright/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product page shows price, shops, versions, tips and answers', async ({ page }) => {
    await page.goto('/gaming/ps5');
    const head = page.locator('.page-head');
    await expect(head.getByText('£429 – £789')).toBeVisible();
    // One mark stands for what nobody has checked, here as in the lists below, and the head explains it once.
    await expect(head.locator('.head-price')).toContainText(
      '£429 – £789* (not yet checked) Usual price range',
    );
    await expect(head.getByText('* Not yet checked', { exact: true })).toHaveCount(1);
    const shops = page.getByRole('region', { name: 'Where to buy' });
    const shop = shops.getByRole('link', { name: /^Visit / }).first();
    await expect(shop).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expect(shop).toContainText('Ad');
    // The head has the only filled button.
    await expect(shops.locator('.button-shop:not(.is-quiet)')).toHaveCount(0);
    await expect(head.locator('.button-shop:not(.is-quiet)')).toHaveCount(1);
    await expect(head.locator('.ticket > b')).toHaveText('Buy any time');
    // The line below the first paid link explains all of the page.
    const line = page.getByRole('main').getByText('marks links for which we may earn a commission');
    await expect(line).toHaveCount(1);
    await expect(page.locator('.page-head .head-shop ~ .ad-line')).toBeVisible();
    const versions = page.getByRole('region', { name: 'Versions compared' });
    await expect(versions.getByRole('columnheader')).toHaveCount(3);
    await expect(versions.getByRole('cell').first()).toHaveText(
      'Choose this if you buy second-hand, own PS4 discs or watch Blu-rays.',
    );
    await expect(versions.getByText('The same in each: Storage upgrade, M.2 SSD slot.')).toBeVisible();
    // Every shop says when its sale starts, in words if no day is known.
    const smyths = shops.getByRole('listitem').filter({ hasText: 'Smyths Toys' });
    await expect(smyths).toContainText('Usually around Christmas*');
    await expect(shops.getByRole('link', { name: /^Visit / }).filter({ visible: true })).toHaveCount(7);
    await expect(page.getByRole('heading', { name: 'How to buy well' })).toBeVisible();
    await expect(page.locator('main details summary').first()).toBeVisible();
  });

  test('a category leads to the guides about its goods, at most three', async ({ page }) => {
    await page.goto('/categories/electronics');
    const guides = page.getByRole('region', { name: 'How to choose' }).getByRole('link');
    await expect(guides).toHaveText([/headphones/i, /laptop/i, /TV/]);
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
    await expect(main.locator('.shop-verdict b')).toHaveText(/^Reductions normally start online /);
    await expect(main.locator('.shop-verdict')).toContainText('Sequins, faux fur and heavy knits go first');
    const timeline = main.getByRole('region', { name: 'When the River Island sale starts' });
    await expect(timeline.locator('.timeline-bar')).toHaveText('26 Dec, Boxing Day');
    await expect(timeline.locator('.not-checked')).toHaveText('* Not yet checked');
    // The box with the link has the start without a day, and says once that nobody has checked it.
    await expect(panel).toContainText('Usually just before Christmas');
    await expect(panel.locator('.not-checked')).toHaveText('* Not yet checked');
    // The ticket names the goods already, so the page does not list them again.
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
    // The facts come before the long text.
    await expect(page.getByRole('heading', { name: /at a glance$|^About Argos/ })).toHaveText([
      'Argos at a glance',
      'About Argos',
    ]);
    const products = page.getByRole('region', { name: 'Popular at Argos' });
    await expect(products.getByRole('article')).toHaveCount(3);
    await expect(products.getByRole('link', { name: 'AirPods Pro 2' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Best Categories/ })).toHaveCount(0);
  });

  test('the card of a product leads to its page and to its first shop', async ({ page }) => {
    await page.goto('/products');
    const card = page.getByRole('article').filter({ hasText: 'PlayStation 5' });
    await expect(card.getByRole('link')).toHaveText([
      'PlayStation 5',
      /^Visit Argos\s*Ad/,
      'Compare 7 shops',
    ]);
    await expect(card).toContainText('£429 – £789* (not yet checked)');
    await expect(card.locator('[data-advice=any_time]')).toContainText('Any time');
    // The head explains the mark of its answer, and the list its marks, each once.
    const main = page.getByRole('main');
    const list = main.locator('.product-list');
    await expect(list.getByText('* Not yet checked', { exact: true })).toHaveCount(1);
    await expect(main.getByText('* Not yet checked', { exact: true })).toHaveCount(2);
    await expect(main.getByText('marks links for which we may earn a commission')).toHaveCount(1);
  });

  test('a short list of all products has no groups; its cards name their categories, which follow as pictures', async ({
    page,
  }) => {
    await page.goto('/products');
    const cards = page.locator('.product-list').getByRole('article');
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
      'AirPods Pro 2',
      'Dyson Airwrap',
      'Dyson V15 Detect',
      'LEGO Sets',
      'Ninja MAX Dual Zone AF400UK',
      'Nintendo Switch',
      'PlayStation 5',
    ]);
    await expect(cards.locator('.card-kind')).toHaveText([
      'Tech & Electronics',
      'Health & Beauty',
      'Appliances',
      'Toys & Games',
      'Appliances',
      'Gaming',
      'Gaming',
    ]);
    await expect(page.locator('.product-group')).toHaveCount(0);
    const categories = page.getByRole('region', { name: 'By category' });
    await expect(categories.getByRole('listitem').getByRole('link')).toHaveText([
      'Appliances',
      'Gaming',
      'Health & Beauty',
      'Tech & Electronics',
      'Toys & Games',
    ]);
    // Only the first button of a long list is filled.
    await expect(page.locator('.product-list .button-shop:not(.is-quiet)')).toHaveCount(1);
  });

  test('a category shows products of its own subcategories, with their names', async ({ page }) => {
    await page.goto('/categories/electronics');
    const products = page.getByRole('region', { name: 'Products in Tech & Electronics' });
    await expect(products.getByRole('heading', { level: 3 })).toHaveText(['AirPods Pro 2']);
    await expect(products.getByRole('article')).toContainText('Headphones Apple');
    // The text that repeats the page at length is folded.
    const about = page.getByRole('region', { name: 'About Tech & Electronics' });
    await expect(about.getByRole('paragraph')).toBeHidden();
    await about.getByText('About Tech & Electronics').click();
    await expect(about.getByRole('paragraph')).toBeVisible();
  });

  test('a product leads to the same first shop in every list and on its own page', async ({ page }) => {
    for (const path of ['/products', '/categories/gaming', '/categories/gaming/consoles']) {
      await page.goto(path);
      // Each page explains its paid links once, above or beside the first of them.
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
    // The head names the shops in the same order.
    const named = await ranked.locator('.rank-tile').allTextContents();
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

  test('the directory of products says what each costs and when to buy it', async ({ page }) => {
    await page.goto('/products/directory');
    const entry = page.getByRole('region', { name: 'P', exact: true }).getByRole('listitem');
    await expect(entry.filter({ hasText: 'PlayStation 5' })).toContainText(/£\d.*Any time/);
  });

  test('a letter leads to its part of the directory', async ({ page }) => {
    // Hydration may remove a fragment from the URL (tests/e2e/both-widths/sale-dates.spec.ts).
    await page.goto('/retailers/directory', { waitUntil: 'networkidle' });
    const letters = page.getByRole('navigation', { name: 'Letters' });
    await letters.getByRole('link', { name: 'S', exact: true }).click();
    await expect(page).toHaveURL(/#letter-s$/);
    const shops = page.getByRole('region', { name: 'S', exact: true });
    await expect(shops.getByRole('link', { name: 'Selfridges' })).toBeInViewport();
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
      /** The names in the order in which the screen, or the keyboard, comes to the cards. */
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
