import 'server-only';
import { cache } from 'react';
import { getRow } from '@/lib/data/admin/rows';
import { resourceOf } from '@/lib/resources';
import type { Resource, Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { isRowId } from './addresses';

export interface RowParams {
  resource: string;
  id: string;
}

type Found = { id: string } & (
  { row: Row; resource: Resource } | { row: null; resource: Resource | undefined }
);

const rowOf = cache(getRow);

/** The row that an address of the admin area names; without it, the entity of which there is no such row. */
export async function findRow(db: Db, { resource: key, id }: RowParams): Promise<Found> {
  const resource = resourceOf(key);
  if (!resource || resource.isReadOnly || !isRowId(id)) return { resource, row: null, id };
  return { resource, row: await rowOf(db, resource, id), id };
}
