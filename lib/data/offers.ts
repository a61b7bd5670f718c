import 'server-only';
import { listTag, referencesTag, rowTag } from '@/lib/cache/tags';
import {
  type CurrentOffer,
  currentOffers,
  type ObservedPrice,
  type Offer,
  priceHistory,
} from '@/lib/catalogue/offers';
import { getClock } from '@/lib/dates/calendar';
import type { Tables } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { readOrLastKnown } from './read-or-last-known';

const OFFER =
  'id, title, retailer_slug, url, price_pence, delivery_pence, checked_on, earlier_price_pence, earlier_price_source_url, earlier_price_seen_on, code, conditions, starts_at, ends_at';
type OfferRow = Omit<
  Tables<'offers'>,
  'product_slug' | 'category_slug' | 'is_published' | 'evidence_ends_at' | 'created_at' | 'updated_at'
>;

/** A product's published offers, including those that are over, and the prices observed for the product. */
interface ProductOffers {
  offers: Offer[];
  prices: ObservedPrice[];
}

const NONE: ProductOffers = { offers: [], prices: [] };

/** Converts a row to an offer of the retailer with this name. */
export function offerOf(row: OfferRow, name: string): Offer {
  const { price_pence, checked_on, earlier_price_pence, earlier_price_source_url, earlier_price_seen_on } =
    row;
  return {
    id: row.id,
    title: row.title,
    retailer: { slug: row.retailer_slug, name },
    url: row.url,
    price:
      price_pence !== null && checked_on !== null
        ? { pence: price_pence, deliveryPence: row.delivery_pence, seenOn: checked_on }
        : null,
    earlier:
      earlier_price_pence !== null && earlier_price_source_url !== null && earlier_price_seen_on !== null
        ? { pence: earlier_price_pence, sourceUrl: earlier_price_source_url, seenOn: earlier_price_seen_on }
        : null,
    code: row.code,
    conditions: row.conditions,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  };
}

/** Selects the published retailers with these slugs, and returns their names by slug. */
async function selectNames(db: Db, slugs: string[]): Promise<Map<string, string>> {
  const rows = await allRows('select the retailers of offers', (from, to) =>
    db
      .from('retailers')
      .select('slug, name')
      .in('slug', slugs)
      .eq('is_published', true)
      .order('slug')
      .range(from, to),
  );
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

async function selectPrices(db: Db, offers: Offer[]): Promise<ObservedPrice[]> {
  const retailers = new Map(offers.map(({ id, retailer }) => [id, retailer]));
  const rows = await allRows('select the prices of offers', (from, to) =>
    db
      .from('offer_prices')
      .select('offer_id, price_pence, seen_on')
      .in('offer_id', [...retailers.keys()])
      .order('seen_on')
      .order('id')
      .range(from, to),
  );
  return rows.flatMap(({ offer_id, price_pence, seen_on }) => {
    const retailer = retailers.get(offer_id);
    return retailer ? [{ retailer, pence: price_pence, seenOn: seen_on }] : [];
  });
}

async function selectProductOffers(db: Db, product: string): Promise<ProductOffers> {
  const rows = await allRows('select offers', (from, to) =>
    db
      .from('offers')
      .select(OFFER)
      .eq('product_slug', product)
      .eq('is_published', true)
      .order('id')
      .range(from, to),
  );
  if (rows.length === 0) return NONE;
  const names = await selectNames(db, [...new Set(rows.map(({ retailer_slug }) => retailer_slug))]);
  const offers = rows.flatMap((row) => {
    const name = names.get(row.retailer_slug);
    return name === undefined ? [] : [offerOf(row, name)];
  });
  return { offers, prices: offers.length > 0 ? await selectPrices(db, offers) : [] };
}

const tagsOf = (product: string) => [rowTag('products', product), listTag('retailers'), referencesTag()];

async function readProductOffers(product: string): Promise<ProductOffers> {
  'use cache';
  const found = await readOrLastKnown<ProductOffers>({
    key: `offers of ${product}`,
    tags: tagsOf(product),
    fromDatabase: (db) => selectProductOffers(db, product),
    builtInData: () => NONE,
  });
  return found ?? NONE;
}

/** Returns a product's offers that are not over, in the order in which its page shows them (see `currentOffers`). */
export async function listProductOffers(product: string): Promise<CurrentOffer[]> {
  const { offers } = await readProductOffers(product);
  return offers.length > 0 ? currentOffers(offers, await getClock([rowTag('products', product)])) : [];
}

/** Returns the history of a product's prices, the oldest first; empty if fewer than three prices were observed. */
export async function listPriceHistory(product: string): Promise<ObservedPrice[]> {
  return priceHistory((await readProductOffers(product)).prices);
}
