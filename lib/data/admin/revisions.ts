import 'server-only';
import type { Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

export interface Revision {
  number: number;
  snapshot: Row;
  actor: string | null;
  at: string;
}

interface RevisionParams {
  table: string;
  id: string;
  limit: number;
}

/** Returns the latest versions of a row, newest first. */
export async function listRevisions(db: Db, { table, id, limit }: RevisionParams): Promise<Revision[]> {
  const { data, error } = await db
    .from('revisions')
    .select('number, snapshot, actor, at')
    .eq('table_name', table)
    .eq('row_id', id)
    .order('number', { ascending: false })
    .limit(limit);
  if (error) throw new DatabaseError('select revisions', error);
  return data.map((revision) => ({ ...revision, snapshot: revision.snapshot as Row }));
}

/** Returns whether any version of a row is stored. The row itself may be deleted. */
export async function hasHistory(db: Db, table: string, id: string): Promise<boolean> {
  const { count, error } = await db
    .from('revisions')
    .select('id', { count: 'exact', head: true })
    .eq('table_name', table)
    .eq('row_id', id)
    .retry(false);
  if (error) throw new DatabaseError('look for a history', error);
  return count !== 0;
}

/** Returns one version of a row; null if the version does not exist. */
export async function getRevision(
  db: Db,
  { table, id, number }: { table: string; id: string; number: number },
): Promise<Revision | null> {
  const { data, error } = await db
    .from('revisions')
    .select('number, snapshot, actor, at')
    .eq('table_name', table)
    .eq('row_id', id)
    .eq('number', number)
    .maybeSingle();
  if (error) throw new DatabaseError('select revision', error);
  return data && { ...data, snapshot: data.snapshot as Row };
}

/** Returns the row as it was after the request with the id `writeId` wrote it; null if that request wrote nothing. */
export async function getWrittenRow(
  db: Db,
  { table, writeId }: { table: string; writeId: string },
): Promise<Row | null> {
  const { data, error } = await db
    .from('audit_log')
    .select('row_id, at')
    .eq('table_name', table)
    .eq('write_id', writeId)
    .order('id')
    .limit(1)
    .maybeSingle();
  if (error) throw new DatabaseError('select a record by its request', error);
  if (!data) return null;
  const { data: revision, error: unread } = await db
    .from('revisions')
    .select('snapshot')
    .eq('table_name', table)
    .eq('row_id', data.row_id)
    .eq('at', data.at)
    .order('number', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (unread) throw new DatabaseError('select revision of a request', unread);
  return revision && (revision.snapshot as Row);
}

/**
 * Returns the authors of the changes to a row since a time, latest first, without duplicates. Null means a change by
 * the system.
 */
export async function listActorsSince(
  db: Db,
  { table, id, since }: { table: string; id: string; since: string },
): Promise<(string | null)[]> {
  const { data, error } = await db
    .from('revisions')
    .select('actor')
    .eq('table_name', table)
    .eq('row_id', id)
    .gt('at', since)
    .order('number', { ascending: false })
    .limit(50);
  if (error) throw new DatabaseError('select who changed a row', error);
  return [...new Set(data.map(({ actor }) => actor))];
}
