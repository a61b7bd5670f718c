import { hasMark, returnsCell, type TextCell } from '@/lib/catalogue/comparison';
import type { ContentCard, ProductCard, Retailer } from '@/lib/catalogue/entities';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { shopStartOf } from '@/lib/catalogue/shop-start';
import { undatedSalesOf } from '@/lib/catalogue/undated-sales';
import { getCategory } from '@/lib/data/categories';
import { listContentBySlug } from '@/lib/data/content-list';
import { listProductsBySlug } from '@/lib/data/products';
import { getRetailer } from '@/lib/data/retailers';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { getSubcategory } from '@/lib/data/subcategories';
import type { SearchItem } from '@/lib/search/results';
import { firstShopOf, type ShopTarget } from '@/lib/services/pages/first-shop';

/** The facts that a result shows beside its name and description. A row that was just unpublished has no facts. */
export type ResultFacts =
  | {
      kind: 'retailer';
      row: Retailer | null;
      start: SaleStart | undefined;
      /** When the shop's sale usually starts, if no day is known. Nobody has checked it. */
      usual: string | undefined;
      returns: TextCell | null;
    }
  | { kind: 'product'; row: ProductCard | undefined; shop: ShopTarget | null }
  | { kind: 'content'; row: ContentCard | undefined }
  | { kind: 'category'; falls: string[] };

/**
 * Reads what the results show, and returns the facts of each result in the same order. Read each row on its own. A
 * query for several rows would be cached for every selection of rows that visitors can ask for.
 */
export async function factsOf(items: SearchItem[]): Promise<ResultFacts[]> {
  const starts = items.some(({ type }) => type === 'retailer') ? await listSaleStarts() : [];
  return Promise.all(items.map((item) => factsOfOne(item, starts)));
}

async function factsOfOne({ type, slug, category }: SearchItem, starts: SaleStart[]): Promise<ResultFacts> {
  switch (type) {
    case 'retailer': {
      const row = await getRetailer(slug);
      const start = starts.find(({ retailer }) => retailer.slug === slug);
      return { kind: 'retailer', row, start, usual: usualStart(row, start), returns: ownReturns(row) };
    }
    case 'product': {
      const [row] = await listProductsBySlug([slug]);
      return { kind: 'product', row, shop: row ? await firstShopOf(row) : null };
    }
    case 'category': {
      const row = await (category ? getSubcategory(slug) : getCategory(slug));
      return { kind: 'category', falls: row?.falls ?? [] };
    }
    default: {
      const [row] = await listContentBySlug([slug]);
      return { kind: 'content', row };
    }
  }
}

function usualStart(row: Retailer | null, start: SaleStart | undefined): string | undefined {
  if (!row || start) return undefined;
  const { status, text } = shopStartOf([], undatedSalesOf([row], []));
  return status === 'usual' ? text : undefined;
}

/** Returns the shop's own rule. Returns that every online shop must offer help nobody to choose. */
function ownReturns(retailer: Retailer | null): TextCell | null {
  const cell = retailer && returnsCell({ retailer });
  return cell?.rule === 'own' ? cell : null;
}

/** Returns the shop to which the row of a result links: the shop itself, or the first that sells the product. */
export function shopOf(facts: ResultFacts): ShopTarget | null {
  if (facts.kind === 'product') return facts.shop;
  if (facts.kind !== 'retailer' || !facts.row) return null;
  const { slug, name, cta_url: url } = facts.row;
  return { slug, name, url, isProduct: false };
}

/** Returns whether the row of a result links to a shop. */
export async function hasShop(item: SearchItem | undefined): Promise<boolean> {
  if (item?.type !== 'retailer' && item?.type !== 'product') return false;
  return shopOf(await factsOfOne(item, [])) !== null;
}

/** Returns whether the row of a result has a mark for a fact that is not checked. */
export function isMarkedResult(facts: ResultFacts): boolean {
  if (facts.kind === 'product') return facts.row !== undefined && isPriceUnchecked(facts.row);
  return facts.kind === 'retailer' && (hasMark(facts) || facts.usual !== undefined);
}
