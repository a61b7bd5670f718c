import type { Highlight } from '@/lib/schema/rows';
import { HIGHLIGHTS } from './default-highlights';
import type { Retailer } from './entities';
import { highlightsBeside, SALE_START } from './sale-facts';
import type { SaleStart } from './sale-windows';
import { factRows, type ShopFacts } from './shop-facts';
import { highlightsBeyond } from './shop-verdict';
import { ONLINE_ONLY } from './undated-sales';

/** A fact about a shop, for the box with the link to the shop. */
export interface KeyFact {
  label: string;
  value: string;
  /** Further parts of the fact: the value in store if it differs, and a note. */
  details: string[];
  /** Whether nobody has checked the fact. */
  isUnchecked: boolean;
}

interface KeyFacts {
  /** The most important facts, those with a source first. */
  facts: KeyFact[];
  /** The labels of the facts in `facts` that have a source. */
  sourced: string[];
  /** The shop's other highlights, without facts that have a source. */
  highlights: Highlight[];
}

/** The maximum number of facts in the box. */
const MOST = 3;

/** The facts with a source that may be in the box. */
const SOURCED = ['Boxing Day', 'Returns', 'Price match'];

/** The highlights that are left out if a fact with a source says the same. */
const REPLACED: [highlight: RegExp, isKnown: (facts: ShopFacts) => boolean][] = [
  [/^returns/i, ({ returnsDays }) => returnsDays !== null],
  [/^price match/i, ({ priceMatch }) => priceMatch !== null],
  [/^delivery & collection$/i, ({ delivery, collection }) => delivery !== null && collection !== null],
];

/** Shorter names for highlights that most shops have. */
const LABELS: Record<string, string> = {
  [HIGHLIGHTS.returns]: 'Returns',
  'Price Match': 'Price match',
  'Delivery & Collection': 'Delivery and collection',
};

/**
 * Returns the most important facts about a shop, which its page shows beside the timeline: those with a source, then
 * the shop's highlights. Leaves out facts that the timeline and the verdict show.
 */
export function keyFacts(retailer: Retailer, starts: SaleStart[]): KeyFacts {
  const { facts, last_verified } = retailer;
  const sourced = facts ? factRows(facts).filter(([label]) => SOURCED.includes(label)) : [];
  const highlights = highlightsBeside(
    highlightsBeyond(retailer),
    starts.map(({ channel }) => channel),
  ).filter(
    ({ feature }) => !REPLACED.some(([name, isKnown]) => name.test(feature) && facts && isKnown(facts)),
  );
  const left = Math.max(0, MOST - sourced.length);
  const hasStores = !retailer.highlights_data.some(({ values: [, inStore] }) => ONLINE_ONLY.test(inStore));
  const options = { isUnchecked: !last_verified, hasStores };
  return {
    facts: [
      ...sourced.map(([label, value]) => ({ label, value, details: [], isUnchecked: false })),
      ...highlights.slice(0, left).map((highlight) => factOf(highlight, options)),
    ],
    sourced: sourced.map(([label]) => label),
    highlights: highlights.slice(left),
  };
}

interface FactOptions {
  isUnchecked: boolean;
  /** Whether the shop has stores. If not, the second value of a highlight appears without the words 'In store'. */
  hasStores: boolean;
}

/**
 * Turns a highlight into a fact. Its main value is the highlight's value online, or else in store, or else its note.
 */
function factOf({ feature, values }: Highlight, { isUnchecked, hasStores }: FactOptions): KeyFact {
  const [online, inStore, note] = values;
  const other = inStore === online || ONLINE_ONLY.test(inStore) ? '' : inStore;
  const second = other && hasStores ? `In store: ${other}` : other;
  const [value = '', ...details] = [online, second, note].filter(Boolean);
  return { label: labelOf(feature, online, other), value, details, isUnchecked };
}

/** Returns the label of a fact. The label for the start of a sale says 'online' if only the online start is known. */
function labelOf(feature: string, online: string, inStore: string): string {
  if (!SALE_START.test(feature)) return LABELS[feature] ?? feature;
  return online && !inStore ? 'Sale starts online' : 'Sale starts';
}
