import { expect, test } from '@playwright/test';
import type { TablesUpdate } from '../../../lib/schema/database.types.ts';
import { type SiteCopy, startCopy } from '../../helpers/site-copy.ts';
import { adminClient, revalidate } from '../../helpers/site.ts';

/** A separate copy of the site, because these tests change the homepage while tests in other files check it. */
let copy: SiteCopy;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // Copying a build and starting it can take longer than Playwright's default timeout, so playwright.config.ts raises
  // the timeout.
  copy = await startCopy();
});
test.afterAll(async () => {
  await copy.stop();
});

const SETTINGS_ID = '00000000-0000-0000-0000-000000000001';
const home = async () => (await fetch(copy.siteUrl)).text();
const ids = (html: string) =>
  [...html.matchAll(/<(?:h2|section)[^>]* id="([^"]+)"/g)].map((match) => match[1]);

async function save(values: TablesUpdate<'homepage_settings'>) {
  const db = await adminClient(copy.databaseUrl);
  const { error } = await db.from('homepage_settings').update(values).eq('id', SETTINGS_ID);
  expect(error).toBeNull();
  await revalidate({ table: 'homepage_settings' }, copy.siteUrl);
}

/** Maps each switch of the homepage settings, except the introduction's, to the sections that it hides. */
const SWITCHES = {
  show_retailers_section: ['retailers', 'sale-dates'],
  show_what_youll_find_section: ['what-youll-find', 'how-it-works'],
  show_categories_section: ['categories'],
  show_products_section: ['products'],
  show_editorial_section: ['editorial'],
  show_guides_section: ['guides'],
  show_trust_section: ['trust'],
  show_money_saving_tips_section: ['saving'],
  show_newsletter_section: ['newsletter', 'deal-alerts'],
  show_disclaimer_section: ['disclaimer'],
};

test('each switch hides exactly its own sections on the next request', async () => {
  const all = ids(await home());
  expect(all).toEqual(expect.arrayContaining(Object.values(SWITCHES).flat()));
  for (const [name, sections] of Object.entries(SWITCHES)) {
    await save({ [name]: false });
    expect([name, ids(await home())]).toEqual([name, all.filter((id) => !sections.includes(id ?? ''))]);
    await save({ [name]: true });
  }
  expect(ids(await home())).toEqual(all);
});

test('the intro can be hidden too', async () => {
  const intro = '<p>See <a href="/retailers"';
  expect(await home()).toContain(intro);
  await save({ show_intro_section: false });
  expect(await home()).not.toContain(intro);
  await save({ show_intro_section: true });
});

test('a stored text replaces the built-in one and is sanitised, and clearing it restores the built-in one', async () => {
  await save({
    trust_section_title: 'A title of ours',
    trust_section_content: '<p onclick="x()">Ours</p><script>1</script>',
  });
  const html = await home();
  expect(html).toContain('A title of ours');
  expect(html).toContain('<p>Ours</p>');
  await save({ trust_section_title: null, trust_section_content: null });
  expect(await home()).toContain('What you can rely on');
});

test('the button shows the true number of products and disappears when all are shown', async () => {
  const db = await adminClient(copy.databaseUrl);
  const publish = async (slug: string, is_published: boolean) => {
    expect((await db.from('products').update({ is_published }).eq('slug', slug)).error).toBeNull();
    await revalidate({ table: 'products', record: { slug } }, copy.siteUrl);
  };
  expect(await home()).toMatch(/View All (<!-- -->)?7(<!-- -->)? Products/);
  await publish('lego', false);
  const html = await home();
  expect(html).not.toContain('href="/toys-games/lego"');
  // A desktop shows all six products, so the button is hidden there. A phone shows only three, so it keeps the button.
  expect(html).toMatch(/<p class="[^"]*md:hidden[^"]*"><a[^>]*>View All (<!-- -->)?6(<!-- -->)? Products/);
  await publish('lego', true);
});

test('the section of articles is hidden when there are no articles', async () => {
  const db = await adminClient(copy.databaseUrl);
  const { data } = await db
    .from('content')
    .update({ is_published: false })
    .eq('content_type', 'article')
    .select('slug');
  for (const { slug } of data ?? []) await revalidate({ table: 'content', record: { slug } }, copy.siteUrl);
  expect(data).toHaveLength(4);
  expect(ids(await home())).not.toContain('articles');
  expect(ids(await home())).toContain('guides');
});

test('without a featured guide the section shows the cards from the settings', async () => {
  const db = await adminClient(copy.databaseUrl);
  const { data } = await db.from('content').update({ priority: 2 }).eq('priority', 1).select('slug');
  for (const { slug } of data ?? []) await revalidate({ table: 'content', record: { slug } }, copy.siteUrl);
  expect(data?.length).toBeGreaterThan(0);
  await save({
    guides_cards: JSON.parse(
      '[{"title":"A card of ours","description":"Of the settings","link":"/retailers"}]',
    ),
  });
  expect(await home()).toContain('A card of ours');
});
