import 'server-only';
import { SETTINGS_ID } from '@/lib/config/settings-id';
import type { InlineTarget } from '@/lib/inline-editing/inline-target';
import type { Row } from '@/lib/resources/resource';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';
import { untypedClient } from '../untyped-client';

const key = ({ slug }: InlineTarget): [column: string, value: string] =>
  slug === null ? ['id', SETTINGS_ID] : ['slug', slug];

/** Returns an editable field's stored value with the row's updated_at; null if the row does not exist. */
export async function getInlineRow(db: Db, target: InlineTarget): Promise<Row | null> {
  const { data, error } = await untypedClient(db)
    .from(target.table)
    .select<string, Row>(`updated_at, ${target.column}`)
    .eq(...key(target))
    .maybeSingle();
  if (error) throw new DatabaseError(`select ${target.column} of ${target.table}`, error);
  return data;
}

/**
 * Writes the value of a field that an admin edited in place. Returns the stored value with the row's new updated_at;
 * null if the row was deleted, or changed since `updatedAt`.
 */
export async function updateInlineRow(
  db: Db,
  target: InlineTarget,
  { value, updatedAt }: { value: Json; updatedAt: string },
): Promise<Row | null> {
  const values: Row = { [target.column]: value };
  const { data, error } = await untypedClient(db)
    .from(target.table)
    .update(values)
    .eq(...key(target))
    .eq('updated_at', updatedAt)
    .select<string, Row>(`updated_at, ${target.column}`)
    .maybeSingle();
  if (error) throw new DatabaseError(`update ${target.column} of ${target.table}`, error);
  return data;
}
