import 'server-only';
import { retailersWithoutPage } from '@/lib/fallback/known-retailers';
import { retailers as builtIn } from '@/lib/fallback/retailers/index';
import { type Category, getCategory } from './categories';
import { getRetailer } from './retailers';

interface KnownShop {
  name: string;
  /** What it mainly sells. */
  category: Category;
}

/** A well-known shop that has no page of its own now; null for one that has, and for a slug that is no known shop's. */
export async function knownShop(slug: string): Promise<KnownShop | null> {
  const shop = Object.hasOwn(retailersWithoutPage, slug) ? retailersWithoutPage[slug] : builtInShop(slug);
  if (!shop || (await getRetailer(slug))) return null;
  const category = await getCategory(shop.category);
  return category && { name: shop.name, category };
}

function builtInShop(slug: string): { name: string; category: string } | undefined {
  const row = builtIn.find((retailer) => retailer.slug === slug);
  const category = row?.key_categories[0];
  return row && category ? { name: row.name, category } : undefined;
}
