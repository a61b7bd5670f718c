import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import { getRow } from '@/lib/data/admin/rows';
import { resourceOf } from '@/lib/resources';
import type { Resource, Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

export interface RowParams {
  resource: string;
  id: string;
}

const rowOf = cache(getRow);

/** The row that an address of the admin area names; a 404 when there is no such entity or row. */
export async function findRow(
  db: Db,
  { resource: key, id }: RowParams,
): Promise<{ resource: Resource; row: Row; id: string }> {
  const resource = resourceOf(key);
  if (!resource || resource.isReadOnly || !z.uuid().safeParse(id).success) notFound();
  const row = await rowOf(db, resource, id);
  if (!row) notFound();
  return { resource, row, id };
}
