import type { Highlight } from '@/lib/schema/rows';
import type { Retailer } from './entities';
import { withoutHedges } from './hedges';
import type { SaleChannel, SaleStart } from './sale-windows';

/** Matches the name of the highlight that says when the sale starts. */
export const SALE_START = /^sale start/i;

type Source = Pick<Retailer, 'highlights_data'>;

/** A shop's own texts about the start of its sale and about returns. An unknown text is an empty string. */
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
export function saleDates({ highlights_data }: Source): SaleDates {
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
export function deliveryFacts({ highlights_data }: Source): DeliveryFacts {
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
 * Returns a shop's own texts about the start of its sale and about returns, each with a label. Leaves out unknown
 * texts.
 */
export function saleTimes(source: Source): SaleFact[] {
  const { online, inStore, returns } = saleDates(source);
  const facts: SaleFact[] = [
    { label: 'Starts online', value: online },
    { label: 'Starts in store', value: inStore },
    { label: 'Returns', value: returns },
  ];
  return facts.filter((fact) => fact.value);
}

/**
 * Returns the channels whose start is known from a source or from earlier years, and not only from the shop's own text.
 */
export const coveredChannels = (starts: Pick<SaleStart, 'channel' | 'basis'>[]): SaleChannel[] =>
  starts.flatMap(({ channel, basis }) => (basis.kind === 'unchecked' ? [] : [channel]));

/**
 * Returns a retailer's highlights without hedges. Removes the sale starts of the channels in `covered`. If this removes
 * every start of a highlight, the whole highlight is left out, because only its note would remain.
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

const valuesOf = (highlights: Highlight[], feature: RegExp): readonly string[] =>
  highlights.find((row) => feature.test(row.feature))?.values ?? [];
