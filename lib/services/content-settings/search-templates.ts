import 'server-only';
import { getContentSettings } from '@/lib/data/content-settings';
import { getSeason } from '@/lib/dates/calendar';
import type { Db } from '@/lib/supabase/public';

/**
 * Returns the templates of titles and descriptions, and the year to fill in. The forms in which editors edit rows need
 * both.
 */
export async function readSearchTemplates(db: Db) {
  const [templates, { year }] = await Promise.all([getContentSettings(db), getSeason()]);
  return { templates, year };
}
