import 'server-only';
import { referencesTag, rowTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { products as builtIn } from '@/lib/fallback/products/index';
import type { ProductRow } from '@/lib/fallback/types';
import type { Db } from '@/lib/supabase/public';
import { inOrderOf } from './in-order-of';
import { builtInProductCards, CARD, type ProductCard, selectProducts } from './product-cards';
import { publicRead } from './public-read';
import { faqsShape, variantsShape } from './shapes';

export type { ProductCard } from './product-cards';
export { countProducts, listProductPage, listProducts } from './product-lists';
export type Product = Omit<ProductRow, 'is_published'> & { updated_at: string | null };

const FULL =
  `${CARD}, description, variants, faqs, buying_tips, meta_title, meta_description, updated_at` as const;

/** One published product; null when there is none of that slug. */
async function selectProduct(db: Db, { slug }: { slug: string }): Promise<Product | null> {
  const { data, error } = await db
    .from('products')
    .select(FULL)
    .eq('slug', slug)
    .eq('is_published', true)
    .maybeSingle();
  if (error) throw new DatabaseError('select product', error);
  if (data)
    return { ...data, faqs: faqsShape.parse(data.faqs), variants: variantsShape.parse(data.variants) };
  const known = builtInProduct(slug);
  return known && (await selectProducts(db, { limit: 1 })).length === 0 ? known : null;
}

/** The published product of that slug, or null. */
export async function getProduct(slug: string): Promise<Product | null> {
  'use cache';
  return publicRead({
    key: `product ${slug}`,
    tags: [rowTag('products', slug), referencesTag()],
    fromDatabase: (db) => selectProduct(db, { slug }),
    builtIn: () => builtInProduct(slug),
  });
}

/** Cards of these slugs in the given order; unpublished and unknown ones are left out. */
export async function listProductsBySlug(slugs: string[]): Promise<ProductCard[]> {
  'use cache';
  const rows = await publicRead({
    key: `products of ${slugs.join(' ')}`,
    tags: [...slugs.map((slug) => rowTag('products', slug)), referencesTag()],
    fromDatabase: (db) => selectProducts(db, { slugs, limit: slugs.length }),
    builtIn: () => builtInProductCards({ slugs, limit: slugs.length }),
  });
  return inOrderOf(slugs, rows);
}

function builtInProduct(slug: string): Product | undefined {
  const row = builtIn.find((product) => product.slug === slug);
  return row && { ...row, updated_at: null };
}
