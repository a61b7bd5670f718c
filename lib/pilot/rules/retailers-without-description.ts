import { byWeight, type Found, viewsText } from '../proposal.ts';

interface RetailerSignal {
  id: string;
  name: string;
  description: string;
  views: number;
}

/** Proposes a description for each retailer that has none. */
export const retailersWithoutDescription = (
  retailers: readonly RetailerSignal[],
  { words }: { words: number },
): Found[] =>
  byWeight(
    retailers
      .filter(({ description }) => description.trim() === '')
      .map(({ id, name, views }) => ({
        key: id,
        entity: 'retailers',
        rowId: id,
        name,
        purpose: 'retailer-description',
        why: `${name} has no description. ${viewsText(views)}`,
        effect: `The page, its search result and its cards in lists get a description of about ${words} words.`,
        brief: [],
        weight: views,
      })),
  );
