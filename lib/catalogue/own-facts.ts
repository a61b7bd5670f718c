import { formatDate } from '@/lib/dates/london-time';
import { factCell, returnsCell, type TextCell } from './comparison';
import type { Retailer } from './entities';
import { ONLINE_ONLY } from './undated-sales';

/** A fact that may be a reason to choose a shop, in a few words. */
interface OwnFact {
  label: string;
  text: string;
  /** Whether nobody has checked the fact. */
  isUnchecked: boolean;
}

/**
 * Returns the facts that may be a reason to choose a shop, sorted by how much they matter to someone who buys a
 * present. Leaves out the legal minimum for returns, which every shop must offer, and the text 'Online only', which is
 * no reason to choose a shop.
 */
function ownFactsOf(retailer: Retailer): OwnFact[] {
  const until = retailer.facts?.christmasReturnsUntil;
  const returns = returnsCell({ retailer });
  const cells: [label: string, cell: TextCell | null][] = [
    ['Christmas returns', until ? { kind: 'text', text: `until ${formatDate(until)}` } : null],
    ['Price match', factCell('priceMatch')({ retailer })],
    ['Collection', factCell('collection')({ retailer })],
    ['Returns', returns?.rule === 'own' ? returns : null],
    ['Delivery', factCell('delivery')({ retailer })],
  ];
  return cells.flatMap(([label, cell]) =>
    cell && !ONLINE_ONLY.test(cell.text)
      ? [{ label, text: cell.text, isUnchecked: cell.isUnchecked === true }]
      : [],
  );
}

/**
 * Returns one fact about each shop of a list, by the shop's slug. Prefers a fact with a label that no earlier shop in
 * the list has, so that the shops differ; otherwise takes the shop's first fact. Leaves out shops without facts.
 */
export function factsApart(retailers: Retailer[]): Map<string, OwnFact> {
  const said = new Set<string>();
  return new Map(
    retailers.flatMap((retailer) => {
      const facts = ownFactsOf(retailer);
      const fact = facts.find(({ label }) => !said.has(label)) ?? facts[0];
      if (!fact) return [];
      said.add(fact.label);
      return [[retailer.slug, fact] as const];
    }),
  );
}
