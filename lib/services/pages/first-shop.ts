import 'server-only';
import type { ProductCard, RetailerCard } from '@/lib/catalogue/entities';
import { shopSlugs } from '@/lib/catalogue/product-facts';
import { readInParts } from '@/lib/data/read-in-parts';
import { listRetailersBySlug } from '@/lib/data/retailers';

/** Where the link to a shop leads: to the shop, or to a product there. */
export interface ShopTarget {
  slug: string;
  name: string;
  url: string;
  /** Whether the URL is that of the product at the shop, not that of the shop. */
  isProduct: boolean;
}

/** The first shop of a product, with the number of published shops that sell it. */
export interface FirstShop extends ShopTarget {
  count: number;
}

type SoldProduct = Pick<ProductCard, 'slug' | 'recommended_retailers' | 'retailer_links'>;

/**
 * Returns the first published shop of each product, in the editors' order (shopSlugs), by the product's slug. Products
 * without one are left out. One read for all products, because each query costs more than its rows.
 * @param ofPage the slug of the shop whose page shows the products, which then comes first
 */
export async function firstShopsOf(
  products: SoldProduct[],
  ofPage?: string,
): Promise<Map<string, FirstShop>> {
  const candidates = products.map((product) => candidatesOf(product, ofPage));
  // Products with the same shops share one cached answer, whatever the order of the shops. Next.js allows 128 tags for
  // one answer, so a long list is read in parts.
  const slugs = [...new Set(candidates.flat())].toSorted();
  const shops = await readInParts(slugs, listRetailersBySlug);
  const bySlug = new Map(shops.map((shop) => [shop.slug, shop]));
  return new Map(
    products.flatMap((product, index) => {
      const [shop, ...others] = (candidates[index] ?? []).flatMap((slug) => bySlug.get(slug) ?? []);
      return shop
        ? [[product.slug, { ...shopTarget(product, shop), count: others.length + 1 }] as const]
        : [];
    }),
  );
}

/** Returns the first published shop of one product; null if there is none. */
export const firstShopOf = async (product: SoldProduct): Promise<FirstShop | null> =>
  (await firstShopsOf([product])).get(product.slug) ?? null;

/**
 * Returns the published shops that sell the products of a list, each once: first the shops to which the products lead, in
 * the order of the list.
 */
export async function shopsOfList(products: SoldProduct[]): Promise<Pick<ShopTarget, 'slug' | 'name'>[]> {
  const firsts = await firstShopsOf(products);
  const sellers = await readInParts(
    [...new Set(products.flatMap(shopSlugs))].toSorted(),
    listRetailersBySlug,
  );
  const inOrder = [...products.flatMap(({ slug }) => firsts.get(slug) ?? []), ...sellers];
  return [...new Map(inOrder.map(({ slug, name }) => [slug, { slug, name }])).values()];
}

function candidatesOf(product: SoldProduct, ofPage: string | undefined): string[] {
  const slugs = shopSlugs(product);
  return ofPage ? [...new Set([ofPage, ...slugs])] : slugs;
}

/** Returns where the link of a product to one of its shops leads: to the product there, if its URL is known. */
export function shopTarget(
  { retailer_links }: Pick<ProductCard, 'retailer_links'>,
  { slug, name, cta_url }: Pick<RetailerCard, 'slug' | 'name' | 'cta_url'>,
): ShopTarget {
  const url = retailer_links.find((link) => link.slug === slug)?.url;
  return { slug, name, url: url ?? cta_url, isProduct: url !== undefined };
}
