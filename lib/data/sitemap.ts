import 'server-only';
import { z } from 'zod';
import { listTag, parentTags, referencesTag } from '@/lib/cache/tags';
import { BUILT_IN_TABLES, type BuiltInTable, ENTITY_TABLES, type EntityTable } from '@/lib/entities/registry';
import { categories } from '@/lib/fallback/categories/index';
import { content } from '@/lib/fallback/content/index';
import { CATALOGUE_CHANGED_AT } from '@/lib/fallback/dates';
import { products } from '@/lib/fallback/products/index';
import { retailers } from '@/lib/fallback/retailers/index';
import { subcategories } from '@/lib/fallback/subcategories/index';
import { DatabaseError } from './database-error';
import { readOrLastKnown } from './read-or-last-known';

export interface SitemapRow {
  slug: string;
  /** The slug of the row's parent; null if the row has no parent. */
  category: string | null;
  changed_at: string | null;
}

const countsSchema = z.record(z.enum(ENTITY_TABLES), z.number());
const rowsSchema = z.array(
  z.object({ slug: z.string(), category: z.string().nullable(), changed_at: z.string() }),
);

const builtInRow = (row: { slug: string; category?: string | null }): SitemapRow => ({
  slug: row.slug,
  category: row.category ?? null,
  changed_at: CATALOGUE_CHANGED_AT,
});

const BUILT_IN: Record<BuiltInTable, SitemapRow[]> = {
  retailers: retailers.map(builtInRow),
  categories: categories.map(builtInRow),
  // A subcategory without a body is not in the sitemap. The database's functions leave it out too.
  subcategories: subcategories
    .filter(({ body }) => body)
    .map((row) => builtInRow({ slug: row.slug, category: row.parent_category_slug })),
  products: products.map(builtInRow),
  content: content.map((row) => ({ ...builtInRow({ slug: row.slug }), changed_at: row.content_changed_at })),
};

const builtInRows = (table: EntityTable): SitemapRow[] =>
  BUILT_IN_TABLES.flatMap((each) => (each === table ? BUILT_IN[each] : []));

/** Counts the rows of each entity that belong in the sitemap. */
export async function countSitemapRows(): Promise<Record<EntityTable, number>> {
  'use cache';
  return readOrLastKnown({
    key: 'sitemap counts',
    tags: ENTITY_TABLES.map(listTag),
    fromDatabase: async (db) => {
      const { data, error } = await db.rpc('sitemap_counts');
      if (error) throw new DatabaseError('sitemap counts', error);
      return countsSchema.parse(data);
    },
    builtInData: () =>
      countsSchema.parse(
        Object.fromEntries(ENTITY_TABLES.map((table) => [table, builtInRows(table).length])),
      ),
  });
}

/** Returns up to `limit` rows of an entity that belong in the sitemap, sorted by slug, starting at `offset`. */
export async function listSitemapRows(
  entity: EntityTable,
  offset: number,
  limit: number,
): Promise<SitemapRow[]> {
  'use cache';
  return readOrLastKnown({
    key: `sitemap ${entity} ${offset} ${limit}`,
    // Include the parent's tags for two reasons. A path may start with the parent's slug. A row without its own
    // published flag is public only while its parent is public.
    tags: [listTag(entity), referencesTag(), ...parentTags(entity)],
    fromDatabase: async (db) => {
      const { data, error } = await db.rpc('sitemap_part', {
        _entity: entity,
        _offset: offset,
        _limit: limit,
      });
      if (error) throw new DatabaseError('sitemap part', error);
      return rowsSchema.parse(data) as SitemapRow[];
    },
    builtInData: () => builtInRows(entity).slice(offset, offset + limit),
  });
}
