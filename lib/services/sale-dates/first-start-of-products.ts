import 'server-only';
import type { ProductCard } from '@/lib/catalogue/entities';
import { type FirstStarts, firstStartsOf } from '@/lib/catalogue/first-starts';
import { shopSlugs } from '@/lib/catalogue/product-facts';
import { listSaleStarts } from '@/lib/data/sale-windows';

type Sold = Pick<ProductCard, 'recommended_retailers' | 'retailer_links'>;

/** Returns the earliest start of a sale at the shops that sell these products; null if none is known. */
export const firstStartOfProducts = async (products: Sold[]): Promise<FirstStarts | null> =>
  firstStartsOf(await listSaleStarts(), [...new Set(products.flatMap(shopSlugs))]);
