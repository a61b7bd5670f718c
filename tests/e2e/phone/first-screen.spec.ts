import { expect, test } from '@playwright/test';
import { areStartsAhead } from '../../helpers/season.ts';

/** For each page, the elements that say when the sales start, which goods are good deals, and where to click. */
const ANSWERS: Record<string, string[]> = {
  '/': ['.hero-answer', '.calendar', '.popular-band .chip', '.hero-band .search-box'],
  '/retailers': [
    '.answers',
    '.page-head .chip',
    'article .sale-pill',
    'article .retailer-verdict',
    'article .button-shop',
  ],
  '/retailers/argos': ['.timeline', '.shop-verdict', '.buy-box .button-shop'],
  '/categories': ['.answers', '.dotted a'],
  '/categories/gaming': ['.answers', '.page-head .button-shop'],
  '/categories/gaming/consoles': ['.answers', '.page-head .button-shop'],
  '/products': [
    '.answers [data-answer=when]',
    '.answers [data-answer=wait] .dotted a',
    '.product-list .ticket',
    '.product-list .card-reason',
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
    '.results [data-answer=when]',
    '.results [data-answer=what]',
    '.results .button-shop',
    '.results .button-shop .ad-mark',
  ],
  '/search?q=tvs': [
    '.answers',
    '.quick-answer .answers > div:nth-child(2)',
    '.quick-answer .ad-line',
    '.goods-answer .button-shop',
  ],
  '/search?q=air+fryer': [
    ...(areStartsAhead ? ['.answers [data-answer=advice] .when-pill', '.answers .is-later'] : ['.answers']),
    '.quick-answer .ad-line',
    '.goods-answer .button-shop',
    '.results .card-title',
  ],
  '/search?q=qwxz': [
    '.answers',
    '.answers [data-answer=where] a',
    '.popular-band .chip',
    '.small-tiles .card-title',
  ],
  '/search?q=ps5': [
    '.answers',
    '.results .when-pill',
    '.results .button-shop',
    '.results .button-shop .ad-mark',
    '.results .card-title',
  ],
};

/** The height of the affiliate notice, with its border. */
const NOTICE = 49;

for (const [path, answers] of Object.entries(ANSWERS)) {
  test(`${path} says when, what and where on the first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    for (const answer of answers)
      await expect(page.getByRole('main').locator(answer).first()).toBeInViewport({ ratio: 0.95 });
    // The affiliate notice, which appears two seconds later, is one line, and covers no button to a shop.
    const notice = page.getByRole('complementary', { name: 'Affiliate disclosure' });
    await expect(notice).toBeVisible();
    const line = await notice.boundingBox();
    expect(line?.height).toBeLessThanOrEqual(NOTICE);
    for (const button of answers.filter((answer) => answer.endsWith('.button-shop'))) {
      const box = await page.getByRole('main').locator(button).first().boundingBox();
      expect([button, box && line && box.y + box.height <= line.y]).toEqual([button, true]);
    }
  });
}
