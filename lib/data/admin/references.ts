import 'server-only';
import type { ReferenceChoice, ReferenceTarget } from '@/lib/resources/field';
import type { Db } from '@/lib/supabase/public';
import { allRows } from '../all-rows';
import { containing } from './containing';
import { loose } from './loose';

const TABLES: Record<ReferenceTarget, { table: string; name: string; type?: string; whole?: string }> = {
  retailers: { table: 'retailers', name: 'name' },
  categories: { table: 'categories', name: 'name' },
  subcategories: { table: 'subcategories', name: 'name', whole: 'parent_category_slug' },
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
  /** Only what belongs to the row with this slug. */
  within?: string;
  /** All where it is left out. */
  limit?: number;
}

/** Rows that a field can refer to, by name, drafts included. */
export async function listReferenceChoices(
  db: Db,
  { to, q, slugs, within, limit }: ReferenceParams,
): Promise<ReferenceChoice[]> {
  const { table, name, type, whole } = TABLES[to];
  // A subcategory is as public as its category.
  const flag = to === 'subcategories' ? '' : ', is_published';
  const part = (from: number, to: number) => {
    let query = loose(db)
      .from(table)
      .select<string, { slug: string; label: string; is_published?: boolean }>(`slug, label:${name}${flag}`);
    if (type) query = query.eq('content_type', type);
    if (whole && within !== undefined) query = query.eq(whole, within);
    if (slugs) query = query.in('slug', slugs);
    if (q) {
      const pattern = containing(q);
      query = query.or(`${name}.imatch.${pattern},slug.imatch.${pattern}`);
    }
    return query.order(name).order('slug').range(from, to);
  };
  const rows = await allRows(`list choices of ${to}`, part, limit);
  return rows.map(({ slug, label, is_published }) => ({
    value: slug,
    label,
    isDraft: is_published === false,
  }));
}

/** The names of these rows in the order of their slugs; those that are not there are left out. */
export async function listReferenceNames(db: Db, to: ReferenceTarget, slugs: string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const choices = await listReferenceChoices(db, { to, slugs });
  const names = new Map(choices.map(({ value, label }) => [value, label]));
  return slugs.flatMap((slug) => names.get(slug) ?? []);
}
