import 'server-only';
import { cache } from 'react';
import { isRowId } from '@/lib/admin/screen-at';
import { type Deletion, listDeletions } from '@/lib/data/admin/deletions';
import { getRow } from '@/lib/data/admin/rows';
import { resourceOf } from '@/lib/resources';
import { hasHistory, type Resource, type Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

export interface RowParams {
  resource: string;
  id: string;
}

type Found = { id: string } & (
  { row: Row; resource: Resource } | { row: null; resource: Resource | undefined }
);

const rowOf = cache(getRow);

/** Finds the entity and the row for an admin path. If the row does not exist, it is null in the result. */
export async function findRow(db: Db, { resource: key, id }: RowParams): Promise<Found> {
  const resource = resourceOf(key);
  if (!resource || resource.isReadOnly || !isRowId(id)) return { resource, row: null, id };
  return { resource, row: await rowOf(db, resource, id), id };
}

interface WithHistory {
  resource: Resource;
  id: string;
  /** The current row; for a deleted row, its last values. */
  row: Row;
  deletion?: Deletion;
}

const deletionOf = cache(async (db: Db, table: string, id: string) => {
  const [deletion] = await listDeletions(db, { table, id, limit: 1 });
  return deletion;
});

/**
 * Finds the row, current or deleted, for an admin path. For a deleted row, also returns the deletion. Returns null if
 * the row never existed, or if its entity has no history.
 */
export async function findHistory(db: Db, params: RowParams): Promise<WithHistory | null> {
  const { resource, row, id } = await findRow(db, params);
  if (row && hasHistory(resource)) return { resource, row, id };
  if (!resource || !hasHistory(resource) || !isRowId(id)) return null;
  const deletion = await deletionOf(db, resource.table, id);
  return deletion ? { resource, id, row: deletion.row, deletion } : null;
}
