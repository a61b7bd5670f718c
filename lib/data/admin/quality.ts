import 'server-only';
import { z } from 'zod';
import { qualityPagesList } from '@/lib/admin/quality-list';
import type { ListQuery } from '@/lib/resources/list-query';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';
import { listRows } from './rows';

const pageSchema = z.object({
  id: z.string(),
  entity: z.string(),
  row_id: z.string(),
  path: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  weight: z.number(),
  findings: z.array(
    z.object({
      check: z.string(),
      weight: z.number(),
      severity: z.string(),
      faults: z.array(z.object({ field: z.string(), text: z.string() })),
    }),
  ),
  ignored: z.array(z.string()),
  clicks: z.number(),
  lost: z.number(),
  score: z.number(),
  scored_at: z.string().nullable(),
});
export type QualityPageRow = z.output<typeof pageSchema>;

const COLUMNS = Object.keys(pageSchema.shape);

/** Returns one page of the list of scored pages, and the number of all pages that match the query. */
export async function listQualityRows(
  db: Db,
  query: Omit<ListQuery, 'size'> & { size: number },
): Promise<{ pages: QualityPageRow[]; count: number }> {
  const { rows, count } = await listRows(db, qualityPagesList, query, COLUMNS);
  return { pages: z.array(pageSchema).parse(rows), count };
}

/** Returns the scored pages with these ids. */
export async function getQualityRows(db: Db, ids: string[]): Promise<QualityPageRow[]> {
  const { data, error } = await db.from('quality_pages').select('*').in('id', ids).order('path');
  if (error) throw new DatabaseError('select scored pages', error);
  return z.array(pageSchema).parse(data);
}

/** Returns the reasons why checks of a row are ignored, by the name of the check. */
export async function listIgnoredChecks(db: Db, rowId: string): Promise<Record<string, string>> {
  const { data, error } = await db
    .from('quality_ignores')
    .select('check_name, reason')
    .eq('row_id', rowId)
    .order('check_name')
    .limit(100);
  if (error) throw new DatabaseError('select ignored checks', error);
  return Object.fromEntries(data.map(({ check_name, reason }) => [check_name, reason]));
}

/**
 * Ignores a check of a page for a reason, or no longer ignores it if the reason is null. Returns false if the page no
 * longer exists.
 */
export async function ignoreQualityCheck(
  db: Db,
  { page, check, reason }: { page: string; check: string; reason: string | null },
): Promise<boolean> {
  const { data, error } = await db.rpc('ignore_quality_check', {
    ...{ _page: page, _check: check },
    ...(reason === null ? {} : { _reason: reason }),
  });
  if (error) throw new DatabaseError('ignore a check', error);
  return data;
}

const figuresSchema = z.object({
  pages: z.number(),
  score: z.number().nullable(),
  scored_at: z.string().nullable(),
  severities: z.record(z.string(), z.number()),
  checks: z.record(z.string(), z.number()),
});
/**
 * The number of scored pages, their average score and the time of the latest score. Also the numbers of pages that fail
 * a check, by check and by severity.
 */
export type QualityFigures = z.output<typeof figuresSchema>;

export async function getQualityFigures(db: Db): Promise<QualityFigures> {
  const { data, error } = await db.rpc('quality_figures');
  if (error) throw new DatabaseError('count scores', error);
  return figuresSchema.parse(data);
}

const daySchema = z.object({ day: z.string(), pages: z.number(), score: z.number(), faults: z.number() });
export type QualityDay = z.output<typeof daySchema>;

/**
 * Returns the number of pages, their average score and the number of failed checks, for each of the last `days` days
 * that has a scan. With `entity`, only pages of this entity count.
 */
export async function getQualityTrend(
  db: Db,
  { days, entity }: { days: number; entity?: string },
): Promise<QualityDay[]> {
  const { data, error } = await db.rpc('quality_trend', { _days: days, ...(entity && { _entity: entity }) });
  if (error) throw new DatabaseError('read the trend of scores', error);
  return z.array(daySchema).parse(data);
}
