import { formatDate, formatWeekday, shortDay } from '@/lib/dates/london-time';
import { saysOnlyDay } from './sale-days';
import type { SaleBasis, SaleChannel, SaleStart, SaleStatus } from './sale-windows';

/** The names of the channels and of the status of a sale. */
export const CHANNEL_LABELS: Record<SaleChannel, string> = {
  online: 'Online',
  in_store: 'In store',
  members: 'Members',
};
export const STATUS_LABELS: Record<SaleStatus, string> = {
  expected: 'Expected',
  announced: 'Announced',
  live: 'On now',
  ended: 'Ended',
};

/** Formats the status of a sale for a small space: 'Expected 25 Dec', or 'On now' and 'Ended' without a day. */
export const statusInWords = ({ status, startsOn }: Pick<SaleStart, 'status' | 'startsOn'>): string =>
  status === 'live' || status === 'ended'
    ? STATUS_LABELS[status]
    : `${STATUS_LABELS[status]} ${shortDay(startsOn)}`;

/** The channel within a sentence: 'starts online'. */
export const CHANNEL_PHRASES: Record<SaleChannel, string> = {
  online: 'online',
  in_store: 'in store',
  members: 'for members',
};

/** Returns a sentence such as 'Starts online on 24 December', or 'Expected to start online on 24 December'. */
export function startSentence(start: SaleStart): string {
  const verb = isStated(start) ? 'Starts' : 'Expected to start';
  return `${verb} ${CHANNEL_PHRASES[start.channel]} on ${startInWords(start)}`;
}

export const NOT_CHECKED = 'Not yet checked';

/** Formats a day without its year and never by its name: '24 December'. */
export const dateInWords = (day: string) => formatDate(day).replace(/ \d{4}$/, '');

/** Formats a day with its weekday and without its year: 'Thursday 24 December'. */
export const weekdayInWords = (day: string) => formatWeekday(day).replace(/ \d{4}$/, '');

/** Formats the start of a sale: '24 December', or '24 December, 20:00' if the time is known. */
export const startInWords = ({ startsOn, startsAt }: Pick<SaleStart, 'startsOn' | 'startsAt'>) =>
  startsAt ? `${dateInWords(startsOn)}, ${startsAt}` : dateInWords(startsOn);

/** Returns whether a start is stated by a source. All other starts are only expected. */
export const isStated = ({ basis }: Pick<SaleStart, 'basis'>): boolean => basis.kind === 'source';

/** Returns whether a start rests on a text that nobody has checked. */
export const isUnchecked = ({ basis }: Pick<SaleStart, 'basis'>): boolean => basis.kind === 'unchecked';

/** Returns whether a start rests on a text that says no more than its day. Lists with the day leave such a text out. */
export const saysOnlyItsDay = ({ basis, startsOn }: Pick<SaleStart, 'basis' | 'startsOn'>): boolean =>
  basis.kind === 'unchecked' && saysOnlyDay(basis.text, startsOn);

/** Returns a sentence's start such as 'Argos sale starts online', or 'Argos sale expected to start online'. */
export function startSummary({ retailer, channel, basis }: SaleStart): string {
  const verb = isStated({ basis }) ? 'starts' : 'expected to start';
  return `${retailer.name} sale ${verb} ${CHANNEL_PHRASES[channel]}`;
}

/** Says when the site last checked a source: 'checked 20 December 2026'. */
export const checkInWords = (checkedOn: string | null) =>
  checkedOn ? `checked ${formatDate(checkedOn)}` : NOT_CHECKED.toLowerCase();

/**
 * Returns the evidence of a start as plain text: its source and check, how often it held in earlier years, or that
 * nobody has checked it.
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
