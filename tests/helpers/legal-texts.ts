import type { SupabaseClient } from '@supabase/supabase-js';
import { LEGAL_SLUGS } from '../../lib/fallback/legal/legal-page.ts';

/**
 * Publishes a text without links for each legal page. The built-in texts lead to other sites, to which tests must not
 * send requests.
 */
export async function hideBuiltInTexts(db: SupabaseClient): Promise<void> {
  const rows = LEGAL_SLUGS.map((slug) => ({ slug, title: slug, body: '<p>Text</p>', is_published: true }));
  const { error } = await db.from('legal_pages').upsert(rows, { onConflict: 'slug' });
  if (error) throw new Error(error.message);
}
