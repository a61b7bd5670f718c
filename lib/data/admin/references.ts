import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { Choice, ReferenceTarget } from '@/lib/resources/field';
import type { Db } from '@/lib/supabase/public';
import { loose } from './loose';

const nameColumn = (to: ReferenceTarget) => (to === 'content' ? 'title' : 'name');
const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

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
): Promise<Choice[]> {
  const name = nameColumn(to);
  let query = loose(db).from(to).select<string, { slug: string; label: string }>(`slug, label:${name}`);
  if (slugs) query = query.in('slug', slugs);
  if (q) {
    const pattern = `"${literally(q).replace(/["\\]/g, '\\$&')}"`;
    query = query.or(`${name}.imatch.${pattern},slug.imatch.${pattern}`);
  }
  const { data, error } = await query.order(name).limit(limit);
  if (error) throw new DatabaseError(`list choices of ${to}`, error);
  return data.map(({ slug, label }) => ({ value: slug, label }));
}
