/** Where a sale takes place: on the shop's website, in its stores, or early for members. */
export type SaleChannel = 'online' | 'in_store' | 'members';
/**
 * The status of a sale. 'expected': earlier years or an unchecked text suggest a day. 'unconfirmed': the expected day
 * has passed, and no source states a start. 'announced': a source states a start that is still to come. 'live': the
 * sale is on. 'ended': the sale is over.
 */
export type SaleStatus = 'expected' | 'unconfirmed' | 'announced' | 'live' | 'ended';

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

/** How the site knows a start: a source states it, earlier years suggest it, or an unchecked text names it. */
export type SaleBasis =
  | { kind: 'source'; source: SaleSource; checkedOn: string | null }
  | { kind: 'past'; day: string; matching: number; years: number }
  | { kind: 'unchecked'; text: string };

/** When a shop's sale of one season starts through one channel. */
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
 * Returns the last day of a sale. If the source does not state it, the last day is New Year's Day, when the season
 * ends. A sale that starts later than that ends on its first day.
 */
export function lastDayOf({
  year,
  startsOn,
  endsOn,
}: Pick<SaleWindow, 'year' | 'startsOn' | 'endsOn'>): string {
  const newYearsDay = `${year + 1}-01-01`;
  return endsOn ?? (startsOn > newYearsDay ? startsOn : newYearsDay);
}
