import { londonDay } from '../dates/london-time.ts';

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

/** A price that a shop has had. Prices are recorded whenever an editor changes the price of an offer. */
export interface ObservedPrice {
  retailer: { slug: string; name: string };
  pence: number;
  seenOn: string;
}

/** How many days after it was seen an earlier price may be shown (docs/product.md#offers). */
const EVIDENCE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Returns the status of an offer at an instant, in milliseconds. */
export function offerStatus(
  { startsAt, endsAt }: Pick<Offer, 'startsAt' | 'endsAt'>,
  now: number,
): OfferStatus {
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'ended';
  return startsAt !== null && Date.parse(startsAt) > now ? 'coming' : 'on';
}

/** Returns what a shopper pays: the price, with delivery as far as its price is known. */
const totalOf = ({ price }: Offer): number =>
  price ? price.pence + (price.deliveryPence ?? 0) : Number.POSITIVE_INFINITY;

/** Returns whether the evidence of an earlier price is at most 30 days old at an instant. */
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

/** Returns the offers that are on now, in the same order. Leaves out earlier prices whose evidence is too old. */
export const onNow = (offers: readonly Offer[], now: number): CurrentOffer[] =>
  withStatus(offers, now).filter(({ status }) => status === 'on');

/**
 * Returns the offers that are not over: first those on now, the cheapest total first and those without a price last,
 * then those that are coming, the earliest first. Leaves out earlier prices whose evidence is too old.
 */
export const currentOffers = (offers: readonly Offer[], now: number): CurrentOffer[] =>
  withStatus(offers, now).sort(
    (a, b) =>
      Number(a.status === 'coming') - Number(b.status === 'coming') ||
      (a.status === 'coming' && Date.parse(a.startsAt ?? '') - Date.parse(b.startsAt ?? '')) ||
      compare(totalOf(a), totalOf(b)) ||
      a.title.localeCompare(b.title, 'en-GB'),
  );

/** Compares two totals, which may both be infinite. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** The fewest observed prices that make a history. */
const FEWEST_PRICES = 3;

/** Returns the history of a product's prices, the oldest first; empty if too few prices have been observed. */
export function priceHistory(prices: readonly ObservedPrice[]): ObservedPrice[] {
  if (prices.length < FEWEST_PRICES) return [];
  return [...prices].sort((a, b) => a.seenOn.localeCompare(b.seenOn));
}

/** A line of the chart of prices: the prices of one shop as points in a box of 100 by 100, the highest price at 0. */
export interface PriceLine {
  retailer: { slug: string; name: string };
  points: { x: number; y: number; price: ObservedPrice }[];
}

/** Returns the lines of the chart, one for each shop, the shop with the most recent price first. */
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
