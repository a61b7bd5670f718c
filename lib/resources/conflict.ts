import 'server-only';
import { actorNames } from '@/lib/data/admin/actors';
import { listActorsSince } from '@/lib/data/admin/revisions';
import type { Db } from '@/lib/supabase/public';
import { valuesOf } from './index';
import type { Resource, Row, Values } from './resource';

/** What others have made of a row since a form of it was opened. */
export interface Theirs {
  /** Who has saved it since, the last first: 'you' too, from another window. */
  by: string[];
  /** When it was saved last. */
  at: string;
  /** All that its form would hold now. */
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
