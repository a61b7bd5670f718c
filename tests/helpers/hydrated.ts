import { expect, type Page } from '@playwright/test';

/**
 * Opens a public page and waits until its script has started, so that the menus and the drawer work. Waits for the
 * number of saved entries, because the script fills it in after it has started these (components/site/shell/behaviour).
 */
export async function openHydrated(
  page: Page,
  path: string,
  options?: Parameters<Page['goto']>[1],
): Promise<void> {
  await page.goto(path, options);
  await expect(page.locator('[data-shortlist] b').first()).toHaveText(/^\d+$/);
}
