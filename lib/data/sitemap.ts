import 'server-only';
import { z } from 'zod';
import { listTag, referencesTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { categories } from '@/lib/fallback/categories/index';
import { CATALOGUE_CHANGED_AT } from '@/lib/fallback/dates';
import { content } from '@/lib/fallback/content/index';
import { products } from '@/lib/fallback/products/index';
import { retailers } from '@/lib/fallback/retailers/index';
import { subcategories } from '@/lib/fallback/subcategories';
import { publicRead } from './public-read';

export const SITEMAP_ENTITIES = ['retailers', 'categories', 'subcategories', 'products', 'content'] as const;
export type SitemapEntity = (typeof SITEMAP_ENTITIES)[number];

export interface SitemapRow {
  slug: string;
  category: string | null;
  changed_at: string | null;
}

const countsShape = z.record(z.enum(SITEMAP_ENTITIES), z.number());
const rowsShape = z.array(
  z.object({ slug: z.string(), category: z.string().nullable(), changed_at: z.string() }),
);

const builtInRow = (row: { slug: string; category?: string | null }): SitemapRow => ({
  slug: row.slug,
  category: row.category ?? null,
  changed_at: CATALOGUE_CHANGED_AT,
});

const BUILT_IN: Record<SitemapEntity, SitemapRow[]> = {
  retailers: retailers.map(builtInRow),
  categories: categories.map(builtInRow),
  subcategories: subcategories.map((row) =>
    builtInRow({ slug: row.slug, category: row.parent_category_slug }),
  ),
  products: products.map(builtInRow),
  content: content.map((row) => ({ ...builtInRow({ slug: row.slug }), changed_at: row.content_changed_at })),
};

/** How many published rows there are of each entity. */
export async function countSitemapRows(): Promise<Record<SitemapEntity, number>> {
  'use cache';
  return publicRead({
    key: 'sitemap counts',
    tags: SITEMAP_ENTITIES.map(listTag),
    fromDatabase: async (db) => {
      const { data, error } = await db.rpc('sitemap_counts');
      if (error) throw new DatabaseError('sitemap counts', error);
      return countsShape.parse(data);
    },
    builtIn: () =>
      countsShape.parse(
        Object.fromEntries(SITEMAP_ENTITIES.map((entity) => [entity, BUILT_IN[entity].length])),
      ),
  });
}

/** Published rows of an entity by slug, from `offset` on. */
export async function listSitemapRows(
  entity: SitemapEntity,
  offset: number,
  limit: number,
): Promise<SitemapRow[]> {
  'use cache';
  return publicRead({
    key: `sitemap ${entity} ${offset} ${limit}`,
    // The address of a subcategory or product begins with its category; a subcategory is there as long as that is.
    tags: [listTag(entity), referencesTag(), ...(entity === 'subcategories' ? [listTag('categories')] : [])],
    fromDatabase: async (db) => {
      const { data, error } = await db.rpc('sitemap_part', {
        _entity: entity,
        _offset: offset,
        _limit: limit,
      });
      if (error) throw new DatabaseError('sitemap part', error);
      return rowsShape.parse(data) as SitemapRow[];
    },
    builtIn: () => BUILT_IN[entity].slice(offset, offset + limit),
  });
}
