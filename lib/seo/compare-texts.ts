import type { ComparedShop } from '@/lib/catalogue/comparison';
import { startSentence } from '@/lib/catalogue/sale-labels';

export const COMPARE_TITLE = 'Compare shops in the Boxing Day sales';

/** Returns the heading of a comparison: 'Argos vs Currys'. */
export const compareHeading = (names: string[]) => names.join(' vs ');

/** Returns wordings of the metadata title of a comparison, the most informative first. */
export const compareTitles = (names: string[]): [string, string, string] => [
  `${compareHeading(names)}: Boxing Day sales compared`,
  `${compareHeading(names)} compared`,
  compareHeading(names),
];

const inWords = new Intl.ListFormat('en-GB');

export const compareDescription = (names: string[]) =>
  `${inWords.format(names)} side by side: when each sale starts, returns, price match, delivery and collection, as far as we know them.`;

/**
 * Returns a text about when each shop's sale first starts, the earliest start first. Shops with the same start share a
 * line: 'Currys and Next: expected to start online on 24 December; not yet checked.'
 */
export function startLines(shops: ComparedShop[]): string[] {
  const firsts = shops.flatMap(({ starts: [first] }) => first ?? []);
  const groups = Map.groupBy(
    firsts.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn)),
    startSentence,
  );
  return [...groups].map(([sentence, starts]) => {
    const names = inWords.format(starts.map(({ retailer }) => retailer.name));
    return `${names}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}.`;
  });
}
