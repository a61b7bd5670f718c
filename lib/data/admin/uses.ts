import 'server-only';
import { SETTINGS_ID } from '@/lib/config/settings-id';
import type { Resource, Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';
import { untypedClient } from '../untyped-client';

/** The number of rows that use given rows, and the names of the first few rows that use them. */
export interface Uses {
  count: number;
  names: string[];
}

const NAMED = 3;

/**
 * The conditions of a query for the rows that refer to a given row. The query finds rows that match at least one of
 * `conditions`. If `where` is set, the column `where.column` must also be equal to `where.value`.
 */
export interface UseParams {
  conditions: string[];
  where?: { column: string; value: string };
}

/** Returns how many rows of an entity match at least one of the conditions, and the names of the first few. */
export async function findUses(
  db: Db,
  { table, nameColumn }: Pick<Resource, 'table' | 'nameColumn'>,
  { conditions, where }: UseParams,
): Promise<Uses> {
  let query = untypedClient(db)
    .from(table)
    .select<string, Row>(nameColumn, { count: 'exact' })
    .or(conditions.join(','));
  if (where) query = query.eq(where.column, where.value);
  const { data, error, count } = await query.order(nameColumn).limit(NAMED);
  if (error) throw new DatabaseError(`look for uses in ${table}`, error);
  return { count: count ?? 0, names: data.map((row) => String(row[nameColumn])) };
}

/** Returns all homepage settings as one string, which can be searched for links. */
export async function homepageText(db: Db): Promise<string> {
  const { data, error } = await db.from('homepage_settings').select('*').eq('id', SETTINGS_ID).maybeSingle();
  if (error) throw new DatabaseError('select homepage settings', error);
  return JSON.stringify(data);
}
