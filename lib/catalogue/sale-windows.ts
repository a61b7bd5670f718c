/** Where a sale takes place: on the shop's website, in its stores, or early for members. */
export type SaleChannel = 'online' | 'in_store' | 'members';
/** Expected from earlier years, announced by the shop, on now, or over. */
export type SaleStatus = 'expected' | 'announced' | 'live' | 'ended';

/** The page from which an editor took a date. `day` is the date of that page, such as '2026-12-20'. */
export interface SaleSource {
  name: string;
  url: string;
  day: string;
}

/** One shop's sale in one year through one channel, as a source states it. Days and times are London's. */
export interface SaleWindow {
  /** The year of the Boxing Day to which the sale belongs. */
  year: number;
  channel: SaleChannel;
  /** The first day of the sale, such as '2026-12-24'. */
  startsOn: string;
  /** The time at which the sale starts, such as '20:00'; null if the source states only the day. */
  startsAt: string | null;
  /** The last day of the sale; null if the source does not state it. */
  endsOn: string | null;
  source: SaleSource;
  /** The day on which an editor last checked the source; null if nobody has. */
  checkedOn: string | null;
}

/** Why the site shows a start: a source states it, earlier years suggest it, or an unchecked text says 'usually'. */
export type SaleBasis =
  | { kind: 'source'; source: SaleSource; checkedOn: string | null }
  | { kind: 'past'; day: string; matching: number; years: number }
  | { kind: 'unchecked'; text: string };

/** When a shop's sale of the current season starts through one channel. */
export interface SaleStart {
  retailer: { slug: string; name: string };
  channel: SaleChannel;
  status: SaleStatus;
  startsOn: string;
  startsAt: string | null;
  endsOn: string | null;
  basis: SaleBasis;
}

export const SALE_CHANNELS = ['online', 'in_store', 'members'] as const satisfies readonly SaleChannel[];

/**
 * Returns whether a sale of a year may start on a day: from 1 November of that year to 31 January of the next. The
 * database has the same limits.
 */
export const canStartOn = (day: string, year: number): boolean =>
  day >= `${year}-11-01` && day <= `${year + 1}-01-31`;

/**
 * Returns the last day of a sale. If the source states none, it is New Year's Day, with which the season ends, or the
 * day of the start if the sale starts later.
 */
export function lastDayOf({
  year,
  startsOn,
  endsOn,
}: Pick<SaleWindow, 'year' | 'startsOn' | 'endsOn'>): string {
  const newYearsDay = `${year + 1}-01-01`;
  return endsOn ?? (startsOn > newYearsDay ? startsOn : newYearsDay);
}
