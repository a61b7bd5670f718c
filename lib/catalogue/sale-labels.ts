import { formatDate, formatWeekday, shortDay } from '@/lib/dates/london-time';
import { saysOnlyDay } from './sale-days';
import type { SaleBasis, SaleChannel, SaleStart, SaleStatus } from './sale-windows';

/** The visible names of the channels through which a sale takes place. */
export const CHANNEL_LABELS: Record<SaleChannel, string> = {
  online: 'Online',
  in_store: 'In store',
  members: 'Members',
};
export const STATUS_LABELS: Record<SaleStatus, string> = {
  expected: 'Expected',
  unconfirmed: 'Not confirmed',
  announced: 'Announced',
  live: 'On now',
  ended: 'Ended',
};

/**
 * Formats the status of a sale for a small space: 'Expected 25 Dec', 'Expected 25 Dec, not confirmed', or 'On now' and
 * 'Ended' without a day.
 */
export const statusInWords = ({ status, startsOn }: Pick<SaleStart, 'status' | 'startsOn'>): string =>
  status === 'live' || status === 'ended' ? STATUS_LABELS[status] : dayWithStatus(status, shortDay(startsOn));

/**
 * Adds the status of a sale to the words for its start: 'Announced online 24 Dec', or 'Expected 24 Dec, not confirmed'
 * if an expected day has passed.
 */
export const dayWithStatus = (status: SaleStatus, day: string): string =>
  status === 'unconfirmed'
    ? `${STATUS_LABELS.expected} ${day}, ${STATUS_LABELS.unconfirmed.toLowerCase()}`
    : `${STATUS_LABELS[status]} ${day}`;

/** The names of the channels within a sentence: 'starts online'. */
export const CHANNEL_PHRASES: Record<SaleChannel, string> = {
  online: 'online',
  in_store: 'in store',
  members: 'for members',
};

/**
 * Returns a sentence such as 'Starts online on 24 December' or 'Expected to start online on 24 December'. If the sale
 * is on or over, or its expected day has passed, the sentence says so.
 */
export function startSentence(start: SaleStart): string {
  const where = CHANNEL_PHRASES[start.channel];
  const when = `${where} on ${startInWords(start)}`;
  switch (start.status) {
    case 'expected':
      return `Expected to start ${when}`;
    case 'unconfirmed':
      return `Expected to start ${when}, not confirmed`;
    case 'announced':
      return `Starts ${when}`;
    case 'live':
      return `On now ${where} since ${startInWords(start)}`;
    case 'ended':
      return `Ended: it started ${when}`;
  }
}

export const NOT_CHECKED = 'Not yet checked';

/** Formats a day without its year, as a date even if the day has a name: '24 December', not 'Christmas Eve'. */
export const dateInWords = (day: string) => formatDate(day).replace(/ \d{4}$/, '');

/** Formats a day with its weekday and without its year: 'Thursday 24 December'. */
export const weekdayInWords = (day: string) => formatWeekday(day).replace(/ \d{4}$/, '');

/** Formats the start of a sale: '24 December', or '24 December, 20:00' if the time is known. */
export const startInWords = ({ startsOn, startsAt }: Pick<SaleStart, 'startsOn' | 'startsAt'>) =>
  startsAt ? `${dateInWords(startsOn)}, ${startsAt}` : dateInWords(startsOn);

/** Returns whether a source states the start of a sale. All other starts are only expected. */
export const isStated = ({ basis }: Pick<SaleStart, 'basis'>): boolean => basis.kind === 'source';

/** Returns whether a start is known only from a text that nobody has checked. */
export const isUnchecked = ({ basis }: Pick<SaleStart, 'basis'>): boolean => basis.kind === 'unchecked';

/**
 * Returns whether a start is known only from an unchecked text that says nothing but the day. A list that shows the day
 * leaves such a text out.
 */
export const saysOnlyItsDay = ({ basis, startsOn }: Pick<SaleStart, 'basis' | 'startsOn'>): boolean =>
  basis.kind === 'unchecked' && saysOnlyDay(basis.text, startsOn);

/** Returns the beginning of a sentence: 'Argos sale starts online', or 'Argos sale expected to start online'. */
export function startSummary({ retailer, channel, basis }: SaleStart): string {
  const verb = isStated({ basis }) ? 'starts' : 'expected to start';
  return `${retailer.name} sale ${verb} ${CHANNEL_PHRASES[channel]}`;
}

/** Says when an editor last checked a source: 'checked 20 December 2026', or 'not yet checked'. */
export const checkInWords = (checkedOn: string | null) =>
  checkedOn ? `checked ${formatDate(checkedOn)}` : NOT_CHECKED.toLowerCase();

/**
 * Returns the evidence of a start as plain text. For a stated start, the text names the source, its date and the day of
 * the check. For a start from earlier years, it says in how many years the sale started on that day. For an unchecked
 * start, it is the shop's own text, followed by 'Not yet checked'.
 */
export function evidenceInWords(basis: SaleBasis): string {
  switch (basis.kind) {
    case 'source':
      return `${basis.source.name}, ${formatDate(basis.source.day)}; ${checkInWords(basis.checkedOn)}`;
    case 'past':
      return `${basis.day} in ${basis.matching} of ${basis.years} years`;
    case 'unchecked':
      return `${basis.text}. ${NOT_CHECKED}`;
  }
}
