import type { Highlight } from '@/lib/fallback/types';

interface Source {
  typical_discount: string | null;
  highlights_data: Highlight[];
}

/** What is known of a shop's sale; an empty string where the data says nothing. */
export interface SaleDates {
  discount: string;
  online: string;
  inStore: string;
  returns: string;
}

export interface SaleFact {
  label: string;
  value: string;
  /** The column whose text it is, where it is one's alone. */
  field?: string;
}

/** How much, when online and in store, how long to return: from the data alone. */
export function saleDates({ typical_discount, highlights_data }: Source): SaleDates {
  const [online, inStore] = valuesOf(highlights_data, /^sale start/i);
  const [returnsOnline, returnsInStore] = valuesOf(highlights_data, /^returns/i);
  return {
    discount: typical_discount ?? '',
    online: online ?? '',
    inStore: inStore ?? '',
    returns: returnsOnline || returnsInStore || '',
  };
}

/** The facts that shoppers come for, those that are known. */
export function saleFacts(source: Source): SaleFact[] {
  const { discount, online, inStore, returns } = saleDates(source);
  const facts: SaleFact[] = [
    { label: 'Typical discount', value: discount, field: 'typical_discount' },
    { label: 'Starts online', value: online },
    { label: 'Starts in store', value: inStore },
    { label: 'Returns', value: returns },
  ];
  return facts.filter((fact) => fact.value);
}

const valuesOf = (highlights: Highlight[], feature: RegExp): readonly string[] =>
  highlights.find((row) => feature.test(row.feature))?.values ?? [];
