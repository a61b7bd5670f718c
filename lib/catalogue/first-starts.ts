import { leadingStart } from './sale-groups';
import { dateInWords, evidenceInWords, isUnchecked, NOT_CHECKED } from './sale-labels';
import type { SaleStart } from './sale-windows';
import { startAtShop } from './shop-start';
import type { UndatedSale } from './undated-sales';

/**
 * The first sales of some shops: all sales that are on now. If no sale is on, the sales with the same day and the same
 * status as the first sale that is not over. This status may be 'unconfirmed', which means that the day has passed. If
 * all sales are over, the sales of all shops.
 */
export interface FirstStarts {
  /**
   * When the sales start: 'On now', '24 December', '24 December (expected)', '24 December (expected, not confirmed)' or
   * 'Ended'.
   */
  when: string;
  /** Whether the sales are still to come, so that a shopper can wait for them. */
  isAhead: boolean;
  /** The shops with these sales, each shop once, in the order of the `starts` argument. */
  shops: SaleStart['retailer'][];
  /** How the site knows the first start, or a note that some or all of the starts are not yet checked. */
  evidence: string;
}

/**
 * Returns the first sales among `starts`, which are sorted by day. With `slugs`, only the sales of these shops count.
 * Null if no start is known.
 */
export function firstStartsOf(starts: SaleStart[], slugs?: string[]): FirstStarts | null {
  const own = slugs ? starts.filter(({ retailer }) => slugs.includes(retailer.slug)) : starts;
  const first = leadingStart(own);
  if (!first) return null;
  const alike = own.filter(({ status, startsOn }) => status === first.status && isSameDay(first, startsOn));
  return {
    when: whenOf(first),
    isAhead: isToCome(first),
    shops: [...new Map(alike.map(({ retailer }) => [retailer.slug, retailer])).values()],
    evidence: evidenceOf(first, alike),
  };
}

/**
 * Returns a short text for a card that says when the first sales start; null if no start is known. The text has no
 * evidence for the day, because a card has no room for it.
 */
export function firstStartInShort(starts: SaleStart[]): string | null {
  const first = firstStartsOf(starts);
  // If the day has passed, the words say 'not confirmed', so leave out the note 'not yet checked'.
  const isNoted = first?.evidence === NOT_CHECKED && first.isAhead;
  return first && (isNoted ? `${first.when}, not yet checked` : first.when);
}

type Shop = SaleStart['retailer'];

/** Usual starts of sales in words, for shops whose day is not known. */
interface UsualStarts {
  undated: UndatedSale[];
  /** Whether the sales are still to come. They have no day, so one value holds for all of them. */
  isAhead: boolean;
}

/**
 * Returns the first sales of some shops, for a page that links to the first shop in `shops`. If that shop has one of
 * the first sales, lists it first. Otherwise adds the shop's own sale at the end: its known start, or else its usual
 * start in words. Empty if no start of any of the shops is known.
 * @param usual the usual starts, used if the first shop has no day
 */
export function startsLedBy(
  shops: [Shop, ...Shop[]],
  starts: SaleStart[],
  usual: UsualStarts,
): FirstStarts[] {
  const [{ slug, name }] = shops;
  const leader = { slug, name };
  const earliest = firstStartsOf(
    starts,
    shops.map((shop) => shop.slug),
  );
  if (earliest?.shops.some((shop) => shop.slug === slug)) {
    const rest = earliest.shops.filter((shop) => shop.slug !== slug);
    return [{ ...earliest, shops: [leader, ...rest] }];
  }
  const own = firstStartsOf(starts, [slug]) ?? usualStartOf(leader, usual);
  return [earliest, own].filter((each) => each !== null);
}

/**
 * Returns the sales of some shops in groups: the first sales, then the first sales of the remaining shops, and so on.
 * Leaves out shops without a known start.
 */
export function startsInTurn(starts: SaleStart[], slugs: string[]): FirstStarts[] {
  const first = firstStartsOf(starts, slugs);
  if (!first) return [];
  const later = slugs.filter((slug) => first.shops.every((shop) => shop.slug !== slug));
  return [first, ...startsInTurn(starts, later)];
}

/**
 * Returns the usual start of a shop's sale in words, for a shop whose sale has no start with a known day. Nobody has
 * checked these words. Null if the usual start is not known either.
 */
function usualStartOf(shop: Shop, { undated, isAhead }: UsualStarts): FirstStarts | null {
  const { status, text } = startAtShop(shop.slug, [], undated);
  return status === 'usual' ? { when: text, isAhead, shops: [shop], evidence: NOT_CHECKED } : null;
}

const isToCome = ({ status }: SaleStart): boolean => status === 'announced' || status === 'expected';

/**
 * Returns whether a sale is in one group with another sale that has the same status and starts on `day`. All sales that
 * are on now form one group, and all sales that are over form another. Any other two sales must start on the same day.
 */
const isSameDay = ({ status, startsOn }: SaleStart, day: string) =>
  status === 'live' || status === 'ended' || startsOn === day;

function whenOf({ status, startsOn }: SaleStart): string {
  const day = dateInWords(startsOn);
  switch (status) {
    case 'live':
      return 'On now';
    case 'ended':
      return 'Ended';
    case 'announced':
      return day;
    case 'expected':
      return `${day} (expected)`;
    case 'unconfirmed':
      return `${day} (expected, not confirmed)`;
  }
}

function evidenceOf(first: SaleStart, alike: SaleStart[]): string {
  if (alike.every(isUnchecked)) return NOT_CHECKED;
  return alike.some(isUnchecked) ? 'Some dates not yet checked' : evidenceInWords(first.basis);
}
