import 'server-only';
import { z } from 'zod';
import type { Resource, Row, Values } from '@/lib/resources/resource';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { untypedClient } from './untyped-client';

const IMPORT = 'id, entity, file_name, total, state, asked_by, created_at';

const importSchema = z.object({
  id: z.string(),
  entity: z.string(),
  file_name: z.string(),
  total: z.number(),
  state: z.enum(['new', 'checked', 'written', 'undone']),
  asked_by: z.string().nullable(),
  created_at: z.string(),
});
export type Import = z.output<typeof importSchema>;

/** Stores a new import. A repeated request changes nothing. */
export async function addImport(
  db: Db,
  { id, resource, fileName, total }: { id: string; resource: Resource; fileName: string; total: number },
): Promise<void> {
  const args = {
    ...{ _id: id, _entity: resource.key, _table: resource.table },
    ...{ _file_name: fileName, _total: total },
  };
  const { error } = await db.rpc('add_import', args);
  if (error) throw new DatabaseError('add an import', error);
}

/** Stages rows of an import. Rows that are staged already stay as they are. */
export async function addImportRows(
  db: Db,
  id: string,
  rows: { line: number; cells: Record<string, Json> }[],
): Promise<void> {
  const { error } = await db.rpc('add_import_rows', { _import: id, _rows: rows });
  if (error) throw new DatabaseError('add rows of an import', error);
}

/** Returns an import; null if there is none with that id. */
export async function getImport(db: Db, id: string): Promise<Import | null> {
  const { data, error } = await db.from('imports').select(IMPORT).eq('id', id).maybeSingle();
  if (error) throw new DatabaseError('select an import', error);
  return importSchema.nullable().parse(data);
}

/** Returns the latest imports, the newest first. */
export async function listImports(db: Db): Promise<Import[]> {
  const { data, error } = await db
    .from('imports')
    .select(IMPORT)
    .order('created_at', { ascending: false })
    .limit(50);
  if (error) throw new DatabaseError('list imports', error);
  return z.array(importSchema).parse(data);
}

const counts = z.record(z.string(), z.number());
const countsSchema = z.object({ staged: z.number(), checked: counts, outcome: counts, undone: counts });
export type ImportCounts = z.output<typeof countsSchema>;

/** Returns how many rows of an import are staged, and how many have which outcome. */
export async function countImportRows(db: Db, id: string): Promise<ImportCounts> {
  const { data, error } = await db.rpc('count_import_rows', { _import: id });
  if (error) throw new DatabaseError('count the rows of an import', error);
  return countsSchema.parse(data);
}

const stagedSchema = z.object({
  line: z.number(),
  slug: z.string().nullable(),
  cells: z.record(z.string(), z.json()),
  error: z.object({ message: z.string(), code: z.string().optional() }).nullable(),
  undone: z.string().nullable(),
});
export type StagedRow = z.output<typeof stagedSchema>;

interface RowsQuery {
  after: number;
  limit: number;
  /** Which rows: all, those that failed, or those that an undo has left. */
  only?: 'failed' | 'kept';
}

/** Returns the next staged rows of an import. */
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

const SLUGS_PER_QUERY = 100;

/** Returns the rows that have these slugs, by slug. */
export async function rowsBySlug(db: Db, resource: Resource, slugs: string[]): Promise<Map<string, Row>> {
  const found = new Map<string, Row>();
  for (let start = 0; start < slugs.length; start += SLUGS_PER_QUERY) {
    const { data, error } = await untypedClient(db)
      .from(resource.table)
      .select<string, Row>('*')
      .in('slug', slugs.slice(start, start + SLUGS_PER_QUERY));
    if (error) throw new DatabaseError(`select ${resource.many} by slug`, error);
    for (const row of data) found.set(String(row.slug), row);
  }
  return found;
}

export type CheckedRow = { line: number } & (
  { created: Values; changed: Values } | { changed: { slug: Json }; error: { message: string } }
);

/** Writes a chunk of an import, or only finds out what it would do. Returns the slugs of the rows it has written. */
export async function writeImportChunk(
  db: Db,
  { id, rows, isDry }: { id: string; rows: CheckedRow[]; isDry: boolean },
): Promise<string[]> {
  const args = { _import: id, _rows: rows as unknown as Json, _is_dry: isDry };
  const { data, error } = await db.rpc('import_chunk', args);
  if (error) throw new DatabaseError('write a chunk of an import', error);
  return data;
}

/** Takes back the rows of these lines that still are as the import left them. Returns their slugs. */
export async function undoImportChunk(
  db: Db,
  { id, from, to }: { id: string; from: number; to: number },
): Promise<string[]> {
  const { data, error } = await db.rpc('undo_import_chunk', { _import: id, _from: from, _to: to });
  if (error) throw new DatabaseError('take back a chunk of an import', error);
  return data;
}

/** Stores how far an import is. */
export async function setImportState(db: Db, id: string, state: Import['state']): Promise<void> {
  const { error } = await db.rpc('set_import_state', { _import: id, _state: state });
  if (error) throw new DatabaseError('store the state of an import', error);
}

/** Returns whether a job of this import is waiting, running or paused. */
export async function isImportBusy(db: Db, id: string): Promise<boolean> {
  const { count, error } = await db
    .from('jobs')
    .select('id', { count: 'exact', head: true })
    .in('state', ['queued', 'running', 'paused'])
    .eq('input->>import', id);
  if (error) throw new DatabaseError('look for the jobs of an import', error);
  return count !== 0;
}
