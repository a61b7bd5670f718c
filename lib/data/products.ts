import 'server-only';
import { referencesTag, rowTag } from '@/lib/cache/tags';
import type { Product, ProductCard } from '@/lib/catalogue/entities';
import { withFacts } from '@/lib/catalogue/product-facts';
import { products as builtInProducts } from '@/lib/fallback/products/index';
import { orderBySlugs } from '@/lib/lists/order-by-slugs';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { builtInProductCards, CARD, selectProducts } from './product-cards';
import { readOrLastKnown } from './read-or-last-known';
import { faqsSchema, retailerLinksSchema, specsSchema, variantsSchema } from './row-schemas';

export {
  countProducts,
  listFirstOfCategories,
  listPicks,
  listProductPage,
  listProducts,
} from './product-lists';

const FULL =
  `${CARD}, description, specs, variants, faqs, buying_tips, meta_title, meta_description, updated_at` as const;

/**
 * Selects the published product with this slug. If no product is published, selects the built-in product. Null if
 * neither exists.
 */
async function selectProduct(db: Db, { slug }: { slug: string }): Promise<Product | null> {
  const { data, error } = await db
    .from('products')
    .select(FULL)
    .eq('slug', slug)
    .eq('is_published', true)
    .maybeSingle();
  if (error) throw new DatabaseError('select product', error);
  if (data) {
    return withFacts({
      ...data,
      faqs: faqsSchema.parse(data.faqs),
      specs: specsSchema.parse(data.specs),
      variants: variantsSchema.parse(data.variants),
      retailer_links: retailerLinksSchema.parse(data.retailer_links),
    });
  }
  const known = builtInProduct(slug);
  return known && (await selectProducts(db, { limit: 1 })).length === 0 ? known : null;
}

/**
 * Returns the published product with that slug. If no product is published, returns the built-in product with that
 * slug. Null if neither exists.
 */
export async function getProduct(slug: string): Promise<Product | null> {
  'use cache';
  return readOrLastKnown({
    key: `product ${slug}`,
    tags: [rowTag('products', slug), referencesTag()],
    fromDatabase: (db) => selectProduct(db, { slug }),
    builtInData: () => builtInProduct(slug),
  });
}

/**
 * Returns the cards of the products with these slugs, in the given order. Unpublished and unknown products are left
 * out.
 */
export async function listProductsBySlug(slugs: string[]): Promise<ProductCard[]> {
  'use cache';
  const rows = await readOrLastKnown({
    key: `products of ${slugs.join(' ')}`,
    tags: [...slugs.map((slug) => rowTag('products', slug)), referencesTag()],
    fromDatabase: (db) => selectProducts(db, { slugs, limit: slugs.length }),
    builtInData: () => builtInProductCards({ slugs, limit: slugs.length }),
  });
  return orderBySlugs(slugs, rows);
}

function builtInProduct(slug: string): Product | undefined {
  const row = builtInProducts.find((product) => product.slug === slug);
  return row && { ...withFacts(row), updated_at: null };
}
