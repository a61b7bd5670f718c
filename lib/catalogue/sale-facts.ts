import { formatDate } from '@/lib/dates/london-time';
import type { Highlight } from '@/lib/schema/rows';
import { datedDiscount, type Discount } from './discount';

interface Source {
  discount: Discount | null;
  highlights_data: Highlight[];
}

/** What is known of a shop's sale; an empty string where the data says nothing. */
export interface SaleDates {
  online: string;
  inStore: string;
  returns: string;
}

export interface SaleFact {
  label: string;
  value: string;
}

/** When it starts online and in store, and how long one may return things: from the data alone. */
export function saleDates({ highlights_data }: Pick<Source, 'highlights_data'>): SaleDates {
  const [online, inStore] = valuesOf(highlights_data, /^sale start/i);
  const [returnsOnline, returnsInStore] = valuesOf(highlights_data, /^returns/i);
  return {
    online: online ?? '',
    inStore: inStore ?? '',
    returns: returnsOnline || returnsInStore || '',
  };
}

/** When the sale starts and how long one may return things: what is known of it. */
export function saleTimes(source: Source): SaleFact[] {
  const { online, inStore, returns } = saleDates(source);
  const facts: SaleFact[] = [
    { label: 'Starts online', value: online },
    { label: 'Starts in store', value: inStore },
    { label: 'Returns', value: returns },
  ];
  return facts.filter((fact) => fact.value);
}

/** The same in sentences, with the discount and its source. */
export function saleFacts(source: Source): SaleFact[] {
  const { discount } = source;
  if (!discount) return saleTimes(source);
  const value = `${datedDiscount(discount)} (source: ${discount.sourceName}, checked ${formatDate(discount.checkedOn)})`;
  return [{ label: 'Typical discount', value }, ...saleTimes(source)];
}

const valuesOf = (highlights: Highlight[], feature: RegExp): readonly string[] =>
  highlights.find((row) => feature.test(row.feature))?.values ?? [];
