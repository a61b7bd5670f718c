import { expect, type Page } from '@playwright/test';
import { toast } from './admin.ts';
import { adminClient } from './site.ts';

interface ModelKey {
  /** The label of the key. The default model of the key has the same name. */
  label: string;
  /** The base URL of the model server that the test has started. */
  url: string;
  key?: string;
  /** The monthly budget in pounds. */
  budget: number;
  /** The price of the model in pounds per million tokens. */
  price: { input: number; output: number };
}

/** Adds a key for the test's model server on the screen ‘API keys’, and enters the price of its model. */
export async function addModelKey(page: Page, { label, url, key, budget, price }: ModelKey): Promise<void> {
  const dialog = page.getByRole('dialog');
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await dialog.getByLabel(name).fill(value);
  };
  await page.getByRole('button', { name: 'Add a key' }).click();
  await dialog.getByLabel('Provider').selectOption('OpenAI-compatible server');
  await fill({ Label: label, 'Base URL': url, 'Default model': label, Key: key ?? `sk-${label}-Ab1C` });
  await fill({ 'Monthly budget in pounds': String(budget) });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(toast(page, 'Key added successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Add a price' }).click();
  await dialog.getByLabel('Provider').selectOption('OpenAI-compatible server');
  await fill({ Model: label, 'Pounds per million input tokens': String(price.input) });
  await fill({ 'Pounds per million output tokens': String(price.output) });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Revokes all keys that have this label. */
export async function revokeModelKeys(label: string): Promise<void> {
  const db = await adminClient();
  const { data, error } = await db.from('model_keys').select('id').eq('label', label);
  if (error) throw error;
  for (const { id } of data) await db.rpc('revoke_model_key', { _id: id });
}
