import 'server-only';
import {
  ENTITY_TABLES,
  type EntityTable,
  entityOf,
  isHiddenUntilTime,
  isSeenWithParent,
} from '@/lib/entities/registry';
import { linkTarget } from '@/lib/routing/link-target';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';
import { readInParts } from '../read-in-parts';
import { untypedClient } from '../untyped-client';

/** A problem with a link within this site; null if the link has no problem. */
export type LinkFault = 'nowhere' | 'unpublished' | 'noindex' | null;

interface FoundRow {
  slug: string;
  is_published?: boolean;
  published_at?: string | null;
  parent?: { is_published: boolean } | null;
}

/** Returns the columns that decide whether visitors see a row of a table. */
function columnsOf(table: EntityTable): string {
  const { parent } = entityOf(table);
  if (isSeenWithParent(table)) return `slug, parent:${String(parent?.table)}(is_published)`;
  return isHiddenUntilTime(table) ? 'slug, is_published, published_at' : 'slug, is_published';
}

/** Returns for each slug whether visitors see the row. Slugs without a row are left out. */
async function visibility(db: Db, table: EntityTable, slugs: string[]): Promise<Map<string, boolean>> {
  const found = await readInParts(slugs, async (part) => {
    const { data, error } = await untypedClient(db)
      .from(table)
      .select<string, FoundRow>(columnsOf(table))
      .in('slug', part);
    if (error) throw new DatabaseError(`look for ${table} of links`, error);
    return data;
  });
  const now = Date.now();
  return new Map(
    found.map(({ slug, is_published, published_at, parent }) => [
      slug,
      (is_published ?? parent?.is_published ?? false) && !(published_at && Date.parse(published_at) > now),
    ]),
  );
}

const redirected = (db: Db, paths: string[]): Promise<string[]> =>
  readInParts(paths, async (part) => {
    const { data, error } = await db
      .from('redirects')
      .select('from_path')
      .eq('is_active', true)
      .in('from_path', part);
    if (error) throw new DatabaseError('look for redirects of links', error);
    return data.map(({ from_path }) => from_path);
  });

const pathOf = (href: string) => href.replace(/[?#].*$/, '');

/** Returns the problem of each link, or null, in the order of `hrefs`. */
export async function listLinkFaults(db: Db, hrefs: string[]): Promise<LinkFault[]> {
  const targets = hrefs.map(linkTarget);
  const rows = new Map(
    await Promise.all(
      ENTITY_TABLES.map(async (table) => {
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
