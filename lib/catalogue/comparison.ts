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
  /** When someone last checked the text, for a text whose source is not in the row 'How we know'. */
  note?: string;
  /** Whether nobody has checked the text. */
  isUnchecked?: boolean;
  /** The time that a shop gives, as a number: the more, the better for the shopper. */
  time?: number;
  /** Whether the text is the least that the law demands of each shop, or the shop's own rule. Only returns have it. */
  rule?: 'law' | 'own';
  /** The shop’s own words beyond those of the law, or an empty text. Only returns by law have it. */
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
  /** One cell for each shop; null if nothing is known about the shop. */
  cells: (ComparedCell | null)[];
}

const START_LABELS: Record<SaleChannel, string> = {
  online: 'Starts online',
  in_store: 'Starts in store',
  members: 'Starts for members',
};

/** Returns the rows of a comparison, without the rows in which nothing is known about any shop. */
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

/** Returns the start through one channel, or what the shop's own text says if it names no day. */
function startCell({ retailer, starts }: ComparedShop, channel: SaleChannel): ComparedCell | null {
  const start = starts.find((each) => each.channel === channel);
  if (start) return { kind: 'start', start };
  if (channel === 'members') return null;
  const { online, inStore } = saleDates(retailer);
  return uncheckedCell(channel === 'online' ? online : inStore, retailer);
}

/**
 * Matches a text that is one number of days; not '30 days, unused' or '28 days has been usual', whose number is only part
 * of what they say, and not '14-day right to cancel by law', which every shop must give.
 */
const ONLY_DAYS = /^(\d{1,3}) days?$/;

/** Matches returns that every online shop must offer, the goods that they are for, and what else the shop says. */
const BY_LAW = /^14-day right to cancel(?: ([\w-]+))? by law(?:[;,] (.+))?$/;

/** Returns that every online shop must offer. The name of the row says once what the law demands. */
const BY_LAW_IN_SHORT = 'The law’s 14 days';

/** Returns how long a shop takes things back, and whether that is its own rule; null if nothing is known. */
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

/** Returns a text from the retailer's own table, which has no source. */
function uncheckedCell(text: string, { last_verified }: Retailer): TextCell | null {
  if (!text) return null;
  return last_verified
    ? { kind: 'text', text, note: `Last verified ${formatDate(last_verified)}` }
    : { kind: 'text', text, isUnchecked: true };
}

/** Returns whether a cell is marked as not yet checked. */
export const isMarked = (cell: ComparedCell | null): boolean =>
  (cell?.kind === 'start' && isUnchecked(cell.start)) || (cell?.kind === 'text' && cell.isUnchecked === true);

/** Returns whether the start or the returns of a shop in a list are marked as not yet checked. */
export const hasMark = ({ start, returns }: { start: SaleStart | undefined; returns: TextCell | null }) =>
  (start !== undefined && isUnchecked(start)) || isMarked(returns);

/** Returns a fact with its source, or else what the shop's own text says. */
const factCell =
  (fact: 'priceMatch' | 'delivery' | 'collection' | 'openingHours') =>
  ({ retailer }: ComparedShop): ComparedCell | null => {
    const text = retailer.facts?.[fact];
    if (text) return { kind: 'text', text };
    return fact === 'openingHours' ? null : uncheckedCell(deliveryFacts(retailer)[fact], retailer);
  };
