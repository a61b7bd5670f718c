import { hasMark, returnsCell, type TextCell } from '@/lib/catalogue/comparison';
import type { ContentCard, ProductCard, Retailer } from '@/lib/catalogue/entities';
import type { FirstStarts } from '@/lib/catalogue/first-starts';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import { leadingStart } from '@/lib/catalogue/sale-groups';
import { NOT_CHECKED } from '@/lib/catalogue/sale-labels';
import { saleRetailer } from '@/lib/catalogue/sale-starts';
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
import { firstStartOfProducts } from '@/lib/services/sale-dates/first-start-of-products';

/**
 * The facts that a search result shows beside its name and description. A result has no facts if its page is no longer
 * published.
 */
export type ResultFacts =
  | {
      kind: 'retailer';
      row: Retailer | null;
      start: SaleStart | undefined;
      /** When the shop's sale usually starts, if this season's day is not known. Nobody has checked this text. */
      usual: string | undefined;
      returns: TextCell | null;
      /** The goods that come down in price at the shop. */
      falls: string[];
    }
  | {
      kind: 'product';
      row: ProductCard | undefined;
      shop: ShopTarget | null;
      /** The first sales to wait for, if the advice for the product is to wait. */
      waitFor: FirstStarts | null;
    }
  | { kind: 'content'; row: ContentCard | undefined }
  | { kind: 'category'; falls: string[] };

/**
 * Returns the facts that each search result shows, in the order of the results. Reads the facts of each result with a
 * separate query. If one query read them all, the cache would store an entry for every combination of results.
 */
export async function factsOf(items: SearchItem[]): Promise<ResultFacts[]> {
  const starts = items.some(({ type }) => type === 'retailer') ? await listSaleStarts() : [];
  return Promise.all(items.map((item) => factsOfOne(item, starts)));
}

async function factsOfOne({ type, slug, category }: SearchItem, starts: SaleStart[]): Promise<ResultFacts> {
  switch (type) {
    case 'retailer': {
      const row = await getRetailer(slug);
      const start = leadingStart(starts.filter(({ retailer }) => retailer.slug === slug));
      const [usual, returns] = [usualStart(row, start), ownReturns(row)];
      return { kind: 'retailer', row, start, usual, returns, falls: row?.falls ?? [] };
    }
    case 'product': {
      const [row] = await listProductsBySlug([slug]);
      const waitFor = row?.verdict?.advice === 'wait' ? await firstStartOfProducts([row]) : null;
      return { kind: 'product', row, shop: row ? await firstShopOf(row) : null, waitFor };
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
  const { status, text } = shopStartOf(
    [],
    undatedSalesOf([saleRetailer({ ...row, display_rank: null })], []),
  );
  return status === 'usual' ? text : undefined;
}

/**
 * Returns a shop's own rule for returns. Returns null if only the legal rule applies, because it is the same for every
 * shop.
 */
function ownReturns(retailer: Retailer | null): TextCell | null {
  const cell = retailer && returnsCell({ retailer });
  return cell?.rule === 'own' ? cell : null;
}

/**
 * Returns the shop that a search result links to: for a shop, the shop itself; for a product, its first shop; otherwise
 * null.
 */
export function shopOf(facts: ResultFacts): ShopTarget | null {
  if (facts.kind === 'product') return facts.shop;
  if (facts.kind !== 'retailer' || !facts.row) return null;
  const { slug, name, cta_url: url } = facts.row;
  return { slug, name, url, isProduct: false };
}

/** Returns whether a search result links to a shop. */
export async function hasShop(item: SearchItem | undefined): Promise<boolean> {
  if (item?.type !== 'retailer' && item?.type !== 'product') return false;
  return shopOf(await factsOfOne(item, [])) !== null;
}

/** Returns whether a search result has the mark for a fact that is not checked. */
export function isMarkedResult(facts: ResultFacts): boolean {
  if (facts.kind === 'product')
    return (
      (facts.row !== undefined && isPriceUnchecked(facts.row)) || facts.waitFor?.evidence === NOT_CHECKED
    );
  return facts.kind === 'retailer' && (hasMark(facts) || facts.usual !== undefined);
}
