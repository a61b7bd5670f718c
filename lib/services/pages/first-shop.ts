import 'server-only';
import type { ProductCard, RetailerCard } from '@/lib/catalogue/entities';
import { shopSlugs } from '@/lib/catalogue/product-facts';
import { readInParts } from '@/lib/data/read-in-parts';
import { listRetailersBySlug } from '@/lib/data/retailers';

/** The target of a link to a shop: the shop's website, or a product on it. */
export interface ShopTarget {
  slug: string;
  name: string;
  url: string;
  /** Whether the URL leads to the product at the shop, not just to the shop. */
  isProduct: boolean;
}

/** The first shop that sells a product, and the number of published shops that sell it. */
export interface FirstShop extends ShopTarget {
  count: number;
}

type SoldProduct = Pick<ProductCard, 'slug' | 'recommended_retailers' | 'retailer_links'>;

/**
 * Returns the first published shop that sells each product, by the product's slug. The shops are in the editors' order
 * (shopSlugs). Leaves out products that no published shop sells. Reads the shops of all products together, because a
 * query costs more than its rows.
 * @param ofPage the slug of the shop whose page shows the products; this shop counts as a seller of each product, and
 * comes first
 */
export async function firstShopsOf(
  products: SoldProduct[],
  ofPage?: string,
): Promise<Map<string, FirstShop>> {
  const candidates = products.map((product) => candidatesOf(product, ofPage));
  // Sort the slugs, so that lists with the same shops share one cached answer. Next.js allows at most 128 tags for one
  // answer, so read a long list in parts.
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
 * Returns the published shops that sell the products of a list, without duplicates. First come the products' first
 * shops, in the order of the products, then the other shops.
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

/**
 * Returns the target of a link from a product to a shop: the product's URL at the shop, or if this is unknown, the
 * shop.
 */
export function shopTarget(
  { retailer_links }: Pick<ProductCard, 'retailer_links'>,
  { slug, name, cta_url }: Pick<RetailerCard, 'slug' | 'name' | 'cta_url'>,
): ShopTarget {
  const url = retailer_links.find((link) => link.slug === slug)?.url;
  return { slug, name, url: url ?? cta_url, isProduct: url !== undefined };
}
