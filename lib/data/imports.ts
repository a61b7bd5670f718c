import 'server-only';
import { z } from 'zod';
import type { ImportedRows } from '@/lib/imports/outcomes';
import { UNFINISHED_STATES } from '@/lib/jobs/states';
import type { ListQuery } from '@/lib/resources/list-query';
import type { Resource, Row, Values } from '@/lib/resources/resource';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { listRows } from './admin/rows';
import { DatabaseError } from './database-error';
import { readInParts } from './read-in-parts';
import { untypedClient } from './untyped-client';

const IMPORT = 'id, entity, file_name, total, keeps_existing, state, asked_by, created_at';

const importSchema = z.object({
  id: z.string(),
  entity: z.string(),
  file_name: z.string(),
  total: z.number(),
  keeps_existing: z.boolean(),
  state: z.enum(['new', 'checked', 'written', 'undone']),
  asked_by: z.string().nullable(),
  created_at: z.string(),
});
export type Import = z.output<typeof importSchema>;

interface NewImport {
  id: string;
  entity: string;
  fileName: string;
  total: number;
  keepsExisting: boolean;
}

/** Stores a new import. A repeated call with the same id changes nothing. */
export async function addImport(
  db: Db,
  { id, entity, fileName, total, keepsExisting }: NewImport,
): Promise<void> {
  const args = {
    ...{ _id: id, _entity: entity, _file_name: fileName },
    ...{ _total: total, _keeps_existing: keepsExisting },
  };
  const { error } = await db.rpc('add_import', args);
  if (error) throw new DatabaseError('add an import', error);
}

interface NewRow {
  line: number;
  table_name: string;
  key: string;
  cells: Record<string, Json>;
}

/** Stages rows of an import. Does not change rows that are already staged. */
export async function addImportRows(db: Db, id: string, rows: NewRow[]): Promise<void> {
  const { error } = await db.rpc('add_import_rows', { _import: id, _rows: rows as unknown as Json });
  if (error) throw new DatabaseError('add rows of an import', error);
}

/** Returns an import; null if there is none with that id. */
export async function getImport(db: Db, id: string): Promise<Import | null> {
  const { data, error } = await db.from('imports').select(IMPORT).eq('id', id).maybeSingle();
  if (error) throw new DatabaseError('select an import', error);
  return importSchema.nullable().parse(data);
}

/** Returns one page of the list of imports, and the number of all imports that match the query. */
export async function listImports(
  db: Db,
  { resource, query }: { resource: Resource; query: ListQuery },
): Promise<{ imports: Import[]; count: number }> {
  const { rows, count } = await listRows(db, resource, query, Object.keys(importSchema.shape));
  return { imports: z.array(importSchema).parse(rows), count };
}

const counts = z.record(z.string(), z.number());
const countsSchema = z.object({
  staged: z.number(),
  errors: z.number(),
  checked: counts,
  outcome: counts,
  undone: counts,
});
export type ImportCounts = z.output<typeof countsSchema>;

/**
 * Counts the rows of an import: all staged rows, and the rows with errors. Also counts the rows by their outcome in the
 * dry run, in the import and in its undo.
 */
export async function countImportRows(db: Db, id: string): Promise<ImportCounts> {
  const { data, error } = await db.rpc('count_import_rows', { _import: id });
  if (error) throw new DatabaseError('count the rows of an import', error);
  return countsSchema.parse(data);
}

const stagedSchema = z.object({
  line: z.number(),
  table_name: z.string(),
  key: z.string(),
  cells: z.record(z.string(), z.json()),
  error: z
    .object({ message: z.string(), code: z.string().optional(), detail: z.string().nullish() })
    .nullable(),
  undone: z.string().nullable(),
});
export type StagedRow = z.output<typeof stagedSchema>;

interface RowsQuery {
  after: number;
  limit: number;
  /** Limits the result to the rows that failed. */
  only?: 'failed';
}

/** Returns the staged rows of an import after the line `after`, at most `limit`. */
export async function listImportRows(
  db: Db,
  id: string,
  { after, limit, only }: RowsQuery,
): Promise<StagedRow[]> {
  const args = { _import: id, _after: after, _limit: limit, _only: only };
  const { data, error } = await db.rpc('list_import_rows', args);
  if (error) throw new DatabaseError('list the rows of an import', error);
  return z.array(stagedSchema).parse(data);
}

interface RowsPage {
  /** The outcome of the rows, or 'kept' for rows that an undo did not change back. */
  what: ImportedRows;
  page: number;
  size: number;
}

/** Returns one page of an import's rows with this outcome, and the number of all rows with this outcome. */
export async function pageImportRows(
  db: Db,
  id: string,
  { what, page, size }: RowsPage,
): Promise<{ rows: StagedRow[]; count: number }> {
  const args = { _import: id, _what: what, _skip: (page - 1) * size, _limit: size };
  const { data, error } = await db.rpc('page_import_rows', args);
  if (error) throw new DatabaseError('list the rows of an import', error);
  return z.object({ rows: z.array(stagedSchema), count: z.number() }).parse(data);
}

/** Returns the rows of an entity whose column has one of these values. */
export async function rowsWith(db: Db, resource: Resource, column: string, values: string[]): Promise<Row[]> {
  return readInParts(values, async (part) => {
    const { data, error } = await untypedClient(db)
      .from(resource.table)
      .select<string, Row>('*')
      .in(column, part);
    if (error) throw new DatabaseError(`select ${resource.many} by ${column}`, error);
    return data;
  });
}

/**
 * A row to write, or the reason why it cannot be written. `created` has the values of a new row; it is null if the
 * import may change the row but not create it. `changed` has the values to change in an existing row.
 */
export type CheckedRow = { line: number } & (
  { match: Values; exists: boolean; created: Values | null; changed: Values } | { error: { message: string } }
);

const affected = z.object({ slug: z.string().nullish(), retailer_slug: z.string().nullish() }).nullable();
const writesSchema = z.array(
  z.object({ table: z.string(), old_record: affected, record: affected, is_moved: z.boolean() }),
);
/** A row that an import has written, before and after the write, and whether the path of the row has changed. */
export type ImportWrite = z.output<typeof writesSchema>[number];

/**
 * The passes of an import: the dry run, the writing of rows, and last the writing of lists that refer to rows on later
 * lines.
 */
export type ImportPass = 'dry' | 'rows' | 'lists';

/** Updates the planner's statistics of staged rows. Without them, each chunk of a large import reads all rows again. */
export async function analyseImportRows(db: Db): Promise<void> {
  const { error } = await db.rpc('analyse_import_rows');
  if (error) throw new DatabaseError('collect the statistics of an import', error);
}

/**
 * Writes a chunk of an import. In the dry run, only finds out what it would write. Returns the written rows, from which
 * the caller works out the affected pages; null if an undo of the import has begun.
 */
export async function writeImportChunk(
  db: Db,
  { id, rows, pass }: { id: string; rows: CheckedRow[]; pass: ImportPass },
): Promise<ImportWrite[] | null> {
  const args = { _import: id, _rows: rows as unknown as Json, _pass: pass };
  const { data, error } = await db.rpc('import_chunk', args);
  if (error) throw new DatabaseError('write a chunk of an import', error);
  return writesSchema.nullable().parse(data);
}

interface UndoChunk {
  id: string;
  from: number;
  to: number;
  /**
   * The lists that refer to rows on later lines, by table and column. If set, the chunk only empties these lists and
   * does not undo any rows.
   */
  lists?: Record<string, Record<string, []>>;
}

/**
 * Undoes the part of an import from the line `from` back to the line `to`. Skips rows that have been changed since the
 * import or are in use. Returns the rows that it has written.
 */
export async function undoImportChunk(db: Db, { id, from, to, lists }: UndoChunk): Promise<ImportWrite[]> {
  const args = { _import: id, _from: from, _to: to, _lists: lists };
  const { data, error } = await db.rpc('undo_import_chunk', args);
  if (error) throw new DatabaseError('undo a chunk of an import', error);
  return writesSchema.parse(data);
}

/** Stores the state of an import. */
export async function setImportState(db: Db, id: string, state: Import['state']): Promise<void> {
  const { error } = await db.rpc('set_import_state', { _import: id, _state: state });
  if (error) throw new DatabaseError('store the state of an import', error);
}

/** Returns whether a job of this import is waiting, running or paused. */
export async function isImportBusy(db: Db, id: string): Promise<boolean> {
  const { count, error } = await db
    .from('jobs')
    .select('id', { count: 'exact', head: true })
    .in('state', UNFINISHED_STATES)
    .eq('input->>import', id);
  if (error) throw new DatabaseError('look for the jobs of an import', error);
  return count !== 0;
}
