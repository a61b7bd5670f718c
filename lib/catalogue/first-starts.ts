import { dateInWords, evidenceInWords, isUnchecked, NOT_CHECKED } from './sale-labels';
import type { SaleStart } from './sale-windows';
import { startAtShop } from './shop-start';
import type { UndatedSale } from './undated-sales';

/** The first sales among some shops: those that are on now, or those that start next on the same day. */
export interface FirstStarts {
  /** When the sales start: 'On now', '24 December', or '24 December (expected)'. */
  when: string;
  /** The shops, without repetition, in the order of the given list. */
  shops: SaleStart['retailer'][];
  /** How the site knows the starts: the evidence of the first one, or whether all or some are not yet checked. */
  evidence: string;
}

/**
 * Returns the first sales among `starts`, which are sorted by day. With `slugs`, only the sales of these shops count.
 * Null if no start is known.
 */
export function firstStartsOf(starts: SaleStart[], slugs?: string[]): FirstStarts | null {
  const own = slugs ? starts.filter(({ retailer }) => slugs.includes(retailer.slug)) : starts;
  const live = own.filter(({ status }) => status === 'live');
  const upcoming = own.filter(({ status }) => status === 'announced' || status === 'expected');
  const [first] = live.length > 0 ? live : upcoming.length > 0 ? upcoming : own;
  if (!first) return null;
  const alike = own.filter(({ status, startsOn }) => status === first.status && isSameDay(first, startsOn));
  return {
    when: whenOf(first),
    shops: [...new Map(alike.map(({ retailer }) => [retailer.slug, retailer])).values()],
    evidence: evidenceOf(first, alike),
  };
}

type Shop = SaleStart['retailer'];

/**
 * Returns the first sales among some shops, and after them the start of the first shop, to which the page leads, if it
 * starts on another day. A first shop without a day has its usual start in words. Empty if no start of any of the shops is
 * known.
 * @param undated the usual starts of shops in words, for a first shop without a day
 */
export function startsLedBy(
  shops: [Shop, ...Shop[]],
  starts: SaleStart[],
  undated: UndatedSale[],
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
  const own = firstStartsOf(starts, [slug]) ?? usualStartOf(leader, undated);
  return [earliest, own].filter((each) => each !== null);
}

/** Returns the usual start of a shop without a day, which nobody has checked; null if it is not known either. */
function usualStartOf(shop: Shop, undated: UndatedSale[]): FirstStarts | null {
  const { status, text } = startAtShop(shop.slug, [], undated);
  return status === 'usual' ? { when: text, shops: [shop], evidence: NOT_CHECKED } : null;
}

/** Sales that are on now form one group, whatever day they started on. So do sales that are over. */
const isSameDay = ({ status, startsOn }: SaleStart, day: string) =>
  status === 'live' || status === 'ended' || startsOn === day;

function whenOf({ status, startsOn }: SaleStart): string {
  if (status === 'live') return 'On now';
  if (status === 'ended') return 'Over';
  return status === 'expected' ? `${dateInWords(startsOn)} (expected)` : dateInWords(startsOn);
}

function evidenceOf(first: SaleStart, alike: SaleStart[]): string {
  if (alike.every(isUnchecked)) return NOT_CHECKED;
  return alike.some(isUnchecked) ? 'Some dates not yet checked' : evidenceInWords(first.basis);
}
