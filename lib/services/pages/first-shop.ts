import 'server-only';
import type { ProductCard } from '@/lib/catalogue/entities';
import { shopSlugs } from '@/lib/catalogue/product-facts';
import { getRetailer } from '@/lib/data/retailers';

/** A link to a shop, or to a product there. */
export interface ShopLink {
  name: string;
  url: string;
  /** Whether the URL is that of the product at the shop, not that of the shop. */
  isProduct: boolean;
}

/** The number of shops to try, because a shop may be unpublished. */
const TRIES = 3;

/**
 * Returns the first published shop of a product; null if there is none.
 * @param ofPage the slug of the shop whose page shows the product, which then comes first
 */
export function firstShopOf(
  product: Pick<ProductCard, 'recommended_retailers' | 'retailer_links'>,
  ofPage?: string,
): Promise<ShopLink | null> {
  const slugs = shopSlugs(product).slice(0, TRIES);
  return firstOf(ofPage ? [ofPage, ...slugs] : slugs, product);
}

async function firstOf(
  [slug, ...others]: string[],
  product: Pick<ProductCard, 'retailer_links'>,
): Promise<ShopLink | null> {
  if (slug === undefined) return null;
  const shop = await getRetailer(slug);
  if (!shop) return firstOf(others, product);
  const url = product.retailer_links.find((link) => link.slug === slug)?.url;
  return { name: shop.name, url: url ?? shop.cta_url, isProduct: url !== undefined };
}
