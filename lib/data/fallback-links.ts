import 'server-only';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

interface WithFallback {
  cta_url: string;
  fallback_url: string | null;
  uses_fallback: boolean;
}

/**
 * Replaces a retailer's link with its fallback link if the link is broken and editors have switched the fallback on for
 * this retailer. Removes the columns about the fallback from the rows.
 */
export async function withFallbacks<Row extends WithFallback>(
  db: Db,
  rows: Row[],
): Promise<Omit<Row, 'fallback_url' | 'uses_fallback'>[]> {
  const urls = rows.filter(({ uses_fallback }) => uses_fallback).map(({ cta_url }) => cta_url);
  const broken = urls.length === 0 ? [] : await listBrokenLinks(db, urls);
  return rows.map(({ fallback_url, uses_fallback, ...row }) =>
    uses_fallback && fallback_url && broken.includes(row.cta_url) ? { ...row, cta_url: fallback_url } : row,
  );
}

async function listBrokenLinks(db: Db, urls: string[]): Promise<string[]> {
  const { data, error } = await db.rpc('broken_links', { _urls: urls });
  if (error) throw new DatabaseError('look for broken links', error);
  return data;
}
