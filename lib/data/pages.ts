import 'server-only';
import {
  ENTITY_TABLES,
  entityOf,
  type EntityTable,
  isHiddenUntilTime,
  isSeenWithParent,
} from '@/lib/entities/registry';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { DatabaseError } from './database-error';
import { untypedClient } from './untyped-client';

// Queries on the tables of page status. Workers run them with the secret key.

/** A page in the list with which a crawl of the site starts. */
export interface KnownPage {
  path: string;
  /**
   * The table of the row to which the path belongs, such as 'retailers' or 'redirects'. If the path belongs to no row,
   * 'list' or 'page'.
   */
  type: string;
  row_id: string | null;
  is_published: boolean;
  in_sitemap: boolean;
  changed_at: string | null;
}

/** The facts that the crawl found on a page. */
export interface CrawledPage {
  path: string;
  /** Null if the site did not answer. */
  status: number | null;
  redirect_to: string | null;
  canonical: string | null;
  canonical_path: string | null;
  robots: string | null;
  title: string | null;
  description: string | null;
  structured: string[];
  structured_faults: string[];
  words: number | null;
  /** The paths on this site to which the page links, with and without their queries. */
  links: string[];
}

/** A row of a public entity. Before its publication time, a scheduled row counts as unpublished. */
export interface EntityRow {
  id: string;
  slug: string;
  parent: string | null;
  isPublished: boolean;
  changedAt: string;
}

/** Returns the rows of all public entities, published or not: all rows, or those with these slugs. */
export async function listEntityRows(
  db: Db,
  { slugs }: { slugs?: string[] } = {},
): Promise<[EntityTable, EntityRow[]][]> {
  return Promise.all(
    ENTITY_TABLES.map(async (table) => [table, await rowsOf(db, table, slugs)] as [EntityTable, EntityRow[]]),
  );
}

interface StoredRow {
  id: string;
  slug: string;
  updated_at: string;
  is_published?: boolean;
  published_at?: string | null;
  parent?: string | null;
  above?: { is_published: boolean } | null;
}

async function rowsOf(db: Db, table: EntityTable, slugs: string[] | undefined): Promise<EntityRow[]> {
  const { parent } = entityOf(table);
  const columns = [
    ...['id', 'slug', 'updated_at'],
    ...(isHiddenUntilTime(table) ? ['published_at'] : []),
    ...(parent ? [`parent:${parent.column}`] : []),
    parent && isSeenWithParent(table) ? `above:${parent.table}(is_published)` : 'is_published',
  ];
  const rows = await allRows(`list the pages of ${table}`, (from, to) => {
    const query = untypedClient(db).from(table).select<string, StoredRow>(columns.join(', '));
    return (slugs ? query.in('slug', slugs) : query).order('id').range(from, to);
  });
  const now = Date.now();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    parent: row.parent ?? null,
    isPublished:
      (row.is_published ?? row.above?.is_published ?? false) &&
      (row.published_at === undefined || Date.parse(row.published_at ?? '') <= now),
    changedAt: row.updated_at,
  }));
}

/** Returns the active redirects: all, or those from these paths. */
export function listActiveRedirects(
  db: Db,
  { paths }: { paths?: string[] } = {},
): Promise<{ id: string; from_path: string; updated_at: string }[]> {
  return allRows('list the redirects', (from, to) => {
    const query = db.from('redirects').select('id, from_path, updated_at').eq('is_active', true);
    return (paths ? query.in('from_path', paths) : query).order('id').range(from, to);
  });
}

/** Stores the list of pages with which a crawl starts. */
export async function listCrawlPages(db: Db, crawl: string, pages: KnownPage[]): Promise<void> {
  const { error } = await db.rpc('list_crawl_pages', { _crawl: crawl, _pages: pages as unknown as Json });
  if (error) throw new DatabaseError('note the pages of a crawl', error);
}

/** Returns at most `limit` paths that a crawl has not requested yet, and the number of all such paths. */
export async function listPathsToCrawl(
  db: Db,
  crawl: string,
  { limit }: { limit: number },
): Promise<{ paths: string[]; left: number }> {
  const { data, error, count } = await db
    .from('pages')
    .select('path', { count: 'exact' })
    .eq('listed_by', crawl)
    .or(`crawled_by.is.null,crawled_by.neq.${crawl}`)
    .order('path')
    .limit(limit);
  if (error) throw new DatabaseError('list the pages to crawl', error);
  return { paths: data.map(({ path }) => path), left: count ?? 0 };
}

/** Returns the paths of the pages with these ids. */
export async function pathsOfPages(db: Db, ids: string[]): Promise<string[]> {
  const { data, error } = await db.from('pages').select('path').in('id', ids).order('path');
  if (error) throw new DatabaseError('find the pages to check', error);
  return data.map(({ path }) => path);
}

/**
 * Stores the facts that a crawl found on some pages. If `follows` is true, also adds to the crawl each path to which
 * these pages link, unless the path has a query or is already in the list of the crawl.
 */
export async function storeCrawledPages(
  db: Db,
  crawl: string,
  { pages, follows }: { pages: CrawledPage[]; follows: boolean },
): Promise<void> {
  const { error } = await db.rpc('store_crawled_pages', {
    _crawl: crawl,
    _pages: pages as unknown as Json,
    _follows: follows,
  });
  if (error) throw new DatabaseError('store crawled pages', error);
}

/** Finds the faults of all pages. After a crawl of the whole site, also deletes pages that this crawl did not list. */
export async function finishCrawl(db: Db, crawl: string, { isWhole }: { isWhole: boolean }): Promise<void> {
  const { error } = await db.rpc('finish_crawl', { _crawl: crawl, _is_whole: isWhole });
  if (error) throw new DatabaseError('finish a crawl', error);
}
