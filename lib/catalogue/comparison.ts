import { formatDate } from '@/lib/dates/london-time';
import type { Discount } from './discount';
import type { Retailer } from './entities';
import { deliveryFacts, saleDates } from './sale-facts';
import { isUnchecked } from './sale-labels';
import { SALE_CHANNELS, type SaleChannel, type SaleStart } from './sale-windows';
import { daysInWords, type ShopFacts } from './shop-facts';

/** A shop of a comparison, with the starts of its sale this season. */
export interface ComparedShop {
  retailer: Retailer;
  starts: SaleStart[];
}

export interface TextCell {
  kind: 'text';
  text: string;
  /**
   * Says when somebody last checked the text: 'Last verified 20 December 2026'. Only a text whose source is not in the
   * row 'How we know' has this note.
   */
  note?: string;
  /** Whether nobody has checked the text. */
  isUnchecked?: boolean;
  /**
   * How long shoppers can return things: a number of days, or the last day as a timestamp. A higher number is better
   * for the shopper.
   */
  time?: number;
  /** Whether the text is the legal minimum or the shop's own rule. Only cells about returns have this property. */
  rule?: 'law' | 'own';
  /**
   * The shop’s own words beyond the legal minimum, or an empty string. Only cells with the rule 'law' have this
   * property.
   */
  beyondLaw?: string;
}

/** A cell of a comparison's table: one fact about one shop. */
export type ComparedCell =
  | { kind: 'start'; start: SaleStart }
  | { kind: 'discount'; discount: Discount }
  | TextCell
  | { kind: 'source'; facts: ShopFacts };

export interface ComparedRow {
  label: string;
  /** One cell for each shop; null if the fact about the shop is unknown. */
  cells: (ComparedCell | null)[];
}

const START_LABELS: Record<SaleChannel, string> = {
  online: 'Starts online',
  in_store: 'Starts in store',
  members: 'Starts for members',
};

/** Returns the rows of a comparison. Leaves out a row if its fact is unknown for every shop. */
export function comparedRows(shops: ComparedShop[]): ComparedRow[] {
  const row = (label: string, cellOf: (shop: ComparedShop) => ComparedCell | null): ComparedRow => ({
    label,
    cells: shops.map(cellOf),
  });
  const rows = [
    ...SALE_CHANNELS.map((channel) => row(START_LABELS[channel], (shop) => startCell(shop, channel))),
    row('Typical discount', ({ retailer: { discount } }) => discount && { kind: 'discount', discount }),
    row('Returns', returnsCell),
    row('Christmas shopping', (shop) => {
      const until = shop.retailer.facts?.christmasReturnsUntil;
      return until
        ? { kind: 'text', text: `Returns until ${formatDate(until)}`, time: Date.parse(until) }
        : null;
    }),
    row('Price match', factCell('priceMatch')),
    row('Delivery', factCell('delivery')),
    row('Collection', factCell('collection')),
    row('Open on Boxing Day', ({ retailer: { facts } }) =>
      facts && facts.opensBoxingDay !== null
        ? { kind: 'text', text: facts.opensBoxingDay ? 'Yes' : 'No' }
        : null,
    ),
    row('Opening hours', factCell('openingHours')),
    row('How we know', ({ retailer: { facts } }) => facts && { kind: 'source', facts }),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell !== null));
}

/**
 * Returns the cell that says when a shop's sale starts through one channel: the known start, or else the shop's own
 * text, which has no source. Null if there is neither.
 */
function startCell({ retailer, starts }: ComparedShop, channel: SaleChannel): ComparedCell | null {
  const start = starts.find((each) => each.channel === channel);
  if (start) return { kind: 'start', start };
  if (channel === 'members') return null;
  const { online, inStore } = saleDates(retailer);
  return uncheckedCell(channel === 'online' ? online : inStore, retailer);
}

/**
 * Matches a text that is only a number of days, such as '28 days'. Does not match a text with a condition, such as '30
 * days, unused', or the legal minimum, '14-day right to cancel by law'.
 */
const ONLY_DAYS = /^(\d{1,3}) days?$/;

/**
 * Matches a text about the legal right to return what was bought online. Captures the goods that the text names and the
 * rest of the text.
 */
const BY_LAW = /^14-day right to cancel(?: ([\w-]+))? by law(?:[;,] (.+))?$/;

/**
 * The short text for the returns that every online shop must offer. A note in the table row explains once what the law
 * demands.
 */
const BY_LAW_IN_SHORT = 'The legal minimum';

/**
 * Returns the cell that says how long a shop accepts returns, and whether this is the shop's own rule; null if nothing
 * is known.
 */
export function returnsCell({ retailer }: Pick<ComparedShop, 'retailer'>): TextCell | null {
  const days = retailer.facts?.returnsDays;
  if (days != null) return { kind: 'text', text: daysInWords(days), time: days, rule: 'own' };
  const cell = uncheckedCell(saleDates(retailer).returns, retailer);
  if (!cell) return null;
  const law = BY_LAW.exec(cell.text);
  if (law) {
    const [, goods, more] = law;
    const beyondLaw = [goods && `for ${goods} goods`, more].filter(Boolean).join('; ');
    const text = [BY_LAW_IN_SHORT, beyondLaw].filter(Boolean).join(goods ? ', ' : '; ');
    return { ...cell, text, rule: 'law', beyondLaw };
  }
  const [, named] = ONLY_DAYS.exec(cell.text) ?? [];
  return { ...cell, rule: 'own', ...(named && { time: Number(named) }) };
}

/**
 * Returns the cell of a text from a retailer's highlights. Highlights have no source, so the cell says when the
 * retailer was last verified, or that nobody has checked the text. Null if the text is empty.
 */
function uncheckedCell(text: string, { last_verified }: Retailer): TextCell | null {
  if (!text) return null;
  return last_verified
    ? { kind: 'text', text, note: `Last verified ${formatDate(last_verified)}` }
    : { kind: 'text', text, isUnchecked: true };
}

/** Returns whether a cell is marked as not yet checked. */
export const isMarked = (cell: ComparedCell | null): boolean =>
  (cell?.kind === 'start' && isUnchecked(cell.start)) || (cell?.kind === 'text' && cell.isUnchecked === true);

/** Returns whether a shop's search result marks a fact as not yet checked: the start of its sale, or its returns. */
export const hasMark = ({ start, returns }: { start: SaleStart | undefined; returns: TextCell | null }) =>
  (start !== undefined && isUnchecked(start)) || isMarked(returns);

/**
 * Returns a function that builds a shop's cell for a fact: the fact with a source, or else the text in the highlights.
 * The highlights have no text about opening hours. The cell is null if there is neither.
 */
export const factCell =
  (fact: 'priceMatch' | 'delivery' | 'collection' | 'openingHours') =>
  ({ retailer }: Pick<ComparedShop, 'retailer'>): TextCell | null => {
    const text = retailer.facts?.[fact];
    if (text) return { kind: 'text', text };
    return fact === 'openingHours' ? null : uncheckedCell(deliveryFacts(retailer)[fact], retailer);
  };
