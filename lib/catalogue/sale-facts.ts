import { formatDate } from '@/lib/dates/london-time';
import type { Highlight } from '@/lib/schema/rows';
import { datedDiscount, type Discount } from './discount';
import { withoutHedges } from './hedges';
import type { SaleChannel, SaleStart } from './sale-windows';

/** Matches the name of the highlight that says when the sale starts. */
const SALE_START = /^sale start/i;

interface Source {
  discount: Discount | null;
  highlights_data: Highlight[];
}

/** The dates of a shop's sale. An unknown date is an empty string. */
export interface SaleDates {
  online: string;
  inStore: string;
  returns: string;
}

export interface SaleFact {
  label: string;
  value: string;
}

/**
 * Reads three facts from a retailer's highlights: when the sale starts online, when it starts in store, and how long
 * shoppers may return things. Hedges such as 'Check T&Cs' count as unknown.
 */
export function saleDates({ highlights_data }: Pick<Source, 'highlights_data'>): SaleDates {
  const facts = withoutHedges(highlights_data);
  const [online, inStore] = valuesOf(facts, SALE_START);
  const [returnsOnline, returnsInStore] = valuesOf(facts, /^returns/i);
  return {
    online: approximateStart(online ?? ''),
    inStore: approximateStart(inStore ?? ''),
    returns: returnsOnline || returnsInStore || '',
  };
}

/**
 * Returns the known dates of a shop's sale, each with a label.
 * @param covered the channels whose start is already known from a better source than the highlights
 */
export function saleTimes(
  source: Pick<Source, 'highlights_data'>,
  covered: readonly SaleChannel[] = [],
): SaleFact[] {
  const { online, inStore, returns } = saleDates(source);
  const facts: SaleFact[] = [
    { label: 'Starts online', value: covered.includes('online') ? '' : online },
    { label: 'Starts in store', value: covered.includes('in_store') ? '' : inStore },
    { label: 'Returns', value: returns },
  ];
  return facts.filter((fact) => fact.value);
}

/** Returns the channels whose start is known from a source or from earlier years, not only from the highlights. */
export const coveredChannels = (starts: Pick<SaleStart, 'channel' | 'basis'>[]): SaleChannel[] =>
  starts.flatMap(({ channel, basis }) => (basis.kind === 'unchecked' ? [] : [channel]));

/** Returns a retailer's highlights without hedges and without the starts of the channels in `covered`. */
export function highlightsBeside(highlights: Highlight[], covered: readonly SaleChannel[]): Highlight[] {
  const left = highlights.map(({ feature, values: [online, inStore, note] }): Highlight => {
    const isStart = SALE_START.test(feature);
    return {
      feature,
      values: [
        isStart ? startUnless(covered.includes('online'), online) : online,
        isStart ? startUnless(covered.includes('in_store'), inStore) : inStore,
        note,
      ],
    };
  });
  return withoutHedges(left);
}

const startUnless = (isCovered: boolean, text: string) => (isCovered ? '' : approximateStart(text));

/** Returns a shop's discount with its source, if there is one, followed by the known dates of its sale. */
export function saleFacts(source: Source): SaleFact[] {
  const { discount } = source;
  if (!discount) return saleTimes(source);
  const value = `${datedDiscount(discount)} (source: ${discount.sourceName}, checked ${formatDate(discount.checkedOn)})`;
  return [{ label: 'Typical discount', value }, ...saleTimes(source)];
}

const APPROXIMATE = /^(.*?: )?(?:usually )?(.*) \(approx\)$/i;
const HAS_PREPOSITION = /^(?:on|at|by|before|between|around|about|from|after|in|just) /i;
const BEGINS_WITH_A_NAME = /^(?:christmas|boxing day)/i;

/**
 * Words an approximate start as the labels of sales do: 'Expected about Christmas Eve' for 'Usually Christmas Eve
 * (approx)', and 'Expected by Boxing Day' for 'Usually by Boxing Day (approx)'. Returns any other text as it is.
 */
export function approximateStart(text: string): string {
  const found = APPROXIMATE.exec(text);
  if (!found) return text;
  const [, who = '', when = ''] = found;
  const about = HAS_PREPOSITION.test(when) ? '' : 'about ';
  const first = BEGINS_WITH_A_NAME.test(when) ? when.charAt(0) : when.charAt(0).toLowerCase();
  return `${who}${who ? 'expected' : 'Expected'} ${about}${first}${when.slice(1)}`;
}

const valuesOf = (highlights: Highlight[], feature: RegExp): readonly string[] =>
  highlights.find((row) => feature.test(row.feature))?.values ?? [];
