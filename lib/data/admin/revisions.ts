import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

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

/** How a row stood after each of its last changes, newest first. */
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

/** One of them; null when there is none of that number. */
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
