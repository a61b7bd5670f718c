import { formatDate } from '@/lib/dates/london-time';
import type { RetailerRow } from '@/lib/schema/rows';

/**
 * The columns of a retailer's facts about opening, returns, prices and delivery, and of the evidence for all of them.
 */
export const FACT_COLUMNS =
  'opens_boxing_day, opening_hours, returns_days, christmas_returns_until, price_match, delivery, collection, facts_source_name, facts_source_url, facts_checked_on';

export type ShopFactFields = Pick<
  RetailerRow,
  | 'opens_boxing_day'
  | 'opening_hours'
  | 'returns_days'
  | 'christmas_returns_until'
  | 'price_match'
  | 'delivery'
  | 'collection'
  | 'facts_source_name'
  | 'facts_source_url'
  | 'facts_checked_on'
>;

/** A retailer's facts with their evidence. A fact that is not known is null. */
export interface ShopFacts {
  opensBoxingDay: boolean | null;
  /** The opening hours over the holidays, in one line. */
  openingHours: string | null;
  /** How many days shoppers have to return things. */
  returnsDays: number | null;
  /** The last day on which Christmas shopping may be returned, such as '2027-01-24'. */
  christmasReturnsUntil: string | null;
  priceMatch: string | null;
  delivery: string | null;
  collection: string | null;
  sourceName: string;
  sourceUrl: string;
  /** The day of the check, such as '2026-11-22'. */
  checkedOn: string;
}

/** Formats the number of days to return things: '1 day', '28 days'. */
export const daysInWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** Returns the known facts, each with its label, except those with the labels in `except`. */
export function factRows(facts: ShopFacts, except: string[] = []): [label: string, value: string][] {
  const { opensBoxingDay, openingHours, returnsDays, christmasReturnsUntil } = facts;
  const opens = opensBoxingDay ? 'Most stores open' : 'Most stores stay closed';
  const rows: [string, string | null][] = [
    ['Boxing Day', opensBoxingDay === null ? null : opens],
    ['Opening hours', openingHours],
    ['Returns', returnsDays === null ? null : daysInWords(returnsDays)],
    ['Christmas returns', christmasReturnsUntil && `Until ${formatDate(christmasReturnsUntil)}`],
    ['Delivery', facts.delivery],
    ['Collection', facts.collection],
    ['Price match', facts.priceMatch],
  ];
  return rows.flatMap(([label, value]) => (value && !except.includes(label) ? [[label, value]] : []));
}

/**
 * Returns a retailer's facts with their evidence. Null if there is no fact, or if the source or the day of the check is
 * missing (docs/product.md#dated-facts).
 */
function shopFactsOf(fields: ShopFactFields): ShopFacts | null {
  const { facts_source_name, facts_source_url, facts_checked_on } = fields;
  const facts = {
    opensBoxingDay: fields.opens_boxing_day,
    openingHours: fields.opening_hours,
    returnsDays: fields.returns_days,
    christmasReturnsUntil: fields.christmas_returns_until,
    priceMatch: fields.price_match,
    delivery: fields.delivery,
    collection: fields.collection,
  };
  const isEmpty = Object.values(facts).every((fact) => fact === null);
  if (isEmpty || !facts_source_name || !facts_source_url || !facts_checked_on) return null;
  return {
    ...facts,
    sourceName: facts_source_name,
    sourceUrl: facts_source_url,
    checkedOn: facts_checked_on,
  };
}

/** Returns a retailer with one object, `facts`, in place of the columns of the facts and their evidence. */
export function withShopFacts<Row extends ShopFactFields>(
  row: Row,
): Omit<Row, keyof ShopFactFields> & { facts: ShopFacts | null } {
  const {
    opens_boxing_day: _opens,
    opening_hours: _hours,
    returns_days: _days,
    christmas_returns_until: _until,
    price_match: _match,
    delivery: _delivery,
    collection: _collection,
    facts_source_name: _name,
    facts_source_url: _url,
    facts_checked_on: _day,
    ...rest
  } = row;
  return { ...rest, facts: shopFactsOf(row) };
}
