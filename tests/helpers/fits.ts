import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { cutOff } from './cut-off.ts';

const HEIGHT = 900;

/**
 * Expects that nothing on a screen extends beyond the window of a desktop (1280 px) or a phone (390 px), and that the
 * screen passes axe on the phone. Then gives the window its former size.
 */
export async function expectToFit(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect.poll(() => cutOff(page), { message: `at ${width} px` }).toEqual([]);
  }
  await expectNoViolations(page);
  if (before) await page.setViewportSize(before);
}
