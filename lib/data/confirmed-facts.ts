import 'server-only';
import { z } from 'zod';
import type { EntityTable } from '@/lib/entities/registry';
import type { KnownField } from '@/lib/quality/facts/compare-facts';
import type { Tables } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { DatabaseError } from './database-error';
import { readInParts } from './read-in-parts';

// Queries on the evidence for facts in texts. Evidence is a value in another table that supports a fact, or a source
// with which an admin confirmed the fact.

const MOST_ROWS = 100;

/** The fields that support facts, by the slug of the row. */
type Evidence = Map<string, KnownField[]>;

/** Returns, by slug, the days on which retailers' sales start and end, and the times at which they start. */
async function saleDatesOf(db: Db, slugs: string[]): Promise<Evidence> {
  const found = await readInParts(slugs, (part) =>
    allRows('select the sale dates of retailers', (from, to) =>
      db
        .from('sale_windows')
        .select('retailer_slug, starts_on, starts_time, ends_on')
        .in('retailer_slug', part)
        .order('starts_on')
        .order('id')
        .range(from, to),
    ),
  );
  const rows = Map.groupBy(found, ({ retailer_slug }) => retailer_slug);
  return new Map(
    slugs.map((slug) => {
      const value = (rows.get(slug) ?? [])
        .slice(0, MOST_ROWS)
        .flatMap(({ starts_on, starts_time, ends_on }) =>
          // The database stores times with seconds, which texts never state, so cut the seconds off.
          [starts_on, starts_time?.slice(0, 5), ends_on].flatMap((part) => part ?? []),
        );
      return [slug, [{ name: 'sale_windows', label: 'Sale dates', value }]];
    }),
  );
}

/** Returns, by slug, the titles, conditions, prices and dates of the published offers of retailers or products. */
async function offersOf(
  db: Db,
  column: 'retailer_slug' | 'product_slug',
  slugs: string[],
): Promise<Evidence> {
  const found = await readInParts(slugs, (part) =>
    allRows('select offers that support facts', (from, to) =>
      db
        .from('offers')
        .select(
          'retailer_slug, product_slug, title, conditions, price_pence, delivery_pence, earlier_price_pence, starts_at, ends_at',
        )
        .in(column, part)
        .eq('is_published', true)
        .order('id')
        .range(from, to),
    ),
  );
  const rows = Map.groupBy(found, (row) => row[column]);
  return new Map(slugs.map((slug) => [slug, fieldsOfOffers((rows.get(slug) ?? []).slice(0, MOST_ROWS))]));
}

type OfferFacts = Pick<
  Tables<'offers'>,
  'title' | 'conditions' | 'price_pence' | 'delivery_pence' | 'earlier_price_pence' | 'starts_at' | 'ends_at'
>;

function fieldsOfOffers(offers: OfferFacts[]): KnownField[] {
  const of = { name: 'offers', label: 'Offers' };
  return [
    {
      ...of,
      unit: 'pence',
      value: offers.flatMap(({ price_pence, delivery_pence, earlier_price_pence }) =>
        [price_pence, delivery_pence, earlier_price_pence].flatMap((pence) => pence ?? []),
      ),
    },
    {
      ...of,
      value: offers.flatMap(({ title, conditions, starts_at, ends_at }) =>
        [title, conditions, starts_at, ends_at].flatMap((part) => part ?? []),
      ),
    },
  ];
}

/**
 * Returns, by slug, the values from other tables that may support facts in a row's texts: sale dates and offers for
 * retailers, offers for products, and nothing for other entities.
 */
export async function listEvidence(db: Db, table: EntityTable, slugs: string[]): Promise<Evidence> {
  const all = [...new Set(slugs)].filter(Boolean);
  if (table === 'products') return offersOf(db, 'product_slug', all);
  if (table !== 'retailers') return new Map();
  const [dates, offers] = await Promise.all([saleDatesOf(db, all), offersOf(db, 'retailer_slug', all)]);
  return new Map(all.map((slug) => [slug, [...(dates.get(slug) ?? []), ...(offers.get(slug) ?? [])]]));
}

/** Returns the ids of those rows in `ids` that an import has written. */
export async function listImportedRows(db: Db, ids: string[]): Promise<Set<string>> {
  const { data, error } = await db.rpc('imported_rows_of', { _rows: ids });
  if (error) throw new DatabaseError('find rows that imports have written', error);
  return new Set(z.array(z.string()).parse(data));
}

/** The sources with which the facts of a row were confirmed, by the key of the fact. */
type ConfirmedFacts = Record<string, string>;

/** Returns the confirmed facts of rows, by the id of the row. */
export async function listConfirmedFacts(db: Db, rowIds: string[]): Promise<Map<string, ConfirmedFacts>> {
  const found = await readInParts(rowIds, (part) =>
    allRows('select confirmed facts', (from, to) =>
      db
        .from('confirmed_facts')
        .select('row_id, fact, source_url')
        .in('row_id', part)
        .order('id')
        .range(from, to),
    ),
  );
  const rows = Map.groupBy(found, ({ row_id }) => row_id);
  return new Map(
    rowIds.map((id) => [
      id,
      Object.fromEntries((rows.get(id) ?? []).map(({ fact, source_url }) => [fact, source_url])),
    ]),
  );
}

interface Confirmation {
  row: string;
  /** The key of the fact. */
  fact: string;
  words: string;
  /** The URL of the page that states the fact. Null takes the confirmation back. */
  source: string | null;
}

/** Confirms a fact of a row with a source. If the source is null, takes the confirmation back. */
export async function confirmFact(db: Db, { row, fact, words, source }: Confirmation): Promise<void> {
  const { error } = await db.rpc('confirm_fact', {
    ...{ _row: row, _fact: fact, _words: words },
    ...(source === null ? {} : { _source: source }),
  });
  if (error) throw new DatabaseError('confirm a fact', error);
}
