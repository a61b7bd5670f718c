import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { question, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { type ModelServer, startModelServer } from '../../helpers/model-server.ts';
import { uniqueWord } from '../../helpers/site-rows.ts';

let models: ModelServer;
test.beforeAll(async () => {
  models = await startModelServer();
});
test.afterAll(() => models.stop());

const dialog = (page: Page) => page.getByRole('dialog');
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await dialog(page).getByLabel(label).fill(value);
};
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

test('an admin adds a key, tests, limits, replaces and revokes it, and the export of the site leaves it out', async ({
  page,
}) => {
  const word = uniqueWord('key');
  const model = `model-${word}`;
  const [first, second] = [`sk-${word}-first-Ab1C`, `sk-${word}-second-Xy9Z`];
  await signInAsAdmin(page, '/admin/api-keys');
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Add a key' }).click();
  await dialog(page).getByLabel('Provider').selectOption('OpenAI-compatible server');
  await fill(page, { Label: word, 'Base URL': 'http://10.0.0.1/v1', 'Default model': model, Key: first });
  await press(page, 'Add');
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'An amount' })).toBeVisible();
  await expectNoViolations(page);
  await fill(page, { 'Monthly budget in pounds': '5' });
  await press(page, 'Add');
  await expect(dialog(page)).toContainText('Enter an https URL on the public internet');
  await fill(page, { 'Base URL': models.url });
  await press(page, 'Add');
  await expect(toast(page, 'Key added successfully')).toBeVisible();
  const row = page.getByRole('region', { name: 'Table of keys' }).getByRole('row').filter({ hasText: word });
  await expect(row).toContainText('Ab1C');
  await expect(row).toContainText('£0 of £5.00');
  await expect(row).toContainText('Never');

  // The site cannot keep to the budget if it does not know the model's price, so it does not call the model.
  await expect(row).toContainText('No price yet');
  await row.getByRole('button', { name: 'Test' }).click();
  await expect(toast(page, 'This model has no price')).toBeVisible();
  await page.getByRole('button', { name: 'Add a price' }).click();
  await dialog(page).getByLabel('Provider').selectOption('OpenAI-compatible server');
  await fill(page, {
    Model: model,
    'Pounds per million input tokens': '1000',
    'Pounds per million output tokens': '2000',
  });
  await press(page, 'Save');
  await expect(row.getByText('No price yet')).toHaveCount(0);
  await row.getByRole('button', { name: 'Test' }).click();
  await expect(toast(page, `${model} answered in`)).toContainText('Cost: £0.18');
  await expect(row).toContainText('£0.18 of £5.00');
  const calls = page.getByRole('region', { name: 'Table of calls' });
  await expect(calls.getByRole('row').filter({ hasText: word }).first()).toContainText('Answered');
  expect(models.requests.at(-1)?.headers.authorization).toBe(`Bearer ${first}`);

  await row.getByRole('button', { name: 'Replace' }).click();
  await fill(page, { Key: second });
  await press(page, 'Replace');
  await expect(row).toContainText('Xy9Z');
  // The provider's error message contains the key. The site's own message does not.
  models.next = [{ kind: 'status', status: 401 }];
  await row.getByRole('button', { name: 'Test' }).click();
  await expect(toast(page, 'The provider doesn’t accept this key')).toBeVisible();
  expect(models.requests.at(-1)?.headers.authorization).toBe(`Bearer ${second}`);

  await row.getByRole('button', { name: 'Change' }).click();
  await fill(page, { 'Monthly budget in pounds': '1' });
  await press(page, 'Save');
  await expect(row).toContainText('of £1.00');
  const before = models.requests.length;
  await row.getByRole('button', { name: 'Test' }).click();
  await expect(toast(page, 'could pass the monthly budget')).toBeVisible();

  await row.getByRole('button', { name: 'Revoke' }).click();
  await question(page).getByRole('button', { name: 'Revoke key' }).click();
  await expect(row).toContainText('Revoked');
  await expect(row.getByRole('button')).toHaveCount(0);
  expect(models.requests).toHaveLength(before);
  await expectNoViolations(page);

  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Latest edits' })).toContainText('You changed an API key');
  const exported = await page.request.get('/admin/data-migration/export');
  expect(exported.status()).toBe(200);
  // The export of the site contains neither the keys nor any other data about them.
  expect(await exported.text()).not.toContain(word);
});
