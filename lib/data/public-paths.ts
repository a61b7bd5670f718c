import 'server-only';
import { rowOfTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { categoryPath, contentPath, productPath, retailerPath, subcategoryPath } from '@/lib/paths';
import type { Db } from '@/lib/supabase/public';

/**
 * The paths of the public pages that belong to row tags. Drafts, deleted rows and tags of lists have none.
 *
 * @param db the visitors' client: row-level security decides what is public
 */
export async function listPublicPaths(db: Db, tags: string[]): Promise<string[]> {
  const slugs = { retailers: [], categories: [], subcategories: [], products: [], content: [] } as Record<
    NonNullable<ReturnType<typeof rowOfTag>>['table'],
    string[]
  >;
  for (const tag of new Set(tags)) {
    const row = rowOfTag(tag);
    if (row) slugs[row.table].push(row.slug);
  }
  const [retailers, categories, subcategories, products, content] = await Promise.all([
    published(slugs.retailers, () =>
      db.from('retailers').select('slug').in('slug', slugs.retailers).eq('is_published', true),
    ),
    published(slugs.categories, () =>
      db.from('categories').select('slug').in('slug', slugs.categories).eq('is_published', true),
    ),
    published(slugs.subcategories, () =>
      db.from('subcategories').select('slug, parent_category_slug').in('slug', slugs.subcategories),
    ),
    published(slugs.products, () =>
      db.from('products').select('slug, category').in('slug', slugs.products).eq('is_published', true),
    ),
    published(slugs.content, () =>
      db.from('content').select('slug').in('slug', slugs.content).eq('is_published', true),
    ),
  ]);
  return [
    ...retailers.map(({ slug }) => retailerPath(slug)),
    ...categories.map(({ slug }) => categoryPath(slug)),
    ...subcategories.map((row) => subcategoryPath(row.parent_category_slug, row.slug)),
    ...products.map(productPath),
    ...content.map(({ slug }) => contentPath(slug)),
  ];
}

/** The answer to a query that is asked only when there is something to ask for. */
async function published<Row>(
  slugs: string[],
  ask: () => PromiseLike<{
    data: Row[] | null;
    error: ConstructorParameters<typeof DatabaseError>[1] | null;
  }>,
): Promise<Row[]> {
  if (slugs.length === 0) return [];
  const { data, error } = await ask();
  if (error) throw new DatabaseError('select public paths', error);
  return data ?? [];
}
