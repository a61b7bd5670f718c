import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectCreated, saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, removeRows, uniqueWord } from '../../helpers/site-rows.ts';
import { retailerRow } from '../../helpers/site.ts';

const today = new Date().toISOString().slice(0, 10);
const whereToBuy = (page: Page) => page.getByRole('region', { name: 'Where to buy' }).getByRole('listitem');

test('an offer comes first under ‘Where to buy’, its prices make a history, and it leaves at its end', async ({
  page,
}) => {
  const slug = uniqueWord('bargain');
  await insertRow('retailers', retailerRow(slug));
  const product = {
    slug,
    name: `Kettle ${slug}`,
    recommended_retailers: ['argos', slug],
    is_published: true,
  };
  await insertRow('products', product);
  try {
    // Requests the product's page, so that the site stores the page without the offer.
    await page.goto(`/products/${slug}`);
    await expect(whereToBuy(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Price history' })).toHaveCount(0);

    await signInAsAdmin(page, '/admin/offers');
    await page.getByRole('link', { name: 'New offer' }).click();
    const form = page.getByRole('form', { name: 'New offer' });
    await form.getByLabel('Title').fill('Kettle with a free mug');
    for (const kind of ['retailer', 'product']) {
      await form.getByRole('button', { name: `Choose ${kind}` }).click();
      await page.getByPlaceholder('Name or slug').fill(slug);
      await page.getByRole('option', { name: new RegExp(slug) }).click();
    }
    await form.getByLabel('URL of the offer').fill('https://shop.example/kettle');
    const price = form.getByLabel('Price', { exact: true });
    await price.fill('about forty');
    await form.getByLabel('Checked on').fill(today);
    await form.getByLabel('Earlier price').fill('59.99');
    await form.getByLabel('Code').fill('MUG');
    await form.getByRole('button', { name: 'Create offer' }).click();

    await expect(price).toHaveAccessibleDescription(/Enter an amount such as 249.99/);
    await expect(price).toHaveValue('about forty');
    await price.fill('39.99');
    await form.getByRole('button', { name: 'Create offer' }).click();
    const evidence = form.getByLabel('URL of the evidence');
    await expect(evidence).toHaveAccessibleDescription(/An earlier price needs its amount/);
    await expect(form.getByLabel('Earlier price')).toHaveValue('59.99');
    await expectNoViolations(page);
    await evidence.fill('https://shop.example/last-month');
    await form.getByLabel('Date of the evidence').fill(today);
    await page.getByRole('switch', { name: 'Published' }).check();
    await form.getByRole('button', { name: 'Create offer' }).click();
    await expectCreated(page, 'Offer');
    const editor = page.url();

    const publicPage = await page.context().newPage();
    await publicPage.goto(`/products/${slug}`);
    const rows = whereToBuy(publicPage);
    await expect(rows).toHaveCount(2);
    const first = rows.first();
    for (const text of ['£39.99', 'Kettle with a free mug', 'seen on', 'Earlier price £59.99', 'Code MUG'])
      await expect(first).toContainText(text);
    const link = first.getByRole('link', { name: `See it at Shop ${slug} Ad` });
    await expect(link).toHaveAttribute('href', 'https://shop.example/kettle');
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expect(rows.last()).toContainText('Argos');

    for (const amount of ['38', '36.50']) {
      await page.getByLabel('Price', { exact: true }).fill(amount);
      await saveForm(page);
      await expect(page.getByText('All changes are saved')).toBeVisible();
    }
    await publicPage.reload();
    await expect(first).toContainText('£36.50');
    const history = publicPage.getByRole('region', { name: 'Price history', exact: true });
    await expect(history.getByRole('row')).toHaveText([/Seen on/, /£36\.50/, /£38/, /£39\.99/]);
    await expect(history.locator('svg circle')).toHaveCount(3);
    await expectNoViolations(publicPage);

    await page.goto(editor);
    await page.getByLabel('Ends at').fill('2020-01-01T00:00');
    await saveForm(page);
    await expect(toast(page, 'Offer updated successfully')).toBeVisible();
    await publicPage.reload();
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Argos');
    await expect(publicPage.getByText('Kettle with a free mug')).toHaveCount(0);
    await publicPage.close();
  } finally {
    await removeRows('products', 'slug', slug);
    await removeRows('retailers', 'slug', slug);
  }
});
