import { expect, type Page } from '@playwright/test';

/** Finds the search field of the homepage. */
export const field = (page: Page) => page.locator('#hero-search');
export const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
export const options = (page: Page) => list(page).getByRole('option');

/** Opens the homepage, waits until the search field can show suggestions, and types a query into the field. */
export async function type(page: Page, query: string) {
  await page.goto('/');
  await field(page).click();
  await expect(field(page)).toHaveRole('combobox');
  await field(page).fill(query);
}
