import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { adminClient } from './site.ts';

/** Finds the toast that contains a text. */
export const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** Waits until the form for a new row has created the row and the browser shows the row's own form. */
export async function expectCreated(page: Page, what: string): Promise<void> {
  await expect(toast(page, `${what} created successfully`)).toContainText('Success');
  await expect(page).toHaveURL(/\/[0-9a-f-]{36}$/);
}

export const saveForm = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Finds the open confirmation dialog, such as 'Delete this retailer?'. */
export const question = (page: Page) => page.getByRole('alertdialog');

/** Requests a path without following redirects. Returns the status and the Location header of the response. */
export async function answerOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location ?? null];
}

/** Finds the field 'Typical discount' in a retailer's form. Several tests of saving edit this field. */
export const discountField = (page: Page) => page.getByLabel('Typical discount');

/** Returns a retailer's typical discount as stored in the database. */
export async function storedDiscount(retailerId: string): Promise<string | null> {
  const db = await adminClient();
  const { data, error } = await db.from('retailers').select('typical_discount').eq('id', retailerId).single();
  if (error) throw error;
  return data.typical_discount;
}
