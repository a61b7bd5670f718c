import { dateInWords, evidenceInWords, isUnchecked, NOT_CHECKED } from './sale-labels';
import type { SaleStart } from './sale-windows';

/** The first sales among some shops: those that are on now, or those that start next on the same day. */
export interface FirstStarts {
  status: SaleStart['status'];
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
    status: first.status,
    when: whenOf(first),
    shops: [...new Map(alike.map(({ retailer }) => [retailer.slug, retailer])).values()],
    evidence: evidenceOf(first, alike),
  };
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
