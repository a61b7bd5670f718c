import 'server-only';
import { settingsTag } from '@/lib/cache-tags';
import { serverEnv } from '@/lib/env';
import { DatabaseError } from '@/lib/errors';
import { legalPages } from '@/lib/fallback/legal/index';
import type { LegalPage, LegalSlug } from '@/lib/fallback/legal/legal-page';
import type { Db } from '@/lib/supabase/public';
import { publicRead } from './public-read';

export interface ShownLegalPage extends LegalPage {
  meta_title: string | null;
  /** When it was last stored; null for a built-in text. */
  updated_at: string | null;
}

const COLUMNS = 'title, body, effective_date, meta_title, meta_description, updated_at';

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
  const builtIn = { ...legalPages(serverEnv().CONTACT_EMAIL)[slug], meta_title: null, updated_at: null };
  return publicRead({
    key: `legal page ${slug}`,
    tags: [settingsTag('legal_pages')],
    fromDatabase: (db) => selectPage(db, builtIn),
    builtIn: () => builtIn,
  });
}
