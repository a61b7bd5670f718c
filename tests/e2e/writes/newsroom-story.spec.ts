import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { formatLongMoment } from '../../../lib/dates/london-time.ts';
import { signInAsAdmin, whenAlive } from '../../helpers/accounts.ts';
import { expectCreated, saveForm, toast } from '../../helpers/admin.ts';
import { addModelKey, revokeModelKeys } from '../../helpers/model-keys.ts';
import { type ModelServer, startModelServer } from '../../helpers/model-server.ts';
import { insertRow, removeRows, uniqueWord } from '../../helpers/site-rows.ts';
import { DISCOUNT_EVIDENCE, given, retailerRow } from '../../helpers/site.ts';
import { addUpVisits, launchVisitorBrowser } from '../../helpers/visitor-browser.ts';

// The test follows one story: shoppers search in vain for a product, and editors publish a guide about it. The test
// goes through all admin screens that the editors need. It inserts only a shop and its product directly into the
// database. All other rows result from the use of the site.

const today = new Date().toISOString().slice(0, 10);
/** The search term, which is also the slug of the guide. */
const wanted = uniqueWord('gramophones');
/**
 * The slug of a shop and of its product, and the label of the model's API key. A search for `wanted` finds neither the
 * shop nor the product.
 */
const shop = uniqueWord('dealer');
const widgetTitle = `On offer at ${shop}`;

let models: ModelServer;
let visitors: Browser;
test.beforeAll(async ({ playwright, launchOptions }) => {
  models = await startModelServer();
  visitors = await launchVisitorBrowser(playwright, launchOptions);
  const discount = { typical_discount: 'Up to 40% off', ...DISCOUNT_EVIDENCE };
  await insertRow('retailers', { ...retailerRow(shop), ...discount });
  const product = { slug: shop, name: `Player ${shop}`, recommended_retailers: [shop], is_published: true };
  await insertRow('products', product);
});
test.afterAll(async () => {
  await visitors?.close();
  await models?.stop();
  await removeRows('offer_widgets', 'title', widgetTitle);
  await removeRows('content', 'slug', wanted);
  await removeRows('products', 'slug', shop);
  await removeRows('retailers', 'slug', shop);
  await revokeModelKeys(shop);
});

/** Searches for `wanted` as a visitor, and waits until the site has counted the search. */
async function searchInVain(): Promise<void> {
  const page = await visitors.newPage({ baseURL: given('SITE_URL') });
  const counted = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/events') && (response.request().postData() ?? '').includes('"search"'),
  );
  await page.goto(`/search?q=${wanted}`);
  await expect(page.getByRole('main')).toContainText('No results found');
  await counted;
  await page.close();
}

/** Returns the draft that the test's model writes. The draft claims that the shop cuts its prices by `discount`. */
const draft = (discount: string) => ({
  description: 'What to compare before you buy one.',
  intro_paragraph: '<p>Listen to two of them first.</p>',
  answer: ['Compare the needles.'],
  body: `<h2>Where to look</h2><p>In the sales <a href="/retailers/${shop}">Shop ${shop}</a> cuts its prices by ${discount}, and the stock is small.</p>`,
});

/** Selects words in the rich text editor, and types other words in their place. */
async function retype(page: Page, words: string, others: string): Promise<void> {
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.click();
  await body.evaluate((editor, sought) => {
    const texts = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const at = node.textContent?.indexOf(sought) ?? -1;
      if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + sought.length);
    }
  }, words);
  await page.keyboard.type(others);
}

/**
 * Returns a time that is at least `ms` ahead, in whole seconds. The seconds are never 0, because a field would not show
 * them.
 */
function ahead(ms: number): number {
  const at = Math.ceil((Date.now() + ms) / 1000) * 1000;
  return at % 60_000 === 0 ? at + 1000 : at;
}

/** Formats a time as an editor types it: in London's time zone, with seconds. */
const typed = (at: number) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/London' })
    .format(at)
    .replace(' ', 'T');

const proposals = (page: Page) =>
  page.getByRole('region', { name: 'Table of proposals' }).getByRole('row').filter({ hasText: wanted });

async function pick(page: Page, button: string, option: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByPlaceholder('Name or slug').fill(shop);
  await page.getByRole('option', { name: option }).click();
}

/** Creates an unpublished offer of the shop, and leaves the form of the offer open. */
async function makeOffer(page: Page): Promise<void> {
  await page.goto('/admin/offers/new');
  await whenAlive(page);
  await page.getByLabel('Title').fill(`Player of ${shop} with a needle`);
  for (const kind of ['retailer', 'product']) await pick(page, `Choose ${kind}`, new RegExp(shop));
  await page.getByLabel('URL of the offer').fill('https://shop.example/player');
  await page.getByLabel('Price', { exact: true }).fill('39.99');
  await page.getByLabel('Checked on').fill(today);
  await page.getByRole('button', { name: 'Create offer' }).click();
  await expectCreated(page, 'Offer');
}

/** Creates a widget that shows the offer on the pages of products and guides, and leaves the widget's form open. */
async function makeWidget(page: Page): Promise<void> {
  await page.goto('/admin/offer-widgets/new');
  await whenAlive(page);
  const form = page.getByRole('form', { name: 'New offer widget' });
  await form.getByLabel('Title').fill(widgetTitle);
  await form.getByRole('combobox', { name: 'Offers' }).selectOption('Chosen by hand');
  await pick(page, 'Add offer', new RegExp(`Player of ${shop}`));
  await page.keyboard.press('Escape');
  for (const pages of ['Product pages', 'Guides and articles'])
    await form.getByRole('group', { name: 'Pages' }).getByLabel(pages).check();
  await form.getByRole('switch', { name: 'Published' }).check();
  await form.getByRole('button', { name: 'Create offer widget' }).click();
  await expectCreated(page, 'Offer widget');
}

/** Enters the time at which an offer or a widget starts or ends, and saves the form. */
async function saveTime(page: Page, label: 'Starts at' | 'Ends at', at: number): Promise<void> {
  await page.getByLabel(label).fill(typed(at));
  await saveForm(page);
  await expect(page.getByText('All changes are saved')).toBeVisible();
}

/** Public paths whose responses name the published guide, in addition to the page of the guide. */
const PLACES = ['/sitemaps/content-1.xml', '/feed.xml', `/search?q=${wanted}`];

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

async function placesNaming(request: APIRequestContext, path: string): Promise<string[]> {
  const texts = await Promise.all(PLACES.map((place) => textOf(request, place)));
  return PLACES.filter((_, index) => texts[index]?.includes(path));
}

/**
 * Requests a public page repeatedly until the text is on it (`.toBe(true)`) or has gone (`.toBe(false)`). The test
 * saves nothing while it waits, so the page must change by itself.
 */
const expectOnPage = (request: APIRequestContext, path: string, text: string) =>
  expect.poll(async () => (await textOf(request, path)).includes(text), {
    timeout: 60_000,
    intervals: [200],
  });

test('a search without a result becomes a guide with a checked discount, public at its time, and its offer ends by itself', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const [guide, product] = [`/content/${wanted}`, `/products/${shop}`];
  for (let time = 0; time < 3; time += 1) await searchInVain();
  await addUpVisits();

  await signInAsAdmin(page, `/admin/analytics?range=today&by=query&value=${wanted}`);
  await expect(
    page
      .getByRole('region', { name: 'Table: Searches without a result' })
      .getByRole('row')
      .filter({ hasText: wanted })
      .locator('td')
      .first(),
  ).toHaveText('3');
  await page.goto('/admin/api-keys');
  await addModelKey(page, { label: shop, url: models.url, budget: 5, price: { input: 10, output: 20 } });

  // The content pilot proposes a guide about the search, and the editor approves the proposal.
  await page.goto(`/admin/content-pilot?q=${wanted}`);
  await page.getByRole('button', { name: 'Look for proposals' }).click();
  await expect(proposals(page)).toContainText(`Shoppers searched for ‘${wanted}’ 3 times`);
  models.usual = { kind: 'object', object: draft('up to 70%') };
  await proposals(page).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Approve…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Key').selectOption({ label: `${shop}: ${shop}` });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page, '1 proposal approved')).toBeVisible();

  // The worker drafts the guide. The site marks the invented discount, and refuses the draft until the discount is
  // removed.
  await page.goto('/admin/content-pilot/runs');
  const run = page.getByRole('region', { name: 'Table of runs' }).getByRole('row').filter({ hasText: shop });
  await expect(run).toContainText('1 of 1');
  expect(models.requests).toHaveLength(1);
  await page.goto(`/admin/content-pilot?state=drafted&q=${wanted}`);
  await proposals(page).getByRole('link').click();
  const unsupported = page.getByRole('group', { name: 'Facts not supported by any field' });
  await expect(unsupported.locator('mark')).toHaveText('up to 70%');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(page, 'No field supports some of these facts')).toBeVisible();

  // Meanwhile an editor prepares an offer, and a widget that contains the offer.
  const [offer, widget] = [await page.context().newPage(), await page.context().newPage()];
  await makeOffer(offer);
  await makeWidget(widget);
  await offer.getByRole('switch', { name: 'Published' }).check();

  // The editor replaces the invented discount with the shop's real discount. A field of the shop states this discount,
  // so the editor need not enter a source for it.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Edit' }).click();
  await retype(page, '70%', '40%');
  await page.getByRole('radio', { name: 'Publish it at a time' }).check();
  const starts = ahead(60_000);
  await page.getByLabel('Publish at', { exact: true }).fill(typed(starts));
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(page, 'Accepted and scheduled')).toBeVisible();
  await saveTime(offer, 'Starts at', starts);

  // The guide is not public anywhere before its publication time, and is public everywhere soon after.
  expect((await request.get(guide)).status()).toBe(404);
  expect(await placesNaming(request, guide)).toEqual([]);
  // The page of the product announces the future offer, but does not show the widget yet.
  const start = formatLongMoment(new Date(starts).toISOString());
  expect(await textOf(request, product)).toContain(start);
  expect(await textOf(request, product)).not.toContain(widgetTitle);
  expect(Date.now()).toBeLessThan(starts);
  await expect
    .poll(async () => (await request.get(guide)).status(), { timeout: 120_000, intervals: [200] })
    .toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(starts);
  expect(await placesNaming(request, guide)).toEqual(PLACES);
  for (const path of [guide, product]) await expectOnPage(request, path, widgetTitle).toBe(true);
  await expectOnPage(request, product, start).toBe(false);
  const visitor = await visitors.newPage({ baseURL: given('SITE_URL') });
  await visitor.goto(`/search?q=${wanted}`);
  await visitor
    .getByRole('main')
    .getByRole('link', { name: new RegExp(wanted, 'i') })
    .first()
    .click();
  await expect(visitor).toHaveURL(guide);
  await expect(visitor.getByRole('article').first()).toContainText(
    `Shop ${shop} cuts its prices by up to 40%`,
  );
  await expect(visitor.getByRole('region', { name: widgetTitle })).toContainText('£39.99');
  await visitor.close();

  // The widget ends before its offer does. The widget and the offer end at the times that were set, without any action
  // by an editor.
  const widgetEnds = ahead(5_000);
  await saveTime(widget, 'Ends at', widgetEnds);
  for (const path of [guide, product]) await expectOnPage(request, path, widgetTitle).toBe(false);
  expect(Date.now()).toBeGreaterThanOrEqual(widgetEnds);
  expect(await textOf(request, product)).toContain('£39.99');
  const offerEnds = ahead(5_000);
  await saveTime(offer, 'Ends at', offerEnds);
  await expectOnPage(request, product, '£39.99').toBe(false);
  expect(Date.now()).toBeGreaterThanOrEqual(offerEnds);
  await offer.close();
  await widget.close();

  // The list of scored pages contains the guide, and the guide's own screen shows its score.
  await page.goto(`/admin/content-quality?q=${wanted}`);
  await page.getByRole('button', { name: 'Check all pages' }).click();
  const scored = page.getByRole('region', { name: 'Table of pages' }).getByRole('row').nth(1);
  await expect(scored).toContainText(new RegExp(wanted, 'i'), { timeout: 120_000 });
  await scored.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByText(/Its score is \d+ out of 100/)).toBeVisible();
});
