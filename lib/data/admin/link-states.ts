import 'server-only';
import { linkTarget, type TargetTable } from '@/lib/admin/link-target';
import { DatabaseError } from '@/lib/errors';
import type { Db } from '@/lib/supabase/public';
import { loose } from './loose';

/** What is wrong with a link of this site; null when nothing is. */
export type LinkFault = 'nowhere' | 'unpublished' | 'noindex' | null;

interface FoundRow {
  slug: string;
  is_published?: boolean;
  published_at?: string | null;
  parent?: { is_published: boolean } | null;
}

/** What says whether visitors see a row, where that is more than its own switch. */
const COLUMNS: Partial<Record<TargetTable, string>> = {
  content: 'slug, is_published, published_at',
  // A subcategory is as public as its category.
  subcategories: 'slug, parent:categories(is_published)',
};

/** Whether visitors see each of these rows, by slug; those that are not there are missing. */
async function visibility(db: Db, table: TargetTable, slugs: string[]): Promise<Map<string, boolean>> {
  if (slugs.length === 0) return new Map();
  const { data, error } = await loose(db)
    .from(table)
    .select<string, FoundRow>(COLUMNS[table] ?? 'slug, is_published')
    .in('slug', slugs);
  if (error) throw new DatabaseError(`look for ${table} of links`, error);
  const now = Date.now();
  return new Map(
    data.map(({ slug, is_published, published_at, parent }) => [
      slug,
      (is_published ?? parent?.is_published ?? false) && !(published_at && Date.parse(published_at) > now),
    ]),
  );
}

async function redirected(db: Db, paths: string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const { data, error } = await db
    .from('redirects')
    .select('from_path')
    .eq('is_active', true)
    .in('from_path', paths);
  if (error) throw new DatabaseError('look for redirects of links', error);
  return data.map(({ from_path }) => from_path);
}

const TABLES: TargetTable[] = ['retailers', 'categories', 'subcategories', 'products', 'content'];
const pathOf = (href: string) => href.replace(/[?#].*$/, '');

/** What is wrong with each of these links, in their order. */
export async function listLinkFaults(db: Db, hrefs: string[]): Promise<LinkFault[]> {
  const targets = hrefs.map(linkTarget);
  const rows = new Map(
    await Promise.all(
      TABLES.map(async (table) => {
        const slugs = targets.flatMap((target) =>
          target.kind === 'row' && target.tables.includes(table) ? [target.slug] : [],
        );
        return [table, await visibility(db, table, slugs)] as const;
      }),
    ),
  );
  const faults = targets.map((target): LinkFault => {
    if (target.kind === 'none') return 'nowhere';
    if (target.kind !== 'row') return target.kind === 'page' && target.isHidden ? 'noindex' : null;
    const found = target.tables
      .map((table) => rows.get(table)?.get(target.slug))
      .filter((isPublished) => isPublished !== undefined);
    if (found.length === 0) return 'nowhere';
    return found.includes(true) ? null : 'unpublished';
  });
  const lost = hrefs.filter((_, index) => faults[index] === 'nowhere').map(pathOf);
  const led = await redirected(db, lost);
  return faults.map((fault, index) => (led.includes(pathOf(hrefs[index] ?? '')) ? null : fault));
}
