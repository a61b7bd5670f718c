import { dayAfter, fromLondonTime } from '@/lib/dates/london-time';
import { seasonAt } from '@/lib/dates/season';
import { byName, countsOf } from '@/lib/lists/ranking';
import type { RetailerRow } from '@/lib/schema/rows';
import { dayInWords, dayNamedIn } from './sale-days';
import type { SaleDates } from './sale-facts';
import {
  lastDayOf,
  SALE_CHANNELS,
  type SaleBasis,
  type SaleChannel,
  type SaleStart,
  type SaleStatus,
  type SaleWindow,
} from './sale-windows';

/** A retailer with the unchecked texts of its highlights about the start of its sale. */
export type SaleRetailer = Pick<RetailerRow, 'slug' | 'name' | 'display_rank' | 'has_sale'> & {
  texts: Pick<SaleDates, 'online' | 'inStore'>;
};

export type RetailerWindow = SaleWindow & { retailer: Pick<RetailerRow, 'slug' | 'name'> };

interface Known {
  retailers: SaleRetailer[];
  /** The windows of all years. */
  windows: RetailerWindow[];
  /** The year of the season, which is the year of its Boxing Day. */
  year: number;
  /** The current time in milliseconds. */
  now: number;
}

/** How many earlier years count when a start is expected. */
const YEARS_BACK = 5;

/**
 * Returns when the sales of a season start, at most one start for each retailer and channel, earliest first. A start
 * without a source of that year is expected: from earlier years, or from the retailer's unchecked texts.
 */
export function saleStartsOf({ retailers, windows, year, now }: Known): SaleStart[] {
  const keyOf = (slug: string, channel: SaleChannel) => `${slug} ${channel}`;
  const known = Map.groupBy(windows, ({ retailer, channel }) => keyOf(retailer.slug, channel));
  const starts = retailers.flatMap((retailer) =>
    SALE_CHANNELS.flatMap((channel) => {
      const own = known.get(keyOf(retailer.slug, channel)) ?? [];
      const stated = own.find((window) => window.year === year);
      const start = stated ? statedStart(stated, now) : expectedStart({ retailer, channel, own, year, now });
      const { slug, name } = retailer;
      return start
        ? [{ rank: retailer.display_rank, start: { retailer: { slug, name }, channel, ...start } }]
        : [];
    }),
  );
  return starts
    .toSorted(
      (a, b) =>
        momentOf(a.start).localeCompare(momentOf(b.start)) ||
        (a.rank ?? Infinity) - (b.rank ?? Infinity) ||
        byName(a.start.retailer, b.start.retailer),
    )
    .map(({ start }) => start);
}

type Start = Omit<SaleStart, 'retailer' | 'channel'>;

/** Returns the day and the time of a start as one text that can be sorted. A start without a time counts as midnight. */
const momentOf = ({ startsOn, startsAt }: Pick<SaleStart, 'startsOn' | 'startsAt'>) =>
  `${startsOn}T${startsAt ?? '00:00'}`;

const instantOf = (londonTime: string) => Date.parse(fromLondonTime(londonTime) ?? '');

function statedStart(window: SaleWindow, now: number): Start {
  const { startsOn, startsAt, endsOn, source, checkedOn } = window;
  const basis = { kind: 'source', source, checkedOn } as const;
  return { status: statusOf(window, now), startsOn, startsAt, endsOn, basis };
}

function statusOf(window: SaleWindow, now: number): SaleStatus {
  if (now < instantOf(momentOf(window))) return 'announced';
  return now < instantOf(`${dayAfter(lastDayOf(window))}T00:00`) ? 'live' : 'ended';
}

interface Expectation {
  retailer: SaleRetailer;
  channel: SaleChannel;
  /** The retailer's windows of all years with this channel. */
  own: SaleWindow[];
  year: number;
  now: number;
}

/** Returns the expected start; null if nothing suggests one, the shop has no sale, or the season is over. */
function expectedStart({ retailer, channel, own, year, now }: Expectation): Start | null {
  if (!retailer.has_sale || seasonAt(now).year > year) return null;
  const expected = fromEarlierYears(own, year) ?? fromText(retailer, channel, year);
  return expected && { status: 'expected', startsAt: null, endsOn: null, ...expected };
}

interface ExpectedDay {
  startsOn: string;
  basis: SaleBasis;
}

/** Returns the day of a season with this month and day, such as '12-24'. January belongs to the next calendar year. */
const dayOfSeason = (monthAndDay: string, year: number) =>
  `${monthAndDay.startsWith('01') ? year + 1 : year}-${monthAndDay}`;

/** Returns the day on which the sale started in more than half of the recorded years before this one. */
function fromEarlierYears(own: SaleWindow[], year: number): ExpectedDay | null {
  const days = own
    .filter((window) => window.year < year && window.year >= year - YEARS_BACK)
    .map(({ startsOn }) => startsOn.slice(5));
  const usual = [...countsOf(days)].find(([, count]) => count * 2 > days.length);
  if (!usual) return null;
  const [monthAndDay, matching] = usual;
  const startsOn = dayOfSeason(monthAndDay, year);
  return { startsOn, basis: { kind: 'past', day: dayInWords(startsOn), matching, years: days.length } };
}

/** Returns the day that the retailer's own text names. There is no text about early access for members. */
function fromText({ texts }: SaleRetailer, channel: SaleChannel, year: number): ExpectedDay | null {
  const text = { online: texts.online, in_store: texts.inStore, members: '' }[channel];
  const monthAndDay = dayNamedIn(text);
  if (monthAndDay === null) return null;
  return { startsOn: dayOfSeason(monthAndDay, year), basis: { kind: 'unchecked', text } };
}
