import 'server-only';
import { listTag, settingsTag } from '@/lib/cache/tags';
import { CATALOGUE_CHANGED_AT } from '@/lib/fallback/dates';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { readOrLastKnown } from './read-or-last-known';

async function selectHomeChange(db: Db): Promise<string> {
  const { data, error } = await db.rpc('home_changed_at');
  if (error) throw new DatabaseError('read when the homepage last changed', error);
  return data || CATALOGUE_CHANGED_AT;
}

/**
 * Returns the ISO time of the newest change to the content that the homepage may show: its settings, shops, categories,
 * products, guides and articles, and sale dates.
 */
export async function getHomeChange(): Promise<string> {
  'use cache';
  return readOrLastKnown({
    key: 'newest change of the homepage',
    tags: [
      settingsTag('homepage_settings'),
      settingsTag('sale_windows'),
      ...(['retailers', 'categories', 'products', 'content'] as const).map(listTag),
    ],
    fromDatabase: selectHomeChange,
    builtInData: () => CATALOGUE_CHANGED_AT,
  });
}
