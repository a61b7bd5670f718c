import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { parseEnvironment } from '@/lib/config/env';
import { evidenceOf, factsOfPage } from '@/lib/quality/facts/facts-of-page';
import { readParts } from '@/lib/quality/page';
import { resourceOf } from '@/lib/resources';
import type { Row, Values } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { type Api, serveApi } from '../../../scripts/db-check/api.ts';
import { openTestDatabase, type TestDatabase } from '../database/open.ts';

const env: Record<string, string> = { DATABASE_WAIT_MS: '60000' };
const serverEnv = () => parseEnvironment(env);
jest.unstable_mockModule('@/lib/config/env', () => ({ parseEnvironment, serverEnv }));
const { changeRow } = await import('@/lib/services/rows/save-row');
const { setFlag } = await import('@/lib/services/rows/set-flag');
const { checkRows, matchRows } = await import('@/lib/services/imports/check-rows');

const { withoutUnconfirmedFacts } = await import('@/lib/services/imports/unconfirmed-facts');

const found = resourceOf('retailers');
if (!found) throw new Error('There are no retailers');
const resource = found;

let database: TestDatabase;
let api: Api;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await serveApi(database);
  db = api.service as Db;
});
afterAll(async () => {
  await api.stop();
  await database.close();
});
beforeEach(() => database.exec('delete from public.retailers; delete from public.imports'));

const DESCRIPTION = 'Up to 50% off for members. Vouchers of £10.';

async function addShop(more: Values = {}): Promise<string> {
  const shop = { slug: 'shop', name: 'Shop', cta_url: 'https://shop.example/sale', description: DESCRIPTION };
  return String((await database.insert('retailers', { ...shop, ...more })).id);
}

/** Adds an import, and the record that this import has created the row. */
async function markAsImported(row: string, entity = 'retailers'): Promise<void> {
  const id = randomUUID();
  await database.exec(`insert into public.imports (id, entity, file_name, total) values ('${id}', '${entity}', 'f', 1);
    insert into private.import_rows (import_id, line, table_name, key, cells) values ('${id}', 1, 'retailers', 'shop', '{}');
    update private.import_rows set outcome = 'created', row_id = '${row}' where import_id = '${id}'`);
}

const publish = async (id: string) => (await setFlag(db, resource, { ids: [id], isOn: true })).state;
const stored = async (id: string) =>
  (await database.query<Row>('select * from public.retailers where id = $1', [id])).rows[0] ?? {};
async function save(id: string, values: Values) {
  const { updated_at } = (await db.from('retailers').select('updated_at').eq('id', id).single()).data ?? {};
  const change = { id, updatedAt: String(updated_at), values, viewerId: randomUUID(), shops: [] };
  return (await changeRow(db, resource, change)).state;
}

/** Confirms all facts of a stored row that no field supports, as an admin does in the editor. */
async function confirmAll(id: string) {
  const row = await stored(id);
  const facts = factsOfPage(readParts(resource, row, []), evidenceOf(resource, row));
  for (const { key, text, support } of facts)
    if (support.length === 0)
      await database.as(
        'admin',
        `select public.confirm_fact('${id}', '${key}', '${text}', 'https://shop.example/terms')`,
      );
}

test('an imported draft becomes public only once each unsupported fact is confirmed with a source', async () => {
  const id = await addShop({ typical_discount: 'Up to 50% off' });
  await markAsImported(id);
  expect(await publish(id)).toMatchObject({ status: 'error', message: /^Shop: no field supports ‘£10’\./ });
  expect(await save(id, { is_published: true })).toMatchObject({
    status: 'error',
    fieldErrors: { description: 'No field supports ‘£10’' },
  });
  expect(await save(id, { publish_at: '2030-12-26T08:00:00Z' })).toMatchObject({
    fieldErrors: { description: 'No field supports ‘£10’' },
  });
  expect((await stored(id)).is_published).toBe(false);
  await confirmAll(id);
  expect(await publish(id)).toMatchObject({ status: 'success' });
  // A public row may be saved if it gets no new facts and no confirmed value moves to a different sentence.
  expect(await save(id, { name: 'Shop & Co' })).toMatchObject({ status: 'success' });
  expect(await save(id, { description: `${DESCRIPTION} Delivery costs £3.` })).toMatchObject({
    fieldErrors: { description: 'No field supports ‘£3’' },
  });
  expect(await save(id, { description: 'Everything costs £10.' })).toMatchObject({ status: 'error' });
  expect(await save(id, { description: 'Vouchers of £10. Up to 50% off for members.' })).toMatchObject({
    status: 'success',
  });
});

test('rows that no import wrote are published without confirmations, and so are rows of a site’s own file', async () => {
  const id = await addShop();
  expect(await publish(id)).toMatchObject({ status: 'success' });
  await database.exec('delete from public.retailers');
  const copied = await addShop();
  await markAsImported(copied, 'site');
  expect(await publish(copied)).toMatchObject({ status: 'success' });
});

test('sale dates and published offers support the facts in the texts of their retailer', async () => {
  const id = await addShop({ description: 'Starts on 24 December 2026. Coats at £45.' });
  await markAsImported(id);
  const window = { retailer_slug: 'shop', year: 2026, starts_on: '2026-12-24', channel: 'online' };
  const evidence = { source_name: 'Shop', source_url: 'https://shop.example/', source_date: '2026-11-20' };
  await database.insert('sale_windows', { ...window, ...evidence });
  expect(await publish(id)).toMatchObject({ message: /no field supports ‘£45’\./ });
  const offer = { title: 'Coats', retailer_slug: 'shop', url: 'https://shop.example/coats' };
  await database.insert('offers', {
    ...{ ...offer, price_pence: 4500, checked_on: '2026-11-24', is_published: true },
  });
  expect(await publish(id)).toMatchObject({ status: 'success' });
});

test('an import refuses texts that would be public at once with unsupported facts, and takes them as drafts', async () => {
  const cells = { slug: 'new', name: 'New', cta_url: 'https://new.example/sale', description: DESCRIPTION };
  const check = async (more: Record<string, string>, entity = 'retailers') => {
    const row = { line: 1, table_name: 'retailers', key: more.slug ?? 'new', cells: { ...cells, ...more } };
    const rows = [{ ...row, error: null, undone: null }];
    const matched = await matchRows(db, { entity, rows, pass: 'dry' });
    const [checked] = matched ? await checkRows(db, matched) : [];
    return checked && 'error' in checked ? checked.error.message : 'accepted';
  };
  expect(await check({ is_published: 'true' })).toBe(
    'Description: No field supports ‘Up to 50%’ and ‘£10’. Import the row as a draft, and confirm each with its source',
  );
  expect(await check({ is_published: 'false' })).toBe('accepted');
  expect(await check({ is_published: 'true' }, 'site')).toBe('accepted');
  // An import may write to a public row if it adds no facts. The row's existing facts need not be confirmed.
  await addShop({ is_published: true });
  expect(await check({ slug: 'shop', name: 'Shop', is_published: 'true' })).toBe('accepted');
  expect(await check({ slug: 'shop', description: 'All for £1.', is_published: 'true' })).toMatch(/‘£1’/);
});

test('an import refuses new facts in rows that are never drafts, because they are public at once', async () => {
  const subcategories = resourceOf('subcategories');
  if (!subcategories) throw new Error('There are no subcategories');
  const created = { slug: 'part', name: 'Part', buying_tips: ['Pay £10.'] };
  const rows = [{ line: 1, match: {}, exists: false, created, changed: {} }];
  const checked = await withoutUnconfirmedFacts(db, subcategories, { rows, existing: new Map() });
  expect(checked).toEqual([
    { line: 1, error: { message: expect.stringMatching(/‘£10’\. Import the row without/) as string } },
  ]);
});

test('the facts of hundreds of rows are compared with the offers of each row in a few queries', async () => {
  await addShop({ slug: 'shop-7' });
  const offer = { title: 'Coats', retailer_slug: 'shop-7', url: 'https://shop.example/coats' };
  await database.insert('offers', {
    ...{ ...offer, price_pence: 4500, checked_on: '2026-11-24', is_published: true },
  });
  const rows = Array.from({ length: 201 }, (_, index) => {
    const created = { slug: `shop-${index}`, description: 'Coats at £45.', is_published: true };
    return { line: index + 1, match: {}, exists: false, created, changed: {} };
  });
  const requests = jest.spyOn(globalThis, 'fetch');
  const checked = await withoutUnconfirmedFacts(db, resource, { rows, existing: new Map() });
  const count = requests.mock.calls.length;
  requests.mockRestore();
  expect(checked.flatMap((row) => ('error' in row ? [] : [row.line]))).toEqual([8]);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(10);
});
