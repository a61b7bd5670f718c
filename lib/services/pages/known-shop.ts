import 'server-only';
import type { Category } from '@/lib/catalogue/entities';
import { getCategory } from '@/lib/data/categories';
import { getRetailer } from '@/lib/data/retailers';
import { retailersWithoutPage } from '@/lib/fallback/known-retailers';
import { retailers as builtInRetailers } from '@/lib/fallback/retailers/index';

interface KnownShop {
  name: string;
  /** The main category of the shop. */
  category: Category;
}

/**
 * Returns the data of a well-known shop that has no page on this site. Returns null for any other slug, or if the
 * shop's main category is not published.
 */
export async function knownShop(slug: string): Promise<KnownShop | null> {
  const shop = Object.hasOwn(retailersWithoutPage, slug) ? retailersWithoutPage[slug] : builtInShop(slug);
  if (!shop || (await getRetailer(slug))) return null;
  const category = await getCategory(shop.category);
  return category && { name: shop.name, category };
}

function builtInShop(slug: string): { name: string; category: string } | undefined {
  const row = builtInRetailers.find((retailer) => retailer.slug === slug);
  const category = row?.key_categories[0];
  return row && category ? { name: row.name, category } : undefined;
}
