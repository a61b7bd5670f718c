import 'server-only';
import { settingsTag } from '@/lib/cache/tags';
import type { LegalPage, LegalSlug } from '@/lib/fallback/legal/legal-page';
import type { Db } from '@/lib/supabase/public';
import { builtInLegalPages } from './built-in-legal-pages';
import { DatabaseError } from './database-error';
import { getOperator } from './operator';
import { readOrLastKnown } from './read-or-last-known';

export interface ShownLegalPage extends LegalPage {
  meta_title: string | null;
  /** The time of the text's last change; null for a built-in text. */
  content_changed_at: string | null;
}

const COLUMNS = 'title, body, effective_date, meta_title, meta_description, content_changed_at';

async function selectPage(db: Db, builtInPage: ShownLegalPage): Promise<ShownLegalPage> {
  const { data, error } = await db
    .from('legal_pages')
    .select(COLUMNS)
    .eq('slug', builtInPage.slug)
    // Row-level security hides drafts from visitors only. This filter also hides them from a client with more rights.
    .eq('is_published', true)
    .maybeSingle();
  if (error) throw new DatabaseError('select legal page', error);
  if (!data) return builtInPage;
  return {
    ...data,
    slug: builtInPage.slug,
    meta_description: data.meta_description || builtInPage.meta_description,
  };
}

/** Returns the published legal page with this slug. If the page is not published, returns its built-in text. */
export async function getLegalPage(slug: LegalSlug): Promise<ShownLegalPage> {
  'use cache';
  const operator = await getOperator();
  const builtInPage = { ...builtInLegalPages(operator)[slug], meta_title: null, content_changed_at: null };
  return readOrLastKnown({
    key: `legal page ${slug}`,
    // The operator's tag is included because the built-in texts contain the contact email address, an operator setting.
    tags: [settingsTag('legal_pages'), settingsTag('operator_settings')],
    fromDatabase: (db) => selectPage(db, builtInPage),
    builtInData: () => builtInPage,
  });
}
