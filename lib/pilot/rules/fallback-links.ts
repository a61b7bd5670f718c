import { formatDate } from '../../dates/london-time.ts';
import { byWeight, countOf, DAYS, type Found } from '../proposal.ts';

interface ShopSignal {
  id: string;
  name: string;
  /** The link of its buttons, and the one that replaces it while it is broken. */
  link: string;
  fallback: string | null;
  usesFallback: boolean;
  /** Since when the link has failed, as an ISO time; null if it works. */
  brokenSince: string | null;
  clicks: number;
}

const KEY_LENGTH = 300;

/** Proposes a description that fits where the buttons of a retailer lead, if its fallback replaces its usual link. */
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
            why: `The usual link of ${name} has failed since ${formatDate(brokenSince)}, so its buttons lead to the fallback. They had ${countOf(clicks, 'click')} in the last ${DAYS} days.`,
            effect: 'The description no longer tells shoppers what only the usual page shows.',
            brief: [{ label: 'The shop’s buttons lead to this page at the moment', value: fallback }],
            weight: clicks,
          }
        : [],
    ),
  );
