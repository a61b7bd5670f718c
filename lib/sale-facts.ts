import type { Highlight } from '@/lib/fallback/types';

interface Source {
  typical_discount: string | null;
  highlights_data: Highlight[];
}

export interface SaleFact {
  label: string;
  value: string;
}

/** The facts that shoppers come for, from the data alone: how much, when online and in store, how long to return. */
export function saleFacts({ typical_discount, highlights_data }: Source): SaleFact[] {
  const [startOnline, startInStore] = valuesOf(highlights_data, /^sale start/i);
  const [returnsOnline, returnsInStore] = valuesOf(highlights_data, /^returns/i);
  const facts: [string, string | null | undefined][] = [
    ['Typical discount', typical_discount],
    ['Starts online', startOnline],
    ['Starts in store', startInStore],
    ['Returns', returnsOnline || returnsInStore],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const valuesOf = (highlights: Highlight[], feature: RegExp): readonly string[] =>
  highlights.find((row) => feature.test(row.feature))?.values ?? [];
