import 'server-only';
import { z } from 'zod';
import { rowsOfPage } from '@/lib/lists/pagination';
import { pagesList } from '@/lib/resources/definitions/pages';
import type { ListQuery } from '@/lib/resources/list-query';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';
import { listRows } from './rows';

const pageSchema = z.object({
  id: z.string(),
  path: z.string(),
  type: z.string(),
  row_id: z.string().nullable(),
  is_published: z.boolean(),
  in_sitemap: z.boolean(),
  changed_at: z.string().nullable(),
  status: z.number().nullable(),
  redirect_to: z.string().nullable(),
  canonical: z.string().nullable(),
  canonical_path: z.string().nullable(),
  robots: z.string().nullable(),
  is_noindex: z.boolean(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  structured: z.array(z.string()),
  structured_faults: z.array(z.string()),
  words: z.number().nullable(),
  inlinks: z.number(),
  faults: z.array(z.string()),
  crawled_at: z.string().nullable(),
});
export type CrawledPageRow = z.output<typeof pageSchema>;

const COLUMNS = Object.keys(pageSchema.shape);

/** Returns one page of the list of pages, and the number of all pages that match the query. */
export async function listPages(
  db: Db,
  query: Omit<ListQuery, 'size'> & { size: number },
): Promise<{ pages: CrawledPageRow[]; count: number }> {
  const { rows, count } = await listRows(db, pagesList, query, COLUMNS);
  return { pages: z.array(pageSchema).parse(rows), count };
}

/** Returns the pages with these ids. */
export async function getPages(db: Db, ids: string[]): Promise<CrawledPageRow[]> {
  const { data, error } = await db.from('pages').select('*').in('id', ids).order('path');
  if (error) throw new DatabaseError('select pages', error);
  return z.array(pageSchema).parse(data);
}

/** Returns the pages at these paths. */
export async function getPagesAt(db: Db, paths: string[]): Promise<CrawledPageRow[]> {
  const { data, error } = await db.from('pages').select('*').in('path', paths);
  if (error) throw new DatabaseError('select pages by their paths', error);
  return z.array(pageSchema).parse(data);
}

/** Returns one page of the list of paths of other pages that link to the page at `path`. */
export async function listInlinks(
  db: Db,
  path: string,
  { page, size }: { page: number; size: number },
): Promise<string[]> {
  const { data, error } = await db
    .from('page_links')
    .select('from_path')
    .eq('to_path', path)
    .neq('from_path', path)
    .order('from_path')
    .range(...rowsOfPage(page, size));
  if (error) throw new DatabaseError('select the links to a page', error);
  return data.map(({ from_path }) => from_path);
}

const figuresSchema = z.object({
  total: z.number(),
  faulty: z.number(),
  faults: z.record(z.string(), z.number()),
});
/** The numbers of all listed pages, of pages with faults, and of pages with each fault. */
export type PageFigures = z.output<typeof figuresSchema>;

export async function getPageFigures(db: Db): Promise<PageFigures> {
  const { data, error } = await db.rpc('page_figures');
  if (error) throw new DatabaseError('count pages', error);
  return figuresSchema.parse(data);
}
