import 'server-only';
import { actorNames } from '@/lib/data/admin/actors';
import { listActorsSince } from '@/lib/data/admin/revisions';
import { valuesOf } from '@/lib/resources/index';
import type { Resource, Row, Values } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

/** The changes that others have made to a row since an editor opened its form. */
export interface Theirs {
  /** The editors who made the changes, the latest first; 'you' if the same editor saved the row in another window. */
  by: string[];
  /** The time of the last save of the row. */
  at: string;
  /** The row's current values, to show in the form. */
  values: Values;
}

interface ConflictParams {
  row: Row;
  since: string;
  viewerId: string;
}

export async function conflictOf(
  db: Db,
  resource: Resource,
  { row, since, viewerId }: ConflictParams,
): Promise<Theirs> {
  const actors = await listActorsSince(db, { table: resource.table, id: String(row.id), since });
  const nameOf = await actorNames(db, { actors, viewerId });
  return { by: actors.map(nameOf), at: String(row.updated_at), values: valuesOf(resource, row) };
}
