import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../helpers/axe.ts';
import { cutOff } from '../../helpers/cut-off.ts';
import { insertRichRows, RICH_PAGES } from '../../helpers/rich-rows.ts';

let remove = async () => {};
test.beforeAll(async () => {
  remove = await insertRichRows();
});
test.afterAll(() => remove());

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`pages with every field filled fit a window ${width} pixels wide and pass axe`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of RICH_PAGES) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      expect([path, await cutOff(page)]).toEqual([path, []]);
      await expectNoViolations(page);
    }
  });
}
