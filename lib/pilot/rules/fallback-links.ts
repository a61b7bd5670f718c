import { formatDate } from '../../dates/london-time.ts';
import { byWeight, countOf, DAYS, type Found } from '../proposal.ts';

interface ShopSignal {
  id: string;
  name: string;
  /**
   * The usual link of the retailer's buttons. While this link is broken, `fallback` replaces it if `usesFallback` is
   * set.
   */
  link: string;
  fallback: string | null;
  usesFallback: boolean;
  /** The ISO time at which the usual link broke; null if the link works. */
  brokenSince: string | null;
  clicks: number;
}

const KEY_LENGTH = 300;

/**
 * Proposes a new description for each retailer whose buttons lead to the fallback link. The new text should suit the
 * page to which this link leads.
 */
export const fallbackLinks = (shops: readonly ShopSignal[]): Found[] =>
  byWeight(
    shops.flatMap(({ id, name, link, fallback, usesFallback, brokenSince, clicks }) =>
      usesFallback && fallback && brokenSince
        ? {
            key: `${id} ${link}`.slice(0, KEY_LENGTH),
            entity: 'retailers' as const,
            rowId: id,
            name,
            purpose: 'retailer-description' as const,
            why: `${name}’s affiliate link has been failing since ${formatDate(brokenSince)}, so its buttons lead to the fallback link. They had ${countOf(clicks, 'click')} in the last ${DAYS} days.`,
            effect: 'The description will no longer mention things that the fallback page doesn’t show.',
            brief: [{ label: 'The shop’s buttons lead to this page at the moment', value: fallback }],
            weight: clicks,
          }
        : [],
    ),
  );
