import { londonDay } from '../dates/london-time.ts';
import { alphabetically } from '../lists/ranking.ts';

export type OfferStatus = 'coming' | 'on' | 'ended';

/** The price of an offer without delivery, in pence, and the day on which an editor saw it at the shop. */
export interface OfferPrice {
  pence: number;
  /** The price of delivery in pence: 0 if it is free, null if it is not known. */
  deliveryPence: number | null;
  seenOn: string;
}

/** A shop's earlier, higher price, with the page that states it and the day on which an editor saw that page. */
export interface EarlierPrice {
  pence: number;
  sourceUrl: string;
  seenOn: string;
}

/** An offer of one shop. `startsAt` and `endsAt` are ISO times; null if the shop states none. */
export interface Offer {
  id: string;
  title: string;
  retailer: { slug: string; name: string };
  url: string;
  price: OfferPrice | null;
  earlier: EarlierPrice | null;
  code: string | null;
  conditions: string | null;
  startsAt: string | null;
  endsAt: string | null;
}

/** An offer that is not over, with its status at the time of the request. */
export interface CurrentOffer extends Offer {
  status: Exclude<OfferStatus, 'ended'>;
}

/** A price that a shop had for a product. The database records it when an editor changes the price of an offer. */
export interface ObservedPrice {
  retailer: { slug: string; name: string };
  pence: number;
  seenOn: string;
}

/** How many days an earlier price may be shown after an editor saw it (docs/product.md#offers). */
const EVIDENCE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Returns the status of an offer at the time `now`, in milliseconds. */
export function offerStatus(
  { startsAt, endsAt }: Pick<Offer, 'startsAt' | 'endsAt'>,
  now: number,
): OfferStatus {
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'ended';
  return startsAt !== null && Date.parse(startsAt) > now ? 'coming' : 'on';
}

/**
 * Returns the price plus delivery in pence. An unknown delivery price counts as 0. If the price itself is unknown,
 * returns infinity.
 */
const totalOf = ({ price }: Offer): number =>
  price ? price.pence + (price.deliveryPence ?? 0) : Number.POSITIVE_INFINITY;

/** Returns whether an editor saw the page with an earlier price at most 30 days ago. Both days are London's. */
const isRecent = ({ seenOn }: EarlierPrice, now: number): boolean =>
  Date.parse(londonDay(new Date(now).toISOString())) - Date.parse(seenOn) <= EVIDENCE_DAYS * DAY_MS;

/** Returns the offers that are not over, with their status. Leaves out earlier prices whose evidence is too old. */
function withStatus(offers: readonly Offer[], now: number): CurrentOffer[] {
  return offers.flatMap((offer) => {
    const status = offerStatus(offer, now);
    if (status === 'ended') return [];
    const earlier = offer.earlier && isRecent(offer.earlier, now) ? offer.earlier : null;
    return [{ ...offer, earlier, status }];
  });
}

/**
 * Returns those of the offers that are on now, in the order of `offers`. Leaves out earlier prices whose evidence is
 * too old.
 */
export const onNow = (offers: readonly Offer[], now: number): CurrentOffer[] =>
  withStatus(offers, now).filter(({ status }) => status === 'on');

/**
 * Returns the offers that are not over. Offers that are on now come first: the cheapest total first, and offers without
 * a price last. Offers that have not started follow, the earliest first. Leaves out earlier prices whose evidence is
 * too old.
 */
export const currentOffers = (offers: readonly Offer[], now: number): CurrentOffer[] =>
  withStatus(offers, now).sort(
    (a, b) =>
      Number(a.status === 'coming') - Number(b.status === 'coming') ||
      (a.status === 'coming' && Date.parse(a.startsAt ?? '') - Date.parse(b.startsAt ?? '')) ||
      compare(totalOf(a), totalOf(b)) ||
      alphabetically(a.title, b.title),
  );

/** Compares two totals without subtracting them, because both may be infinite. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** The minimum number of observed prices for which the site shows a history. */
const FEWEST_PRICES = 3;

/** Returns the history of a product's prices, the oldest price first; empty if too few prices have been observed. */
export function priceHistory(prices: readonly ObservedPrice[]): ObservedPrice[] {
  if (prices.length < FEWEST_PRICES) return [];
  return [...prices].sort((a, b) => a.seenOn.localeCompare(b.seenOn));
}

/**
 * One shop's line in the chart of prices. The coordinates of its points are from 0 to 100; `y` is 0 for the highest
 * price.
 */
export interface PriceLine {
  retailer: { slug: string; name: string };
  points: { x: number; y: number; price: ObservedPrice }[];
}

/** Returns the lines of the chart, one for each shop. The shop whose first price is the most recent comes first. */
export function priceLines(history: readonly ObservedPrice[]): PriceLine[] {
  const days = history.map(({ seenOn }) => Date.parse(seenOn));
  const amounts = history.map(({ pence }) => pence);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const share = (value: number, from: number, to: number) =>
    to === from ? 50 : Math.round(((value - from) / (to - from)) * 1000) / 10;
  const lines = new Map<string, PriceLine>();
  for (const price of history) {
    const { retailer } = price;
    const line = lines.get(retailer.slug) ?? { retailer, points: [] };
    line.points.push({
      x: share(Date.parse(price.seenOn), first, last),
      y: 100 - share(price.pence, low, high),
      price,
    });
    lines.set(retailer.slug, line);
  }
  return [...lines.values()].reverse();
}
