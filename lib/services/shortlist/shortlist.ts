import 'server-only';
import type { Product, Retailer } from '@/lib/catalogue/entities';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { getProduct } from '@/lib/data/products';
import { getRetailer } from '@/lib/data/retailers';
import { listSaleStarts } from '@/lib/data/sale-windows';
import type { EntityTable } from '@/lib/entities/registry';
import { movedSlug } from '@/lib/services/routing/moved-slug';
import type { ReadShortlist } from '@/lib/shortlist/read-shortlist';

/** A shop of a shortlist, with the starts of its sale this season. */
export interface ListedShop {
  retailer: Retailer;
  starts: SaleStart[];
}

export interface Shortlist {
  shops: ListedShop[];
  products: Product[];
  /** The slugs on the shortlist that belong to no public shop or product. */
  unknown: string[];
}

/** Returns the rows of a shortlist. Finds renamed shops and products by their old slugs too. */
export async function getShortlist({ slugs }: Pick<ReadShortlist, 'slugs'>): Promise<Shortlist> {
  const [shops, products, starts] = await Promise.all([
    findAll('retailers', slugs.shops, getRetailer),
    findAll('products', slugs.products, getProduct),
    slugs.shops.length > 0 ? listSaleStarts() : [],
  ]);
  return {
    shops: shops.found.map((retailer) => ({
      retailer,
      starts: starts.filter((start) => start.retailer.slug === retailer.slug),
    })),
    products: products.found,
    unknown: [...shops.unknown, ...products.unknown],
  };
}

async function findAll<Row extends { slug: string }>(
  table: EntityTable,
  slugs: string[],
  get: (slug: string) => Promise<Row | null>,
): Promise<{ found: Row[]; unknown: string[] }> {
  const rows = await Promise.all(slugs.map((slug) => findRow(table, slug, get)));
  const found = new Map(rows.flatMap((row) => (row ? [[row.slug, row] as const] : [])));
  return { found: [...found.values()], unknown: slugs.filter((_slug, index) => !rows[index]) };
}

/** Returns the public row with this slug. If there is none, follows the redirect from the slug's path. */
async function findRow<Row>(
  table: EntityTable,
  slug: string,
  get: (slug: string) => Promise<Row | null>,
): Promise<Row | null> {
  const row = await get(slug);
  if (row) return row;
  const moved = await movedSlug(table, slug);
  return moved ? get(moved) : null;
}
