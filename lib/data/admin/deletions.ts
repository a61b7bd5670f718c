import 'server-only';
import type { Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

type Recorded = Record<string, { old?: Row[string] }>;

/** Returns a row's values from the record of its deletion. The record leaves out updated_at and all null columns. */
const rowOf = (changed: unknown): Row =>
  Object.fromEntries(Object.entries(changed as Recorded).map(([name, { old }]) => [name, old ?? null]));

interface DeletedParams {
  table: string;
  ids: string[];
  /** If set, only rows that the request with this id deleted are returned. */
  writeId?: string;
}

/**
 * Returns the values that deleted rows had when they were deleted, in the order of deletion. Some of the rows may have
 * been restored since.
 */
export async function listDeletedRows(db: Db, { table, ids, writeId }: DeletedParams): Promise<Row[]> {
  let query = db
    .from('audit_log')
    .select('row_id, changed')
    .eq('table_name', table)
    .eq('action', 'delete')
    .in('row_id', ids);
  if (writeId) query = query.eq('write_id', writeId);
  const { data, error } = await query.order('id');
  if (error) throw new DatabaseError('select deleted rows', error);
  return [...new Map(data.map(({ row_id, changed }) => [row_id, rowOf(changed)])).values()];
}

export interface Deletion {
  id: string;
  actor: string | null;
  at: string;
  row: Row;
}

/**
 * Returns the latest deletions in a table, newest first, each row once. Some of the rows may have been restored since.
 */
export async function listDeletions(
  db: Db,
  { table, id, limit }: { table: string; /** Limits the result to this row. */ id?: string; limit: number },
): Promise<Deletion[]> {
  let query = db
    .from('audit_log')
    .select('row_id, actor, at, changed')
    .eq('table_name', table)
    .eq('action', 'delete');
  if (id) query = query.eq('row_id', id);
  const { data, error } = await query.order('id', { ascending: false }).limit(limit);
  if (error) throw new DatabaseError('select deletions', error);
  const newest = new Map(data.toReversed().map((record) => [record.row_id, record]));
  return data
    .filter((record) => newest.get(record.row_id) === record)
    .map(({ row_id, actor, at, changed }) => ({ id: row_id, actor, at, row: rowOf(changed) }));
}

interface BackParams {
  table: string;
  /** The values of the rows to restore, including their ids. */
  rows: Row[];
}

/**
 * Inserts deleted rows again and restores the references to them. Returns the number of references that could not be
 * restored.
 */
export async function reinsertRows(db: Db, { table, rows }: BackParams): Promise<number> {
  const { data, error } = await db.rpc('bring_back', { _table: table, _rows: rows });
  if (error) throw new DatabaseError(`restore ${table}`, error);
  return data;
}
