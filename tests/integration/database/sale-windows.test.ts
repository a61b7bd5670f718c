import { listDueRows } from '@/lib/data/due-rows';
import type { Db } from '@/lib/supabase/public';
import { startActors } from './actors.ts';
import type { Actors } from './actors.ts';
import { auditOf } from './audit-of.ts';
import { openTestDatabase } from './open.ts';
import type { TestDatabase } from './open.ts';

type Row = Record<string, unknown>;

const shop = (slug: string, is_published = true) => ({
  slug,
  name: slug,
  cta_url: 'https://shop.example',
  is_published,
});
const saleWindow = (retailer_slug: string, more: Row = {}) => ({
  retailer_slug,
  year: 2026,
  channel: 'online',
  starts_on: '2026-12-24',
  source_name: 'A newspaper',
  source_url: 'https://news.example/',
  source_date: '2026-12-01',
  is_published: true,
  ...more,
});

describe('a sale window', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());
  afterEach(() => db.query('delete from public.retailers'));

  const all = async () => (await db.query<Row>('select * from public.sale_windows order by channel')).rows;

  test('is public only if it and its retailer are published', async () => {
    await db.insert('retailers', shop('open'));
    await db.insert('retailers', shop('closed', false));
    await db.insert('sale_windows', saleWindow('open'));
    await db.insert('sale_windows', saleWindow('open', { channel: 'members', is_published: false }));
    await db.insert('sale_windows', saleWindow('closed'));
    const seenBy = async (who: 'anon' | 'user' | 'admin') =>
      (await db.as(who, 'select name from public.sale_windows order by name')).map(({ name }) => name);
    expect(await seenBy('anon')).toEqual(['open, 2026, online']);
    expect(await seenBy('user')).toEqual(['open, 2026, online']);
    expect(await seenBy('admin')).toEqual([
      'closed, 2026, online',
      'open, 2026, members',
      'open, 2026, online',
    ]);
  });

  test.each([
    [{}, '2026-12-24T00:00:00Z', '2027-01-02T00:00:00Z'],
    [{ starts_time: '20:00', ends_on: '2026-12-31' }, '2026-12-24T20:00:00Z', '2027-01-01T00:00:00Z'],
    [{ starts_on: '2027-01-05' }, '2027-01-05T00:00:00Z', '2027-01-06T00:00:00Z'],
    [{ ends_on: '2027-04-01' }, '2026-12-24T00:00:00Z', '2027-04-01T23:00:00Z'],
  ])('%j starts and ends at the right instants in London', async (more, starts, ends) => {
    await db.insert('retailers', shop('one'));
    const row = await db.insert('sale_windows', saleWindow('one', more));
    expect([row.starts_at, row.ends_at]).toEqual([new Date(starts), new Date(ends)]);
  });

  test('follows its renamed retailer, and the change is on record', async () => {
    await db.insert('retailers', shop('one'));
    const { id } = await db.insert('sale_windows', saleWindow('one'));
    await db.as('admin', `update public.retailers set slug = 'first' where slug = 'one'`);
    expect(await all()).toMatchObject([{ retailer_slug: 'first', name: 'first, 2026, online' }]);
    const [, update] = await auditOf(db, id);
    expect(update).toMatchObject({
      action: 'update',
      changed: { retailer_slug: { old: 'one', new: 'first' } },
    });
  });

  test('is deleted with its retailer, and restored with it', async () => {
    const { id } = await db.insert('retailers', shop('one'));
    await db.insert('retailers', shop('two'));
    await db.insert('sale_windows', saleWindow('one', { starts_time: '06:30', checked_on: '2026-12-02' }));
    await db.insert('sale_windows', saleWindow('one', { channel: 'in_store', ends_on: '2026-12-31' }));
    await db.insert('sale_windows', saleWindow('two', { channel: 'members' }));
    const before = await all();
    await db.as('admin', 'delete from public.retailers where id = $1', [id]);
    expect(await all()).toHaveLength(1);
    const [deleted] = (
      await db.query<{ row: Row }>(
        `select (select jsonb_object_agg(key, value -> 'old') from jsonb_each(changed)) as row
         from public.audit_log where row_id = $1 and action = 'delete'`,
        [id],
      )
    ).rows;
    const [answer] = await db.as('admin', `select public.bring_back('retailers', $1) as missed`, [
      JSON.stringify([deleted?.row]),
    ]);
    expect(answer?.missed).toBe(0);
    const withoutTime = (rows: Row[]) => rows.map(({ updated_at: _time, ...rest }) => rest);
    expect(withoutTime(await all())).toEqual(withoutTime(before));
  });
});

describe('the sales that are due', () => {
  let actors: Actors;
  beforeAll(async () => {
    actors = await startActors();
    const insert = async (table: string, rows: object[]) => {
      const { error } = await actors.clients.service.from(table).insert(rows);
      if (error) throw error;
    };
    await insert('retailers', [shop('one'), shop('two'), shop('closed', false)]);
    await insert('sale_windows', [
      saleWindow('one', { starts_time: '20:00', ends_on: '2026-12-26' }),
      saleWindow('two', { starts_time: '20:00', is_published: false }),
      saleWindow('two', { starts_on: '2026-12-26', channel: 'in_store' }),
      saleWindow('closed', { starts_time: '20:00' }),
    ]);
  });
  afterAll(() => actors.stop());

  test.each([
    ['2026-12-24T19:59:50.000Z', '2026-12-24T19:59:58.000Z', []],
    ['2026-12-24T19:59:58.000Z', '2026-12-24T20:00:00.000Z', ['one']],
    ['2026-12-24T20:00:00.000Z', '2026-12-24T20:00:08.000Z', []],
    ['2026-12-25T23:59:55.000Z', '2026-12-26T00:00:03.000Z', ['two']],
    ['2026-12-26T23:59:55.000Z', '2026-12-27T00:00:03.000Z', ['one']],
    ['2027-01-01T23:59:55.000Z', '2027-01-02T00:00:03.000Z', ['two']],
  ])('from %s to %s are found once, at their start and end', async (since, until, slugs) => {
    const between = { since: new Date(since), until: new Date(until), after: '' };
    const { keys } = await listDueRows(actors.clients.service as Db, between);
    expect(keys).toEqual(slugs.map((slug) => `sale_windows:${slug}`));
  });
});
