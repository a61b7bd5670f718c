import 'server-only';
import { SETTINGS_ID } from '@/lib/settings-id';
import { DatabaseError } from '@/lib/errors';
import type { InlineTarget } from '@/lib/resources/inline';
import type { Row } from '@/lib/resources/resource';
import type { Json } from '@/lib/supabase/database.types';
import type { Db } from '@/lib/supabase/public';
import { loose } from './loose';

const key = ({ slug }: InlineTarget): [column: string, value: string] =>
  slug === null ? ['id', SETTINGS_ID] : ['slug', slug];

/** The value of the field and the time of its row's last change; null when there is no such row. */
export async function getInlineRow(db: Db, target: InlineTarget): Promise<Row | null> {
  const { data, error } = await loose(db)
    .from(target.table)
    .select<string, Row>(`updated_at, ${target.column}`)
    .eq(...key(target))
    .maybeSingle();
  if (error) throw new DatabaseError(`select ${target.column} of ${target.table}`, error);
  return data;
}

/** Writes the one field; null when the row is gone, or was changed since `updatedAt`. */
export async function updateInlineRow(
  db: Db,
  target: InlineTarget,
  { value, updatedAt }: { value: Json; updatedAt: string },
): Promise<Row | null> {
  const values: Row = { [target.column]: value };
  const { data, error } = await loose(db)
    .from(target.table)
    .update(values)
    .eq(...key(target))
    .eq('updated_at', updatedAt)
    .select<string, Row>(`updated_at, ${target.column}`)
    .maybeSingle();
  if (error) throw new DatabaseError(`update ${target.column} of ${target.table}`, error);
  return data;
}
