import { expect, test } from '@playwright/test';

/** The elements of each page that say when the sales start, which goods are good deals, and where to click. */
const ANSWERS: Record<string, string[]> = {
  '/': ['.hero-answer', '.calendar', '.popular-band .chip', '.hero-band .search-box'],
  '/retailers': ['.answers', '.page-head .chip', 'article .retailer-verdict', 'article .button-shop'],
  '/retailers/argos': ['.timeline', '.shop-verdict', '.buy-box .button-shop'],
  '/categories': ['.answers', '.dotted a'],
  '/categories/gaming': ['.answers', '.page-head .button-shop'],
  '/categories/gaming/consoles': ['.answers', '.page-head .button-shop'],
  '/products': [
    '.answers [data-answer=when]',
    '.answers [data-answer=where] a',
    '.product-list .ticket',
    '.product-list .button-shop',
  ],
  '/gaming/ps5': ['.answers', '.ticket', '.page-head .button-shop'],
  '/content': ['.index-start', '.content-card .card-title'],
  '/content/when-do-boxing-day-sales-start': [
    '.quick-answer [data-answer=when]',
    '.quick-answer [data-answer=where]',
    '.answer li:last-child',
    '.content-start .button-shop',
    '.content-start .ad-line',
  ],
  '/content/how-to-buy-a-tv': [
    '.quick-answer [data-answer=when]',
    '.quick-answer [data-answer=where]',
    '.answer li:last-child',
    '.content-start .button-shop',
    '.content-start .ad-line',
  ],
  '/content/pay-safely-in-the-sales': ['.answers', '.quick-answer .dotted a', '.answer li:last-child'],
  '/sale-dates': ['.page-head-lede', '.day-head:is(h3)', '.day-shop'],
  '/compare/argos-vs-currys': [
    '.short-points > li',
    '.compare-table tbody tr:first-child td',
    '.compare-table .button-shop',
  ],
  '/search?q=argos': [
    '.answers',
    '.quick-answer .answers > div:nth-child(2)',
    '.results .button-shop',
    '.results .button-shop .ad-mark',
  ],
  '/search?q=tvs': [
    '.answers',
    '.quick-answer .answers > div:nth-child(2)',
    '.quick-answer .ad-line',
    '.results .button-shop',
  ],
  '/search?q=air+fryer': [
    '.answers',
    '.quick-answer .ad-line',
    '.results .button-shop',
    '.results .card-title',
  ],
  '/search?q=ps5': [
    '.answers',
    '.results .when-pill',
    '.results .button-shop',
    '.results .button-shop .ad-mark',
    '.results .card-title',
  ],
};

for (const [path, answers] of Object.entries(ANSWERS)) {
  test(`${path} says when, what and where on the first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    for (const answer of answers)
      await expect(page.getByRole('main').locator(answer).first()).toBeInViewport({ ratio: 0.95 });
  });
}
