import { formatDate } from '@/lib/dates/london-time';
import type { Highlight } from '@/lib/schema/rows';
import { datedDiscount, type Discount } from './discount';

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
 * shoppers may return things.
 */
export function saleDates({ highlights_data }: Pick<Source, 'highlights_data'>): SaleDates {
  const [online, inStore] = valuesOf(highlights_data, /^sale start/i);
  const [returnsOnline, returnsInStore] = valuesOf(highlights_data, /^returns/i);
  return {
    online: online ?? '',
    inStore: inStore ?? '',
    returns: returnsOnline || returnsInStore || '',
  };
}

/** Returns the known dates of a shop's sale, each with a label. */
export function saleTimes(source: Source): SaleFact[] {
  const { online, inStore, returns } = saleDates(source);
  const facts: SaleFact[] = [
    { label: 'Starts online', value: online },
    { label: 'Starts in store', value: inStore },
    { label: 'Returns', value: returns },
  ];
  return facts.filter((fact) => fact.value);
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
