import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { discountField, saveForm, storedDiscount, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { adminClient, retailerRow } from '../../helpers/site.ts';

/** Lets the site process the saves of this page, but drops the responses, so that the browser never receives them. */
const loseAnswers = (page: Page) =>
  page.route('**/admin/retailers/**', async (route) => {
    if (!/"writeId"|"cta_url"/.test(route.request().postData() ?? '')) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });

test('when the answer to a save is lost, the next save reports that the first one worked, and stores later changes', async ({
  page,
}) => {
  const slug = uniqueWord('lost');
  const { id } = await insertRow('retailers', retailerRow(slug));
  await signInAsAdmin(page, `/admin/retailers/${id}`);
  await discountField(page).fill('Up to 13% off');
  await loseAnswers(page);
  await saveForm(page);
  await expect(toast(page, 'The connection was lost.')).toContainText('Error');
  await page.unroute('**/admin/retailers/**');
  expect(await storedDiscount(id)).toBe('Up to 13% off');
  await page.getByLabel('Terms').fill('Typed since.');
  await saveForm(page);
  await expect(
    toast(page, 'Retailer updated successfully: your first attempt had been saved.'),
  ).toContainText('Success');
  await expect(page.getByRole('status').filter({ hasText: 'All changes are saved.' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const { data } = await (
    await adminClient()
  )
    .from('retailers')
    .select('typical_discount, terms_snippet')
    .eq('id', id)
    .single();
  expect(data).toEqual({ typical_discount: 'Up to 13% off', terms_snippet: 'Typed since.' });
  await removeRows('retailers', 'slug', slug);
});

test('when the answer to a new row or a deletion is lost, the next try reports that it was done', async ({
  page,
}) => {
  const slug = uniqueWord('lost');
  await signInAsAdmin(page, '/admin/retailers/new');
  await page.getByLabel('Name', { exact: true }).fill(slug);
  await page.getByLabel('Slug').fill(slug);
  await page.getByLabel('Affiliate link').fill('https://shop.example');
  await loseAnswers(page);
  const create = page.getByRole('button', { name: 'Create retailer' });
  await create.click();
  await expect(toast(page, 'The connection was lost')).toContainText('Error');
  await page.unroute('**/admin/retailers/**');
  await discountField(page).fill('Up to 17% off');
  await create.click();
  await expect(toast(page, 'Retailer created successfully: your first attempt had been saved')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/retailers\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';
  await toast(page, 'The connection was lost').getByRole('button', { name: 'Dismiss' }).click();
  // The form still shows the edit that was made after the save. That edit is not saved yet.
  await expect(discountField(page)).toHaveValue('Up to 17% off');
  // Half a second after a save, the form refreshes its page. Wait for that, because the page of a deleted row has no
  // form.
  const refreshed = page.waitForResponse(
    (answer) => answer.request().headers().rsc === '1' && answer.url().includes(id),
  );
  await saveForm(page);
  await expect(page.getByRole('status').filter({ hasText: 'All changes are saved.' })).toBeVisible();
  await refreshed;
  const { data } = await (await adminClient()).from('retailers').select().eq('slug', slug);
  expect(data).toMatchObject([{ id, typical_discount: 'Up to 17% off' }]);
  expect(data?.[0]?.highlights_data).toHaveLength(4);

  const remove = async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    await expect(confirm).toBeEnabled();
    return confirm;
  };
  const confirm = await remove();
  await loseAnswers(page);
  await confirm.click();
  await expect(toast(page, 'The connection was lost')).toContainText('Error');
  await page.unroute('**/admin/retailers/**');
  await (await remove()).click();
  const told = toast(page, 'Retailer deleted successfully');
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '1 retailer restored')).toBeVisible();
  await removeRows('retailers', 'slug', slug);
});

test('a save without an answer ends with a message after 20 seconds, and the next save works', async ({
  page,
}) => {
  const slug = uniqueWord('late');
  const { id } = await insertRow('retailers', retailerRow(slug));
  await signInAsAdmin(page, `/admin/retailers/${id}`);
  await discountField(page).fill('Up to 18% off');
  let isHeld = true;
  await page.route('**/admin/retailers/*', (route) =>
    route.request().method() === 'POST' && isHeld ? undefined : route.fallback(),
  );
  await saveForm(page);
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await expect(toast(page, 'The site didn’t respond in time')).toContainText('Error');
  await expect(discountField(page)).toHaveValue('Up to 18% off');
  isHeld = false;
  await saveForm(page);
  await expect(toast(page, 'Retailer updated successfully')).toBeVisible();
  expect(await storedDiscount(id)).toBe('Up to 18% off');
  await removeRows('retailers', 'slug', slug);
});

test('when a release has replaced the action of an open form, a save says to reload, and the form keeps its edits', async ({
  page,
}) => {
  const slug = uniqueWord('release');
  const { id } = await insertRow('retailers', retailerRow(slug));
  await signInAsAdmin(page, `/admin/retailers/${id}`);
  await discountField(page).fill('Up to 19% off');
  // The site answers this request as it answers a form of an earlier build.
  await page.route('**/admin/retailers/*', (route) => {
    const headers = route.request().headers();
    if (!headers['next-action']) return route.fallback();
    return route.continue({ headers: { ...headers, 'next-action': '40'.padEnd(42, '0') } });
  });
  await saveForm(page);
  const notice = toast(page, 'The site has been updated since you opened this page.');
  await expect(notice).toContainText('Error');
  await expect(notice).toContainText('Copy your edits, then reload the page.');
  await expect(discountField(page)).toHaveValue('Up to 19% off');
  expect(await storedDiscount(id)).not.toBe('Up to 19% off');
  await page.unroute('**/admin/retailers/*');
  await page.reload();
  await discountField(page).fill('Up to 19% off');
  await saveForm(page);
  await expect(toast(page, 'Retailer updated successfully')).toBeVisible();
  expect(await storedDiscount(id)).toBe('Up to 19% off');
  await removeRows('retailers', 'slug', slug);
});

test('an error message looks like an error and stays until it is dismissed', async ({ page }) => {
  await page.clock.install();
  await signInAsAdmin(page, '/admin/retailers/new');
  await page.getByLabel('Name', { exact: true }).fill('Argos');
  await page.getByLabel('Slug').fill('argos');
  await page.getByLabel('Affiliate link').fill('https://shop.example');
  await page.getByRole('button', { name: 'Create retailer' }).click();
  const told = toast(page, 'A retailer with this slug already exists');
  await expect(told).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(told).toBeVisible();
  const danger = await told.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--error)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [getComputedStyle(element).backgroundColor, color];
  });
  expect(danger[0]).toBe(danger[1]);
  await expectNoViolations(page);
  await told.getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor(1_000);
  await expect(told).toHaveCount(0);
});
