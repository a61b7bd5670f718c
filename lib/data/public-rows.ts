import 'server-only';
import { parentTags, referencesTag, rowOfTag, rowTag } from '@/lib/cache/tags';
import { rowPath } from '@/lib/entities/path-grammar';
import { ENTITY_TABLES, type EntityTable, entityOf, isSeenWithParent } from '@/lib/entities/registry';
import { builtInNames } from '@/lib/fallback/names';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { untypedClient } from './untyped-client';
import { readOrLastKnown } from './read-or-last-known';

/** The fields that public rows of all entities have in common. */
export interface PublicRow {
  slug: string;
  /** The slug of the row's parent; null if the row has no parent. */
  parent: string | null;
  name: string;
}

interface Asked {
  slugs?: string[];
  limit: number;
}

/**
 * Selects public rows. Row-level security hides drafts from visitors only. The filter by is_published also hides them
 * from a client with more rights.
 */
async function selectPublicRows(db: Db, table: EntityTable, { slugs, limit }: Asked): Promise<PublicRow[]> {
  const { nameColumn, parent } = entityOf(table);
  const columns = ['slug', `name:${nameColumn}`, ...(parent ? [`parent:${parent.column}`] : [])];
  let query = untypedClient(db)
    .from(table)
    .select<string, Omit<PublicRow, 'parent'> & { parent?: string | null }>(columns.join(', '));
  if (!isSeenWithParent(table)) query = query.eq('is_published', true);
  if (slugs) query = query.in('slug', slugs);
  const { data, error } = await query.limit(limit);
  if (error) throw new DatabaseError(`select public ${table}`, error);
  return data.map((row) => ({ ...row, parent: row.parent ?? null }));
}

/**
 * Returns the public row with that slug; null if there is none. If the table's rows have a published flag of their own
 * and none of them is public, returns the built-in row.
 */
export async function getPublicRow(table: EntityTable, slug: string): Promise<PublicRow | null> {
  'use cache';
  return readOrLastKnown<PublicRow>({
    key: `public row ${table} ${slug}`,
    tags: [rowTag(table, slug), referencesTag(), ...parentTags(table)],
    fromDatabase: async (db) => {
      const [row] = await selectPublicRows(db, table, { slugs: [slug], limit: 1 });
      const known = builtInNames(table, slug);
      if (row || !known || isSeenWithParent(table)) return row ?? null;
      return (await selectPublicRows(db, table, { limit: 1 })).length === 0 ? known : null;
    },
    builtInData: () => builtInNames(table, slug),
  });
}

/**
 * Returns the paths of the public pages of the rows to which these cache tags belong. Tags of lists, drafts and deleted
 * rows have no path.
 * @param db the visitors' client: row-level security decides what is public
 */
export async function listPublicPaths(db: Db, tags: string[]): Promise<string[]> {
  const named = [...new Set(tags)].flatMap((tag) => rowOfTag(tag) ?? []);
  const paths = await Promise.all(
    ENTITY_TABLES.map(async (table) => {
      const slugs = named.filter((row) => row.table === table).map(({ slug }) => slug);
      if (slugs.length === 0) return [];
      const rows = await selectPublicRows(db, table, { slugs, limit: slugs.length });
      return rows.map((row) => rowPath(table, row));
    }),
  );
  return paths.flat();
}
