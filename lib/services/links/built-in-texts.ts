import 'server-only';
import { listLegalPages } from '@/lib/data/admin/legal-pages';
import { builtInLegalPages } from '@/lib/data/built-in-legal-pages';
import { selectOperator } from '@/lib/data/operator';
import { LEGAL_SLUGS } from '@/lib/fallback/legal/legal-page';
import type { Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

/** Returns the legal pages of which visitors see the built-in text, as rows with made-up ids. */
export async function listBuiltInLegal(db: Db): Promise<Row[]> {
  const [stored, operator] = await Promise.all([listLegalPages(db), selectOperator(db)]);
  const published = new Set(stored.filter((page) => page.is_published).map(({ slug }) => slug));
  const pages = builtInLegalPages(operator);
  return LEGAL_SLUGS.flatMap((slug, index) =>
    published.has(slug) ? [] : [{ ...pages[slug], id: idOf(index) }],
  );
}

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
