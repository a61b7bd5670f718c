import { nextMillisecond } from '../../helpers/next-millisecond.ts';
import { openTestDatabase } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

type Row = Record<string, unknown>;
const shop = (slug: string, is_published = true) =>
  db.insert('retailers', { slug, name: slug, cta_url: 'https://shop.example', is_published });
const offer = async (title: string, more: Row = {}) =>
  (
    await db.insert('offers', {
      ...{ title, retailer_slug: 'one', url: `https://shop.example/${title}`, is_published: true },
      ...more,
    })
  ).id as string;
const widget = (more: Row = {}) => db.insert('offer_widgets', { title: 'W', type: 'top_list', ...more });

beforeEach(async () => {
  await db.insert('categories', { slug: 'toys', name: 'Toys', is_published: true });
  await shop('one');
  await shop('two');
});
afterEach(async () => {
  for (const table of ['offer_widgets', 'retailers', 'products', 'categories'])
    await db.query(`delete from public.${table}`);
  await db.query('truncate private.events, private.event_hours, private.event_days');
});

interface Asked {
  source: string;
  ids?: string[];
  category?: string;
  retailer?: string;
  limit?: number;
}
/** Returns the titles of the offers that visitors see in a widget. */
async function offersOf({ source, ids = [], category, retailer, limit = 20 }: Asked): Promise<string[]> {
  const [row] = await db.as('anon', 'select public.offers_of_widget($1, $2, $3, $4, $5) as offers', [
    source,
    ids,
    category ?? null,
    retailer ?? null,
    limit,
  ]);
  return (row?.offers as { title: string }[]).map(({ title }) => title);
}

test('visitors read a widget from its start until its end, and never a draft', async () => {
  const hour = 3_600_000;
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  await widget({ title: 'Draft' });
  await widget({ title: 'Future', is_published: true, starts_at: at(1) });
  await widget({ title: 'Past', is_published: true, ends_at: at(-1) });
  await widget({ title: 'Now', is_published: true, starts_at: at(-1), ends_at: at(1) });
  for (const who of ['anon', 'user'] as const)
    expect(await db.as(who, 'select title from public.offer_widgets')).toEqual([{ title: 'Now' }]);
  expect(await db.as('admin', 'select title from public.offer_widgets')).toHaveLength(4);
});

test('a widget shows only offers that are on now, published, and of a published retailer', async () => {
  await shop('closed', false);
  await offer('shown', { starts_at: '2020-01-01', ends_at: '2099-01-01' });
  await offer('draft', { is_published: false });
  await offer('future', { starts_at: '2099-01-01' });
  await offer('past', { ends_at: '2020-01-01' });
  await offer('closed', { retailer_slug: 'closed' });
  expect(await offersOf({ source: 'newest' })).toEqual(['shown']);
});

test('the rules choose by category, also through the product, by retailer and by both', async () => {
  await db.insert('products', { slug: 'robot', name: 'Robot', category: 'toys' });
  await offer('of-the-category', { category_slug: 'toys' });
  await offer('of-a-product', { product_slug: 'robot', retailer_slug: 'two' });
  await offer('of-neither');
  expect((await offersOf({ source: 'category', category: 'toys' })).sort()).toEqual([
    'of-a-product',
    'of-the-category',
  ]);
  expect(await offersOf({ source: 'retailer', retailer: 'two' })).toEqual(['of-a-product']);
  expect(await offersOf({ source: 'newest', category: 'toys', retailer: 'one' })).toEqual([
    'of-the-category',
  ]);
});

/** Writes events that happen now, and rolls them up. */
async function countEvents(events: Record<string, unknown>[]): Promise<void> {
  await db.as('service', 'select public.write_events($1)', [JSON.stringify(events)]);
  await nextMillisecond();
  await db.as('service', 'select public.roll_up_events(10)');
}

test('the newest, the next to end and the most clicked come first, and chosen offers in their order', async () => {
  const first = await offer('first', { created_at: '2026-11-01', ends_at: '2099-01-02' });
  await offer('second', { created_at: '2026-11-02' });
  const third = await offer('third', { created_at: '2026-11-03', ends_at: '2099-01-01' });
  const click = { kind: 'click', path: '/', template: 'home', device: 'phone', visitor: '1', position: 1 };
  const link = 'https://shop.example/second';
  await countEvents([{ ...click, link }]);

  expect(await offersOf({ source: 'newest' })).toEqual(['third', 'second', 'first']);
  expect(await offersOf({ source: 'newest', limit: 1 })).toEqual(['third']);
  expect(await offersOf({ source: 'ending_soon' })).toEqual(['third', 'first']);
  expect(await offersOf({ source: 'most_clicked' })).toEqual(['second', 'third', 'first']);
  expect(await offersOf({ source: 'chosen', ids: [first, third], retailer: 'two' })).toEqual([
    'first',
    'third',
  ]);
});

test('clicks are counted for the widget that contains the link, and only admins see them', async () => {
  const { id } = await widget();
  const click = { kind: 'click', path: '/', template: 'home', device: 'phone', visitor: '1', position: 1 };
  const events = [click, click].map((event) => ({ ...event, link: 'https://a.example/', widget: id }));
  await countEvents([...events, click]);
  const ask = 'select public.widget_clicks($1) as clicks';
  expect(await db.as('admin', ask, [[id]])).toEqual([{ clicks: { [String(id)]: 2 } }]);
  await expect(db.as('user', ask, [[id]])).rejects.toThrow();
});

test('a widget of one category becomes a draft when the category is deleted, not when an editor removes it', async () => {
  const state = () =>
    db.as('admin', 'select category_slug, retailer_slugs, is_published from public.offer_widgets');
  const { id } = await widget({ category_slug: 'toys', retailer_slugs: ['one', 'two'], is_published: true });
  await db.as('admin', `update public.categories set slug = 'games' where slug = 'toys'`);
  await db.as('admin', `update public.retailers set slug = 'first' where slug = 'one'`);
  expect(await state()).toEqual([
    { category_slug: 'games', retailer_slugs: ['first', 'two'], is_published: true },
  ]);
  await db.as('admin', `delete from public.categories where slug = 'games'`);
  await db.as('admin', `delete from public.retailers where slug = 'first'`);
  expect(await state()).toEqual([{ category_slug: null, retailer_slugs: ['two'], is_published: false }]);

  await db.as(
    'admin',
    'update public.offer_widgets set retailer_slug = $2, is_published = true where id = $1',
    [id, 'two'],
  );
  await db.as('admin', 'update public.offer_widgets set retailer_slug = null where id = $1', [id]);
  expect(await state()).toMatchObject([{ is_published: true }]);
});

test('the worker learns of the widgets when one of them starts or ends', async () => {
  await widget({ is_published: true, starts_at: '2026-12-24T20:00:00Z', ends_at: '2026-12-27T00:00:00Z' });
  await widget({ starts_at: '2026-12-25T20:00:00Z' });
  const due = async (since: string, until: string) =>
    (await db.as('service', 'select public.came_due($1, $2, $3) as keys', [since, until, '']))[0]?.keys;
  expect(await due('2026-12-24T19:59:59Z', '2026-12-24T20:00:00Z')).toEqual(['offer_widgets:']);
  expect(await due('2026-12-26T23:59:59Z', '2026-12-27T00:00:00Z')).toEqual(['offer_widgets:']);
  // A draft of a widget is never due to start or end.
  expect(await due('2026-12-24T20:00:00Z', '2026-12-26T23:59:59Z')).toEqual([]);
});
