import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { Resource, Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { getRow } from './rows';

/** The one row of a settings table, which a migration has made. */
export async function getSettings(db: Db, resource: Resource): Promise<Row> {
  const row = resource.single && (await getRow(db, resource, resource.single.id));
  if (!row) throw new DatabaseError(`select ${resource.one}`, { message: 'The row is missing' });
  return row;
}
