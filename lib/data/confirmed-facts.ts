import 'server-only';
import { z } from 'zod';
import type { EntityTable } from '@/lib/entities/registry';
import type { KnownField } from '@/lib/quality/facts/compare-facts';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

// The facts in texts: the rows that support them beside the row itself, and the sources with which admins confirmed them.

const MOST_ROWS = 100;

/** Returns the days and times of a retailer's sale dates. */
async function saleDatesOf(db: Db, slug: string): Promise<KnownField[]> {
  const { data, error } = await db
    .from('sale_windows')
    .select('starts_on, starts_time, ends_on')
    .eq('retailer_slug', slug)
    .order('starts_on')
    .limit(MOST_ROWS);
  if (error) throw new DatabaseError('select the sale dates of a retailer', error);
  const value = data.flatMap(({ starts_on, starts_time, ends_on }) =>
    // A time is stored with seconds, which nobody writes.
    [starts_on, starts_time?.slice(0, 5), ends_on].flatMap((part) => part ?? []),
  );
  return [{ name: 'sale_windows', label: 'Sale dates', value }];
}

/** Returns the prices, dates and conditions of the published offers of a retailer or product. */
async function offersOf(
  db: Db,
  column: 'retailer_slug' | 'product_slug',
  slug: string,
): Promise<KnownField[]> {
  const { data, error } = await db
    .from('offers')
    .select('title, conditions, price_pence, delivery_pence, earlier_price_pence, starts_at, ends_at')
    .eq(column, slug)
    .eq('is_published', true)
    .order('id')
    .limit(MOST_ROWS);
  if (error) throw new DatabaseError('select offers that support facts', error);
  const of = { name: 'offers', label: 'Offers' };
  return [
    {
      ...of,
      unit: 'pence',
      value: data.flatMap(({ price_pence, delivery_pence, earlier_price_pence }) =>
        [price_pence, delivery_pence, earlier_price_pence].flatMap((pence) => pence ?? []),
      ),
    },
    {
      ...of,
      value: data.flatMap(({ title, conditions, starts_at, ends_at }) =>
        [title, conditions, starts_at, ends_at].flatMap((part) => part ?? []),
      ),
    },
  ];
}

/** Returns the values of other tables that may support the facts in a row's texts. */
export async function listEvidence(db: Db, table: EntityTable, slug: string): Promise<KnownField[]> {
  if (table === 'products') return offersOf(db, 'product_slug', slug);
  if (table !== 'retailers') return [];
  return (await Promise.all([saleDatesOf(db, slug), offersOf(db, 'retailer_slug', slug)])).flat();
}

/** Returns which of these rows an import has written. */
export async function listImportedRows(db: Db, ids: string[]): Promise<Set<string>> {
  const { data, error } = await db.rpc('imported_rows_of', { _rows: ids });
  if (error) throw new DatabaseError('find rows that imports have written', error);
  return new Set(z.array(z.string()).parse(data));
}

/** Returns the sources with which the facts of a row were confirmed, by the key of the fact. */
export async function listConfirmedFacts(db: Db, rowId: string): Promise<Record<string, string>> {
  const { data, error } = await db
    .from('confirmed_facts')
    .select('fact, source_url')
    .eq('row_id', rowId)
    .order('created_at', { ascending: false })
    .limit(1000);
  if (error) throw new DatabaseError('select confirmed facts', error);
  return Object.fromEntries(data.map(({ fact, source_url }) => [fact, source_url]));
}

interface Confirmation {
  row: string;
  /** The key of the fact. */
  fact: string;
  words: string;
  /** The URL of the page that states the fact. Null takes the confirmation back. */
  source: string | null;
}

/** Confirms a fact of a row with a source. */
export async function confirmFact(db: Db, { row, fact, words, source }: Confirmation): Promise<void> {
  const { error } = await db.rpc('confirm_fact', {
    ...{ _row: row, _fact: fact, _words: words },
    ...(source === null ? {} : { _source: source }),
  });
  if (error) throw new DatabaseError('confirm a fact', error);
}
