import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

type Recorded = Record<string, { old?: Row[string] }>;

/** A row as its deletion recorded it; when it was last changed is not on record. */
const rowOf = (changed: unknown): Row =>
  Object.fromEntries(Object.entries(changed as Recorded).map(([name, { old }]) => [name, old ?? null]));

interface DeletedParams {
  table: string;
  ids: string[];
  /** Only what this request has deleted. */
  writeId?: string;
}

/** Rows as they were when they were deleted last, in the order of their deletion. Some of them may be back. */
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

/** The last deletions in a table, newest first, each row once. Some of the rows may be back. */
export async function listDeletions(
  db: Db,
  { table, id, limit }: { table: string; /** Only of this row. */ id?: string; limit: number },
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
  /** What they shall be, the id included. */
  rows: Row[];
}

/** Inserts deleted rows again and gives back what referred to them; gives how many references could not be. */
export async function bringBack(db: Db, { table, rows }: BackParams): Promise<number> {
  const { data, error } = await db.rpc('bring_back', { _table: table, _rows: rows });
  if (error) throw new DatabaseError(`bring back ${table}`, error);
  return data;
}
