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
    online: online ?? '',
    inStore: inStore ?? '',
    returns: returnsOnline || returnsInStore || '',
  };
}

/** A shop's own texts about price match, delivery and collection. An unknown text is an empty string. */
interface DeliveryFacts {
  priceMatch: string;
  delivery: string;
  collection: string;
}

/** Reads price match, delivery and collection from a retailer's highlights. Hedges count as unknown. */
export function deliveryFacts({ highlights_data }: Pick<Source, 'highlights_data'>): DeliveryFacts {
  const facts = withoutHedges(highlights_data);
  const [matchOnline, matchInStore] = valuesOf(facts, /^price match/i);
  const [delivery, collection] = valuesOf(facts, /^delivery & collection$/i);
  return {
    priceMatch: matchOnline || matchInStore || '',
    delivery: delivery ?? '',
    collection: collection ?? '',
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

/**
 * Returns a retailer's highlights without hedges and without the starts of the channels in `covered`. If no start is left
 * of a row, its note alone would say little, so the row is left out.
 */
export function highlightsBeside(highlights: Highlight[], covered: readonly SaleChannel[]): Highlight[] {
  const left = highlights.flatMap(({ feature, values }): Highlight[] => {
    const [online, inStore, note] = values;
    if (!SALE_START.test(feature)) return [{ feature, values }];
    const starts = [
      covered.includes('online') ? '' : online,
      covered.includes('in_store') ? '' : inStore,
    ] as const;
    const hasLostAll = (online || inStore) && !starts.some(Boolean);
    return hasLostAll ? [] : [{ feature, values: [...starts, note] }];
  });
  return withoutHedges(left);
}

/** Returns a shop's discount with its source, if there is one, followed by the known dates of its sale. */
export function saleFacts(source: Source): SaleFact[] {
  const { discount } = source;
  if (!discount) return saleTimes(source);
  const value = `${datedDiscount(discount)} (source: ${discount.sourceName}, checked ${formatDate(discount.checkedOn)})`;
  return [{ label: 'Typical discount', value }, ...saleTimes(source)];
}

const valuesOf = (highlights: Highlight[], feature: RegExp): readonly string[] =>
  highlights.find((row) => feature.test(row.feature))?.values ?? [];
