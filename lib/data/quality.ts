import 'server-only';
import { z } from 'zod';
import { seasonAt } from '@/lib/dates/season';
import { entityOf, type EntityTable, isHiddenUntilTime, isSeenWithParent } from '@/lib/entities/registry';
import type { Twins } from '@/lib/quality/check';
import { NEAR_DUPLICATE } from '@/lib/quality/minhash';
import type { SaleDate } from '@/lib/quality/sale-dates';
import type { Row } from '@/lib/resources/resource';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { DatabaseError } from './database-error';
import { readInParts } from './read-in-parts';
import { untypedClient } from './untyped-client';

// Queries on the tables of content quality. Workers run them with the secret key.

/** The published rows in a part of a table, and the ids of all rows in this part, published or not. */
interface RowPart {
  rows: Row[];
  ids: string[];
}

/**
 * Returns a part of a table, sorted by id: either the rows with these ids, or up to `limit` rows after the id `after`.
 */
export async function listRowsToScan(
  db: Db,
  table: EntityTable,
  which: { ids: string[] } | { after: string; limit: number },
): Promise<RowPart> {
  const { parent } = entityOf(table);
  const isWithParent = parent !== undefined && isSeenWithParent(table);
  const columns = isWithParent ? `*, above:${parent.table}(is_published)` : '*';
  let query = untypedClient(db).from(table).select<string, Row>(columns).order('id');
  query = 'ids' in which ? query.in('id', which.ids) : query.gt('id', which.after).limit(which.limit);
  const { data, error } = await query;
  if (error) throw new DatabaseError(`select ${table} to check their texts`, error);
  const now = Date.now();
  const isPublished = (row: Row) => {
    if (isWithParent) return (row.above as { is_published?: boolean } | null)?.is_published === true;
    return (
      row.is_published === true && !(isHiddenUntilTime(table) && Date.parse(String(row.published_at)) > now)
    );
  };
  return { rows: data.filter(isPublished), ids: data.map(({ id }) => String(id)) };
}

/** Returns how many rows the tables have. */
export async function countRowsToScan(db: Db, tables: readonly EntityTable[]): Promise<number> {
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { count, error } = await db.from(table).select('id', { count: 'exact', head: true });
      if (error) throw new DatabaseError(`count ${table}`, error);
      return count ?? 0;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Returns the names of the published categories, by slug. */
export async function listCategoryNames(db: Db): Promise<Map<string, string>> {
  const rows = await allRows('select the names of categories', (from, to) =>
    db.from('categories').select('slug, name').eq('is_published', true).order('slug').range(from, to),
  );
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

/**
 * Returns some retailers' published sale dates that may still matter to shoppers, by the slug of the retailer: those of
 * this season and later ones, and those of sales that are not over.
 */
export async function listSaleDates(
  db: Db,
  slugs: readonly string[],
  now: number,
): Promise<Map<string, SaleDate[]>> {
  const rows = await readInParts(slugs, (part) =>
    allRows('select sale dates to check them', (from, to) =>
      db
        .from('sale_windows')
        .select('id, name, retailer_slug, checked_on')
        .in('retailer_slug', part)
        .eq('is_published', true)
        .or(`year.gte.${seasonAt(now).year},ends_at.gt."${new Date(now).toISOString()}"`)
        .order('id')
        .range(from, to),
    ),
  );
  const found = new Map<string, SaleDate[]>();
  for (const { id, name, retailer_slug: slug, checked_on: checkedOn } of rows)
    found.set(slug, [...(found.get(slug) ?? []), { id, name, checkedOn }]);
  return found;
}

/** The texts of a page that a scan compares with those of other pages. */
export interface ComparedPage {
  row_id: string;
  title: string;
  description: string;
  hashes: number[] | null;
  bands: number[] | null;
}
export interface ListedPage extends ComparedPage {
  entity: string;
  path: string;
  name: string;
}

/**
 * Stores published pages before they are scored. Deletes the stored pages of rows that are in `ids` but have no page in
 * `pages`.
 */
export async function listQualityPages(
  db: Db,
  { scan, ids, pages }: { scan: string | null; ids: string[]; pages: ListedPage[] },
): Promise<void> {
  const { error } = await db.rpc('list_quality_pages', {
    _scan: scan as string,
    _ids: ids,
    _pages: pages as unknown as Json,
  });
  if (error) throw new DatabaseError('note pages to check their texts', error);
}

/** Deletes the pages that a scan of the whole site did not list. */
export async function forgetQualityPages(db: Db, scan: string): Promise<void> {
  const { error } = await db.rpc('forget_quality_pages', { _scan: scan });
  if (error) throw new DatabaseError('delete pages that no longer exist', error);
}

const text = z.string().nullable();
const twinsSchema = z.record(z.string(), z.object({ title: text, description: text, text }));

/**
 * Returns up to three paths for each page: of another page with the same title, of one with the same description, and
 * of one with nearly the same text.
 */
export async function findTwins(db: Db, pages: ComparedPage[]): Promise<Record<string, Twins>> {
  const { data, error } = await db.rpc('quality_twins', {
    _pages: pages as unknown as Json,
    _similarity: NEAR_DUPLICATE,
  });
  if (error) throw new DatabaseError('compare pages', error);
  return twinsSchema.parse(data);
}

/** The result of the checks of a page, as the database stores it. */
export interface ScoredPage {
  row_id: string;
  weight: number;
  findings: StoredFinding[];
}
export interface StoredFinding {
  check: string;
  weight: number;
  severity: string;
  faults: { field: string; text: string }[];
}

export async function scoreQualityPages(db: Db, scan: string, pages: ScoredPage[]): Promise<void> {
  const { error } = await db.rpc('score_quality_pages', { _scan: scan, _pages: pages as unknown as Json });
  if (error) throw new DatabaseError('store scores', error);
}

/**
 * Ends a scan: updates the number of clicks on each page in the last 30 days, and stores the day's figures for each
 * entity, such as the average score.
 */
export async function finishQualityScan(db: Db): Promise<void> {
  const { error } = await db.rpc('finish_quality_scan');
  if (error) throw new DatabaseError('finish a scan', error);
}
