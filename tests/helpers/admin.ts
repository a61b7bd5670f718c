import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { adminClient } from './site.ts';

/** Returns the toast with this text. */
export const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** Waits until a new row is created and its editor has replaced the form. */
export async function expectCreated(page: Page, what: string): Promise<void> {
  await expect(toast(page, `${what} created successfully`)).toContainText('Success');
  await expect(page).toHaveURL(/\/[0-9a-f-]{36}$/);
}

export const saveForm = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Returns the open confirmation dialog. */
export const question = (page: Page) => page.getByRole('alertdialog');

/** Returns the status and Location of a response, without following it. */
export async function answerOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location ?? null];
}

/** Decodes a page's numeric character references, which replace all characters beyond ASCII. */
export const readable = (html: string) =>
  html.replace(/&#(\d+);/g, (_reference, code: string) => String.fromCodePoint(Number(code)));

/** The field in a retailer's form that the tests of lost answers edit. */
export const discountField = (page: Page) => page.getByLabel('Typical discount');

/** Returns the stored value of that field. */
export async function storedDiscount(retailerId: string): Promise<string | null> {
  const db = await adminClient();
  const { data, error } = await db.from('retailers').select('typical_discount').eq('id', retailerId).single();
  if (error) throw error;
  return data.typical_discount;
}
