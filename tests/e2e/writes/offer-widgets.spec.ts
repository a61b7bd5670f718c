import { type Browser, expect, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectCreated, saveForm } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { deleteRow, insertRow, insertRows, removeRows, uniqueWord } from '../../helpers/site-rows.ts';
import { given, retailerRow } from '../../helpers/site.ts';
import { addUpVisits, launchVisitorBrowser, recentClicks } from '../../helpers/visitor-browser.ts';

const today = new Date().toISOString().slice(0, 10);

/** Clicks a link of a widget as a visitor, and waits until the site has counted the click. */
async function clickAsVisitor(browser: Browser, path: string, link: string) {
  const page = await browser.newPage({ baseURL: given('SITE_URL') });
  await page.route(
    (url) => url.origin !== given('SITE_URL'),
    (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
  );
  const viewed = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await page.goto(path);
  await viewed;
  const before = await recentClicks();
  await page.getByRole('link', { name: link }).first().click();
  await expect.poll(recentClicks).toBe(before + 1);
}

test('an editor makes a widget, previews it, places it on a page and in a text, and sees its clicks', async ({
  page,
  playwright,
  launchOptions,
}) => {
  const slug = uniqueWord('widget');
  const title = `On offer at ${slug}`;
  await insertRow('retailers', retailerRow(slug));
  const [cheap, dear] = await insertRows(
    'offers',
    [39_99, 59_99].map((price_pence) => ({
      ...{
        title: `Kettle for ${price_pence}`,
        retailer_slug: slug,
        url: `https://shop.example/${price_pence}`,
      },
      ...{ price_pence, checked_on: today, is_published: true },
    })),
  );
  const guide = await insertRow('content', {
    ...{ slug, title: `Guide ${slug}`, content_type: 'guide', body: '<p>Before.</p>', is_published: true },
  });
  try {
    const visitor = await page.context().newPage();
    await visitor.goto(`/retailers/${slug}`);
    const shown = visitor.getByRole('region', { name: title, exact: true });
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(slug);
    await expect(shown).toHaveCount(0);

    await signInAsAdmin(page, '/admin/offer-widgets');
    await page.getByRole('link', { name: 'New offer widget' }).click();
    const form = page.getByRole('form', { name: 'New offer widget' });
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Type').selectOption('Comparison table');
    await form.getByRole('combobox', { name: 'Offers' }).selectOption('Chosen by hand');
    await form.getByRole('button', { name: 'Add offer' }).click();
    for (const price of ['5999', '3999']) {
      await page.getByPlaceholder('Name or slug').fill(slug);
      await page.getByRole('option', { name: new RegExp(`Kettle for ${price} ${slug}`) }).click();
    }
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Choose retailer' }).click();
    await page.getByPlaceholder('Name or slug').fill(slug);
    await page.getByRole('option', { name: new RegExp(slug) }).click();
    await form.getByLabel('Call to action').fill('Have a look at');
    await form.getByRole('group', { name: 'Pages' }).getByLabel('Retailer pages').check();
    await form.getByRole('switch', { name: 'Published' }).check();

    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const frame = page.frameLocator('iframe[title="Preview of the widget"]');
    await expect(frame.getByRole('row', { includeHidden: true })).toHaveCount(3);
    const ground = () => frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const light = await ground();
    await page
      .getByRole('group', { name: 'Colours of the preview' })
      .getByRole('radio', { name: 'Dark' })
      .check();
    await expect.poll(ground).not.toBe(light);
    for (const [name, width] of [
      ['Tablet (768 px)', 768],
      ['Desktop (1280 px)', 1280],
      ['Phone (390 px)', 390],
    ] as const) {
      await page.getByRole('radio', { name }).check();
      await expect.poll(() => frame.locator('body').evaluate(() => innerWidth)).toBe(width);
    }
    await expectNoViolations(page);

    await form.getByRole('button', { name: 'Create offer widget' }).click();
    await expectCreated(page, 'Offer widget');
    await visitor.reload();
    await expect(shown.getByRole('row')).toHaveText([/Offer/, /£59\.99/, /£39\.99/]);
    const link = shown.getByRole('link', { name: `Have a look at Shop ${slug} Ad` }).first();
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expectNoViolations(visitor);
    const browser = await launchVisitorBrowser(playwright, launchOptions);
    await clickAsVisitor(browser, `/retailers/${slug}`, `Have a look at Shop ${slug} Ad`);
    await browser.close();

    await page.goto(`/admin/content/${guide.id}`);
    await page.getByRole('toolbar', { name: 'Body' }).getByRole('button', { name: 'Offer widget' }).click();
    const dialog = page.getByRole('dialog', { name: 'Insert an offer widget' });
    await dialog.getByLabel('Search').fill(slug);
    await expect(dialog.getByRole('option')).toHaveText([title]);
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(page.getByRole('textbox', { name: 'Body' })).toContainText(`Offer widget: ${title}`);
    await saveForm(page);
    await expect(page.getByText('All changes are saved')).toBeVisible();
    await visitor.goto(`/content/${slug}`);
    await expect(visitor.getByText('Before.')).toBeVisible();
    await expect(shown.getByRole('row')).toHaveCount(3);

    await addUpVisits();
    await page.goto('/admin/analytics');
    await expect(page.getByRole('region', { name: 'Table: Offer widgets' })).toContainText(title);
    await page.goto(`/admin/offer-widgets?q=${slug}`);
    await expect(page.getByRole('columnheader', { name: 'Clicks (30 days)' })).toBeVisible();
    await expect(
      page.getByRole('row', { name: new RegExp(title) }).getByRole('cell', { name: '1', exact: true }),
    ).toBeVisible();
    await expectNoViolations(page);

    for (const offer of [cheap, dear]) if (offer) await deleteRow('offers', offer);
    for (const path of [`/retailers/${slug}`, `/content/${slug}`]) {
      await visitor.goto(path);
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText(slug);
      await expect(shown).toHaveCount(0);
    }
    await visitor.close();
  } finally {
    await removeRows('offer_widgets', 'title', title);
    await removeRows('content', 'slug', slug);
    await removeRows('retailers', 'slug', slug);
  }
});
