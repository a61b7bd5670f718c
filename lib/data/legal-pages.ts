import 'server-only';
import { settingsTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import type { LegalPage, LegalSlug } from '@/lib/fallback/legal/legal-page';
import type { Db } from '@/lib/supabase/public';
import { builtInLegalPages } from './built-in-legal-pages';
import { getOperator } from './operator';
import { publicRead } from './public-read';

export interface ShownLegalPage extends LegalPage {
  meta_title: string | null;
  /** When its text last changed; null for a built-in text. */
  content_changed_at: string | null;
}

const COLUMNS = 'title, body, effective_date, meta_title, meta_description, content_changed_at';

async function selectPage(db: Db, builtIn: ShownLegalPage): Promise<ShownLegalPage> {
  const { data, error } = await db
    .from('legal_pages')
    .select(COLUMNS)
    .eq('slug', builtIn.slug)
    // Row-level security shows an admin more than the public.
    .eq('is_published', true)
    .maybeSingle();
  if (error) throw new DatabaseError('select legal page', error);
  if (!data) return builtIn;
  return { ...data, slug: builtIn.slug, meta_description: data.meta_description || builtIn.meta_description };
}

/** A page of the site about itself: as it is stored and published, otherwise with the built-in text. */
export async function getLegalPage(slug: LegalSlug): Promise<ShownLegalPage> {
  'use cache';
  const operator = await getOperator();
  const builtIn = { ...builtInLegalPages(operator)[slug], meta_title: null, content_changed_at: null };
  return publicRead({
    key: `legal page ${slug}`,
    // The built-in texts name the contact address.
    tags: [settingsTag('legal_pages'), settingsTag('operator_settings')],
    fromDatabase: (db) => selectPage(db, builtIn),
    builtIn: () => builtIn,
  });
}
