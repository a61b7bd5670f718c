import 'server-only';
import type { LegalSlug } from '@/lib/fallback/legal/legal-page';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

export interface StoredLegalPage {
  id: string;
  slug: string;
  title: string;
  is_published: boolean;
  updated_at: string;
}

const COLUMNS = 'id, slug, title, is_published, updated_at';

/** Returns the legal pages that editors have stored, drafts included. */
export async function listLegalPages(db: Db): Promise<StoredLegalPage[]> {
  const { data, error } = await db.from('legal_pages').select(COLUMNS).limit(100);
  if (error) throw new DatabaseError('select legal pages', error);
  return data;
}

/** Returns a legal page that editors have stored; null if there is only the built-in text. */
export async function findLegalPage(db: Db, slug: LegalSlug): Promise<StoredLegalPage | null> {
  const { data, error } = await db.from('legal_pages').select(COLUMNS).eq('slug', slug).maybeSingle();
  if (error) throw new DatabaseError('select legal page', error);
  return data;
}
