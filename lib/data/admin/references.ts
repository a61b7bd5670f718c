import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { ReferenceChoice, ReferenceTarget } from '@/lib/resources/field';
import type { Db } from '@/lib/supabase/public';
import { containing } from './containing';
import { loose } from './loose';

const TABLES: Record<ReferenceTarget, { table: string; name: string; type?: string }> = {
  retailers: { table: 'retailers', name: 'name' },
  categories: { table: 'categories', name: 'name' },
  subcategories: { table: 'subcategories', name: 'name' },
  products: { table: 'products', name: 'name' },
  content: { table: 'content', name: 'title' },
  guides: { table: 'content', name: 'title', type: 'guide' },
  articles: { table: 'content', name: 'title', type: 'article' },
};

interface ReferenceParams {
  to: ReferenceTarget;
  /** Part of the name or the slug. */
  q?: string;
  /** Only these. */
  slugs?: string[];
  limit?: number;
}

/** Rows that a field can refer to, by name, drafts included. */
export async function listReferenceChoices(
  db: Db,
  { to, q, slugs, limit = 200 }: ReferenceParams,
): Promise<ReferenceChoice[]> {
  const { table, name, type } = TABLES[to];
  // A subcategory is as public as its category.
  const flag = to === 'subcategories' ? '' : ', is_published';
  let query = loose(db)
    .from(table)
    .select<string, { slug: string; label: string; is_published?: boolean }>(`slug, label:${name}${flag}`);
  if (type) query = query.eq('content_type', type);
  if (slugs) query = query.in('slug', slugs);
  if (q) {
    const pattern = containing(q);
    query = query.or(`${name}.imatch.${pattern},slug.imatch.${pattern}`);
  }
  const { data, error } = await query.order(name).limit(limit);
  if (error) throw new DatabaseError(`list choices of ${to}`, error);
  return data.map(({ slug, label, is_published }) => ({
    value: slug,
    label,
    isDraft: is_published === false,
  }));
}
