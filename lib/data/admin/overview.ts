import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { Db } from '@/lib/supabase/public';

const ENTITIES = [
  { table: 'retailers', label: 'Retailers' },
  { table: 'categories', label: 'Categories' },
  { table: 'products', label: 'Products' },
  { table: 'content', label: 'Guides and articles' },
] as const;

export interface EntityCount {
  label: string;
  published: number;
  drafts: number;
}

type Counting = PromiseLike<{ count: number | null; error: { message: string; code?: string } | null }>;

async function counted(what: string, query: Counting): Promise<number> {
  const { count, error } = await query;
  if (error) throw new DatabaseError(`count ${what}`, error);
  return count ?? 0;
}

const HEAD = { count: 'exact', head: true } as const;

/** How many rows of each entity the public sees, and how many it does not. */
export function listEntityCounts(db: Db): Promise<EntityCount[]> {
  return Promise.all(
    ENTITIES.map(async ({ table, label }) => {
      const of = (isPublished: boolean) =>
        counted(table, db.from(table).select('id', HEAD).eq('is_published', isPublished));
      const [published, drafts] = await Promise.all([of(true), of(false)]);
      return { label, published, drafts };
    }),
  );
}

export interface Gap {
  label: string;
  count: number;
}

/** What is published and still lacks something that shoppers look for. */
export function listGaps(db: Db): Promise<Gap[]> {
  const retailers = () => db.from('retailers').select('id', HEAD).eq('is_published', true);
  const products = () => db.from('products').select('id', HEAD).eq('is_published', true);
  const gaps = [
    { label: 'Retailers without a logo', query: retailers().is('logo', null) },
    { label: 'Retailers that were never verified', query: retailers().is('last_verified', null) },
    { label: 'Retailers without a typical discount', query: retailers().is('typical_discount', null) },
    { label: 'Products without a price range', query: products().is('price_range', null) },
    { label: 'Products without a picture', query: products().is('image_url', null).is('image', null) },
  ];
  return Promise.all(
    gaps.map(async ({ label, query }) => ({ label, count: await counted(label.toLowerCase(), query) })),
  );
}

export interface Edit {
  id: number;
  action: string;
  table: string;
  slug: string | null;
  isOwn: boolean;
  at: string;
}

/** The last changes to anything, newest first. */
export async function listLastEdits(
  db: Db,
  { viewerId, limit }: { viewerId: string; limit: number },
): Promise<Edit[]> {
  const { data, error } = await db
    .from('audit_log')
    .select('id, action, table_name, row_slug, actor, at')
    .not('actor', 'is', null)
    .order('at', { ascending: false })
    .order('id', { ascending: false })
    .limit(limit);
  if (error) throw new DatabaseError('select last edits', error);
  return data.map(({ id, action, table_name, row_slug, actor, at }) => ({
    id,
    action,
    table: table_name,
    slug: row_slug,
    isOwn: actor === viewerId,
    at,
  }));
}
