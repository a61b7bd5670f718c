import 'server-only';
import { type EntityTable, entityOf } from '@/lib/entities/registry';
import type { Row } from '@/lib/resources/resource';
import { publicClient } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';
import { untypedClient } from '../untyped-client';

/** The maximum number of rows from which the samples of a preview are chosen. */
const NAMES = 200;

const publicRows = (table: EntityTable, columns: string, head: boolean) =>
  untypedClient(publicClient())
    .from(table)
    .select<string, Record<string, string>>(columns, {
      ...{ count: 'exact', head },
    });

interface Without {
  /**
   * The column that must be empty in the counted rows: their own title, or their own description for search engines.
   */
  own: 'meta_title' | 'meta_description';
  /** Limits the rows to retailers with a sale, or without one. */
  hasSale?: boolean;
}

/** Counts the public rows of an entity whose title or description is made from a template. */
export async function countTemplated(table: EntityTable, { own, hasSale }: Without): Promise<number> {
  let query = publicRows(table, 'slug', true).is(own, null);
  if (hasSale !== undefined) query = query.eq('has_sale', hasSale);
  const { count, error } = await query;
  if (error) throw new DatabaseError(`count the pages of ${table} without ${own}`, error);
  return count ?? 0;
}

/**
 * Returns the slugs of up to three public rows: those with the shortest, a medium and the longest name. Chooses among
 * the rows without a title of their own, or among all rows if all have one.
 */
export async function listSampleSlugs(table: EntityTable, hasSale?: boolean): Promise<string[]> {
  const untitled = await selectSampleSlugs(table, { isUntitled: true, hasSale });
  return untitled.length > 0 ? untitled : selectSampleSlugs(table, { isUntitled: false, hasSale });
}

async function selectSampleSlugs(
  table: EntityTable,
  { isUntitled, hasSale }: { isUntitled: boolean; hasSale?: boolean },
): Promise<string[]> {
  const { nameColumn } = entityOf(table);
  let query = publicRows(table, `slug, ${nameColumn}`, false);
  if (isUntitled) query = query.is('meta_title', null);
  if (hasSale !== undefined) query = query.eq('has_sale', hasSale);
  const { data, error } = await query.order('slug').limit(NAMES);
  if (error) throw new DatabaseError(`select samples of ${table}`, error);
  const slugs = data
    .toSorted((a, b) => (a[nameColumn]?.length ?? 0) - (b[nameColumn]?.length ?? 0))
    .map(({ slug = '' }) => slug);
  return [...new Set([slugs[0], slugs[Math.floor(slugs.length / 2)], slugs.at(-1)])].filter(
    (slug) => slug !== undefined,
  );
}

/** Returns the public row with this slug, with all of its columns; null if there is none. */
export async function getTemplatedRow(table: EntityTable, slug: string): Promise<Row | null> {
  const { data, error } = await untypedClient(publicClient())
    .from(table)
    .select<'*', Row>('*')
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new DatabaseError(`select a sample of ${table}`, error);
  return data;
}

/** Counts the public guides and articles without an author. */
export async function countUnsigned(): Promise<number> {
  const { count, error } = await publicRows('content', 'slug', true)
    .is('author_slug', null)
    .is('author_name', null);
  if (error) throw new DatabaseError('count the content without an author', error);
  return count ?? 0;
}
