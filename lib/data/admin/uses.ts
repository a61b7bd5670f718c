import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { Resource, Row } from '@/lib/resources/resource';
import { SETTINGS_ID } from '@/lib/settings-id';
import type { Db } from '@/lib/supabase/public';
import { loose } from './loose';

/** Some rows of a table: how many, and what the first of them are called. */
export interface Users {
  count: number;
  names: string[];
}

const NAMED = 3;

/** What makes rows of a table users of something: a condition as PostgREST's `or` takes it, and a column that must be so. */
export interface UseParams {
  conditions: string[];
  where?: { column: string; value: string };
}

/** The rows of an entity for which one of some conditions holds. */
export async function findUsers(
  db: Db,
  { table, nameColumn }: Pick<Resource, 'table' | 'nameColumn'>,
  { conditions, where }: UseParams,
): Promise<Users> {
  let query = loose(db)
    .from(table)
    .select<string, Row>(nameColumn, { count: 'exact' })
    .or(conditions.join(','));
  if (where) query = query.eq(where.column, where.value);
  const { data, error, count } = await query.order(nameColumn).limit(NAMED);
  if (error) throw new DatabaseError(`look for uses in ${table}`, error);
  return { count: count ?? 0, names: data.map((row) => String(row[nameColumn])) };
}

/** What the settings of the homepage say, as one text. */
export async function homepageText(db: Db): Promise<string> {
  const { data, error } = await db.from('homepage_settings').select('*').eq('id', SETTINGS_ID).maybeSingle();
  if (error) throw new DatabaseError('select homepage settings', error);
  return JSON.stringify(data);
}
