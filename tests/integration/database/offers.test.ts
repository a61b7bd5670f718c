import { listDueRows } from '@/lib/data/due-rows';
import type { Db } from '@/lib/supabase/public';
import { startActors } from './actors.ts';
import type { Actors } from './actors.ts';
import { openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';

type Row = Record<string, unknown>;

const shop = (slug: string, is_published = true) => ({
  slug,
  name: slug,
  cta_url: 'https://shop.example',
  is_published,
});
const offer = (more: Row = {}) => ({
  title: 'Mower',
  retailer_slug: 'one',
  url: 'https://shop.example/mower',
  is_published: true,
  ...more,
});
const priced = (price_pence: number, checked_on = '2026-11-24') => ({ price_pence, checked_on });
const evidence = {
  earlier_price_pence: 20_000,
  earlier_price_source_url: 'https://shop.example/old',
  earlier_price_seen_on: '2026-11-20',
};

describe('an offer', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());
  beforeEach(() => db.insert('retailers', shop('one')));
  afterEach(async () => {
    await db.query('delete from public.retailers');
    await db.query('delete from public.products');
    await db.query('delete from public.offer_prices');
  });

  const prices = async () =>
    (
      await db.query<Row>(
        'select price_pence, delivery_pence, seen_on::text from public.offer_prices order by id',
      )
    ).rows;

  test('is coming before its start, on until its end, and ended from then on', async () => {
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    await db.insert('offers', offer({ title: 'a', starts_at: hour(1), ends_at: hour(2) }));
    await db.insert('offers', offer({ title: 'b', starts_at: hour(-1), ends_at: hour(1) }));
    await db.insert('offers', offer({ title: 'c', starts_at: hour(-2), ends_at: hour(-1) }));
    await db.insert('offers', offer({ title: 'd' }));
    expect(await db.as('admin', 'select status from public.offers_overview order by title')).toEqual(
      ['coming', 'on', 'ended', 'on'].map((status) => ({ status })),
    );
  });

  test('and its prices are public only if it and its retailer are published', async () => {
    await db.insert('retailers', shop('closed', false));
    await db.insert('offers', offer({ title: 'Shown', ...priced(100) }));
    await db.insert('offers', offer({ title: 'Draft', is_published: false, ...priced(200) }));
    await db.insert('offers', offer({ title: 'Closed', retailer_slug: 'closed', ...priced(300) }));
    for (const who of ['anon', 'user'] as const) {
      expect(await db.as(who, 'select title from public.offers')).toEqual([{ title: 'Shown' }]);
      expect(await db.as(who, 'select price_pence from public.offer_prices')).toEqual([{ price_pence: 100 }]);
    }
    expect(await db.as('admin', 'select price_pence from public.offer_prices')).toHaveLength(3);
  });

  test.each([
    [{}, 'accepted'],
    [{ ...priced(19_900), ...evidence }, 'accepted'],
    [{ price_pence: 100 }, '23514'],
    [{ ...priced(19_900), ...evidence, earlier_price_source_url: null }, '23514'],
    [{ ...priced(19_900), ...evidence, earlier_price_seen_on: null }, '23514'],
    [{ ...priced(20_000), ...evidence }, '23514'],
    [evidence, '23514'],
    [{ delivery_pence: 0 }, '23514'],
  ])('with %j is %s', async (more, expected) => {
    expect(await outcome(db.insert('offers', offer(more)))).toBe(expected);
  });

  test('records its price, and each change of it, with the day on which it was seen', async () => {
    const { id } = await db.insert('offers', offer(priced(20_000, '2026-11-20')));
    const change = (sets: string) => db.as('admin', `update public.offers set ${sets} where id = $1`, [id]);
    await change(`title = 'Another title', checked_on = '2026-11-21'`);
    await change(`price_pence = 18_000, checked_on = '2026-11-22'`);
    await change(`delivery_pence = 495, checked_on = '2026-11-23'`);
    await change(`price_pence = null, delivery_pence = null`);
    expect(await prices()).toEqual([
      { price_pence: 20_000, delivery_pence: null, seen_on: '2026-11-20' },
      { price_pence: 18_000, delivery_pence: null, seen_on: '2026-11-22' },
      { price_pence: 18_000, delivery_pence: 495, seen_on: '2026-11-23' },
    ]);
  });

  test('is deleted with its retailer, and restored with it and its prices', async () => {
    await db.insert('offers', offer({ title: 'Mower', code: 'BLADE', ...priced(19_900), ...evidence }));
    await db.insert('offers', offer({ title: 'Rake' }));
    const all = async () =>
      (await db.query<Row>('select * from public.offers order by title')).rows.map(
        ({ updated_at: _time, ...rest }) => rest,
      );
    const [before, pricesBefore] = [await all(), await prices()];
    await db.as('admin', `delete from public.retailers where slug = 'one'`);
    expect(await all()).toEqual([]);
    const [deleted] = (
      await db.query<{ row: Row }>(
        `select (select jsonb_object_agg(key, value -> 'old') from jsonb_each(changed)) as row
         from public.audit_log where table_name = 'retailers' and action = 'delete' order by id desc limit 1`,
      )
    ).rows;
    const [answer] = await db.as('admin', `select public.bring_back('retailers', $1) as missed`, [
      JSON.stringify([deleted?.row]),
    ]);
    expect(answer?.missed).toBe(0);
    expect(await all()).toEqual(before);
    expect(await prices()).toEqual(pricesBefore);
  });

  test('follows its renamed product, and survives the deletion of it', async () => {
    await db.insert('products', { slug: 'mower', name: 'Mower' });
    await db.insert('offers', offer({ product_slug: 'mower' }));
    await db.as('admin', `update public.products set slug = 'big-mower' where slug = 'mower'`);
    const product = async () => (await db.query<Row>('select product_slug from public.offers')).rows;
    expect(await product()).toEqual([{ product_slug: 'big-mower' }]);
    await db.as('admin', `delete from public.products where slug = 'big-mower'`);
    expect(await product()).toEqual([{ product_slug: null }]);
  });
});

describe('the offers that are due', () => {
  let actors: Actors;
  beforeAll(async () => {
    actors = await startActors();
    const insert = async (table: string, rows: object[]) => {
      const { error } = await actors.clients.service.from(table).insert(rows, { defaultToNull: false });
      if (error) throw error;
    };
    await insert('retailers', [shop('one'), shop('closed', false)]);
    await insert(
      'products',
      ['mower', 'rake'].map((slug) => ({ slug, name: slug })),
    );
    const times = { starts_at: '2026-12-24T20:00:00Z', ends_at: '2026-12-27T00:00:00Z' };
    await insert('offers', [
      offer({ product_slug: 'mower', ...times }),
      offer({ product_slug: 'rake', ...priced(19_900), ...evidence }),
      offer({ product_slug: 'rake', is_published: false, ...times }),
      offer({ product_slug: 'rake', retailer_slug: 'closed', ...times }),
      offer({ ends_at: '2026-12-25T00:00:00Z' }),
    ]);
  });
  afterAll(() => actors.stop());

  test.each([
    ['2026-12-24T19:59:58.000Z', '2026-12-24T20:00:00.000Z', ['mower']],
    ['2026-12-24T20:00:00.000Z', '2026-12-24T20:00:08.000Z', []],
    ['2026-12-24T23:59:58.000Z', '2026-12-25T00:00:00.000Z', ['']],
    ['2026-12-26T23:59:58.000Z', '2026-12-27T00:00:00.000Z', ['mower']],
    // The evidence of 20 November is valid for 30 days, so it expires at the end of 20 December.
    ['2026-12-20T23:59:58.000Z', '2026-12-21T00:00:00.000Z', ['rake']],
  ])('from %s to %s are found once, by their product', async (since, until, slugs) => {
    const between = { since: new Date(since), until: new Date(until), after: '' };
    const { keys } = await listDueRows(actors.clients.service as Db, between);
    expect(keys).toEqual(slugs.map((slug) => `offers:${slug}`));
  });
});
