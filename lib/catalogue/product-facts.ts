import type { ProductRow } from '@/lib/schema/rows';
import { parsePriceRange } from './price-range';

/** The name of the fact that says who should choose a version of a product. Pages show this fact before the others. */
export const CHOOSE_IF = 'Choose this if';

/**
 * The labels of the advice on when to buy, in the order in which the admin form lists them. Most sales start before
 * Boxing Day, so the labels do not mention Boxing Day.
 */
export const VERDICT_LABELS = {
  buy_early: 'Buy early',
  wait: 'Wait for the sales',
  any_time: 'Any time',
} as const;

export type Advice = keyof typeof VERDICT_LABELS;

/** Shorter labels of the advice, for small spaces. */
export const SHORT_VERDICTS: Record<Advice, string> = {
  buy_early: 'Buy early',
  wait: 'Wait',
  any_time: 'Any time',
};
/** The labels of the advice for places where no other text says that the advice is about buying. */
export const LONE_VERDICTS: Record<Advice, string> = { ...VERDICT_LABELS, any_time: 'Buy any time' };
/**
 * The words before the day of a coming sale, for each kind of advice. For example, 'Don’t wait for 24 December' is
 * beside the advice 'Buy early'.
 */
export const SALE_DAY_LABELS: Record<Advice, string> = {
  buy_early: 'Don’t wait for',
  wait: 'When',
  any_time: 'If you wait:',
};
/** All kinds of advice, in the order in which the admin form lists them. */
export const ADVICE = Object.keys(SHORT_VERDICTS) as Advice[];

export interface Verdict {
  advice: Advice;
  /** One sentence of at most 90 characters. */
  reason: string;
}

/** The usual price of a product. If nobody has checked it yet, `checkedOn` and `source` are null. */
export interface Price {
  text: string;
  /** The day of the check, such as '2026-12-20'. */
  checkedOn: string | null;
  source: { name: string; url: string } | null;
}

/** The columns of a product's verdict, and of its price with the evidence. */
export const FACT_COLUMNS =
  'price_range, price_checked_on, price_source_name, price_source_url, verdict, verdict_reason';

type PriceFields = Pick<
  ProductRow,
  'price_range' | 'price_checked_on' | 'price_source_name' | 'price_source_url'
>;
interface VerdictFields {
  verdict: string | null;
  verdict_reason: string | null;
}
export type FactFields = PriceFields & VerdictFields;

export interface Facts {
  price: Price | null;
  verdict: Verdict | null;
}

type ReplacedField = Exclude<keyof FactFields, 'price_range'>;

/**
 * Returns a product as visitors may see it. The objects `price` and `verdict` replace the columns of the evidence and
 * of the verdict. `price_range` stays, because structured data and filters read it.
 */
export function withFacts<Row extends FactFields>(row: Row): Omit<Row, ReplacedField> & Facts {
  const {
    price_checked_on: _day,
    price_source_name: _name,
    price_source_url: _url,
    verdict: _verdict,
    verdict_reason: _reason,
    ...rest
  } = row;
  return { ...rest, price: priceOf(row), verdict: verdictOf(row) };
}

/**
 * Returns the price with its evidence. A day without a source, or a source without a day, does not count as evidence
 * (docs/product.md#dated-facts).
 */
function priceOf(fields: PriceFields): Price | null {
  const { price_checked_on: checkedOn, price_source_url: url } = fields;
  const text = fields.price_range?.trim();
  const name = fields.price_source_name?.trim();
  if (!text) return null;
  return checkedOn && name && url
    ? { text, checkedOn, source: { name, url } }
    : { text, checkedOn: null, source: null };
}

interface Sold {
  recommended_retailers: string[];
  retailer_links: { slug: string }[];
}

/** Returns the slugs of a product's recommended shops, followed by those of other shops with a link to the product. */
export const shopSlugs = ({ recommended_retailers, retailer_links }: Sold): string[] => [
  ...new Set([...recommended_retailers, ...retailer_links.map(({ slug }) => slug)]),
];

/** A range is too wide to help a shopper if its highest price is more than this many times the lowest. */
const WIDEST = 10;

/** Returns whether a price range is narrow enough to help a shopper in a list: '£5 – £900' is too wide. */
export function isTelling({ text }: Pick<Price, 'text'>): boolean {
  const range = parsePriceRange(text);
  return !range?.high || range.high <= range.low * WIDEST;
}

/**
 * Returns whether lists show a product's price with the mark for an unchecked price: the price has no source, and its
 * range is not too wide to be shown.
 */
export const isPriceUnchecked = ({ price }: Pick<Facts, 'price'>): boolean =>
  price !== null && price.source === null && isTelling(price);

const isAdvice = (value: string): value is Advice => Object.hasOwn(VERDICT_LABELS, value);

const verdictOf = ({ verdict, verdict_reason: reason }: VerdictFields): Verdict | null =>
  verdict && isAdvice(verdict) && reason ? { advice: verdict, reason } : null;
