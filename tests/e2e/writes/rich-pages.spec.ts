import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../helpers/axe.ts';
import { ask, ORIGIN } from '../../helpers/crawl/ask.ts';
import { blocksOf } from '../../helpers/crawl/json-ld.ts';
import { wrongProductData } from '../../helpers/crawl/product-claims.ts';
import { readPage } from '../../helpers/crawl/read-page.ts';
import { cutOff } from '../../helpers/cut-off.ts';
import { insertRichRows, RICH_PAGES, SINGLE_PRODUCT } from '../../helpers/rich-rows.ts';

let remove = async () => {};
test.beforeAll(async () => {
  remove = await insertRichRows();
});
test.afterAll(() => remove());

for (const [device, width, wider] of [
  ['a phone and a tablet', 390, 768],
  ['a desktop and a wide screen', 1440, 1920],
] as const) {
  test(`pages with every field filled fit ${device} and pass axe`, async ({ page }) => {
    for (const path of RICH_PAGES) {
      await page.setViewportSize({ width, height: 900 });
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      expect([path, width, await cutOff(page)]).toEqual([path, width, []]);
      await expectNoViolations(page);
      await page.setViewportSize({ width: wider, height: 900 });
      expect([path, wider, await cutOff(page)]).toEqual([path, wider, []]);
    }
  });
}

test('the name, the price and the address in the structured data of a product are those of its page', async () => {
  const page = readPage(await ask(ORIGIN + SINGLE_PRODUCT));
  expect(blocksOf(page.jsonLd, 'Product')).toMatchObject([{ offers: { lowPrice: 249, highPrice: 1299 } }]);
  expect(wrongProductData(page)).toEqual([]);
});
