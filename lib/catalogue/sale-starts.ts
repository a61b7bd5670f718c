import { dayAfter, fromLondonTime } from '@/lib/dates/london-time';
import { seasonAt } from '@/lib/dates/season';
import { byDisplayRank, countsOf } from '@/lib/lists/ranking';
import type { RetailerRow } from '@/lib/schema/rows';
import { dayInWords, dayNamedIn } from './sale-days';
import { type SaleDates, saleDates } from './sale-facts';
import {
  lastDayOf,
  SALE_CHANNELS,
  type SaleBasis,
  type SaleChannel,
  type SaleStart,
  type SaleStatus,
  type SaleWindow,
} from './sale-windows';

/** A retailer with those texts of its highlights that say when its sale starts. Nobody has checked these texts. */
export type SaleRetailer = Pick<RetailerRow, 'slug' | 'name' | 'display_rank' | 'has_sale'> & {
  texts: Pick<SaleDates, 'online' | 'inStore'>;
};

/** Picks from a retailer what its sale dates need. */
export function saleRetailer({
  slug,
  name,
  display_rank,
  has_sale,
  highlights_data,
}: Omit<SaleRetailer, 'texts'> & Pick<RetailerRow, 'highlights_data'>): SaleRetailer {
  const { online, inStore } = saleDates({ highlights_data });
  return { slug, name, display_rank, has_sale, texts: { online, inStore } };
}

export type RetailerWindow = SaleWindow & { retailer: Pick<RetailerRow, 'slug' | 'name'> };

interface Known {
  retailers: SaleRetailer[];
  /** The sale windows of all years. */
  windows: RetailerWindow[];
  /** The year of the season, which is the year of its Boxing Day. */
  year: number;
  /** The current time in milliseconds. */
  now: number;
}

/** The number of earlier years from which an expected start is worked out. */
const YEARS_BACK = 5;

/**
 * Returns when the sales of a season start: at most one start for each retailer and channel, the earliest first. A
 * start that no source states is expected from earlier years or from the retailer's unchecked texts.
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
      return start ? [{ shop: retailer, start: { retailer: { slug, name }, channel, ...start } }] : [];
    }),
  );
  return starts
    .toSorted((a, b) => momentOf(a.start).localeCompare(momentOf(b.start)) || byDisplayRank(a.shop, b.shop))
    .map(({ start }) => start);
}

/** The sale dates of one season. */
export interface SeasonSales {
  /** The year of the season's Boxing Day. */
  year: number;
  starts: SaleStart[];
}

/**
 * Returns the sale dates to show at the time `now`, usually those of the current season. In January and February, the
 * previous season takes precedence while one of its sales is on or still to come. Shoppers look for these sales first.
 * From March on, the previous season is ignored even if one of its sales is still on, because the end of that sale may
 * be a mistake.
 */
export function currentSales(known: Omit<Known, 'year'>): SeasonSales {
  const { year } = seasonAt(known.now);
  if (known.now < Date.UTC(year, 2, 1)) {
    const before = saleStartsOf({ ...known, year: year - 1 });
    if (before.some(isOpen)) return { year: year - 1, starts: before };
  }
  return { year, starts: saleStartsOf({ ...known, year }) };
}

/** Returns whether a sale is on or still to come, as far as the site knows. */
const isOpen = ({ status }: SaleStart) =>
  status === 'live' || status === 'announced' || status === 'expected';

type Start = Omit<SaleStart, 'retailer' | 'channel'>;

/** Returns the day and time of a start as one text that can be sorted. A start without a time counts as midnight. */
const momentOf = ({ startsOn, startsAt }: Pick<SaleStart, 'startsOn' | 'startsAt'>) =>
  `${startsOn}T${startsAt ?? '00:00'}`;

/** Returns the instant of a time in London, in milliseconds. */
const instantOf = (londonTime: string) => Date.parse(fromLondonTime(londonTime) ?? '');

function statedStart(window: SaleWindow, now: number): Start {
  const { startsOn, startsAt, endsOn, source, checkedOn } = window;
  const basis = { kind: 'source', source, checkedOn } as const;
  return { status: statusOf(window, now), startsOn, startsAt, endsOn, basis };
}

/** Returns the status of a sale that a source states. */
export function statusOf(window: SaleWindow, now: number): SaleStatus {
  if (now < instantOf(momentOf(window))) return 'announced';
  return hasPassed(lastDayOf(window), now) ? 'ended' : 'live';
}

/** Returns whether a day is over in London. */
const hasPassed = (day: string, now: number) => now >= instantOf(`${dayAfter(day)}T00:00`);

interface Expectation {
  retailer: SaleRetailer;
  channel: SaleChannel;
  /** The retailer's sale windows through this channel, of all years. */
  own: SaleWindow[];
  year: number;
  now: number;
}

/**
 * Returns the expected start of a sale. Once its day has passed, the start is unconfirmed until New Year's Day, when
 * the season ends, and then dropped. Null if neither earlier years nor a text of the retailer suggest a day, or if the
 * shop has no sale.
 */
function expectedStart({ retailer, channel, own, year, now }: Expectation): Start | null {
  if (!retailer.has_sale) return null;
  const expected = fromEarlierYears(own, year) ?? fromText(retailer, channel, year);
  if (!expected) return null;
  const isPast = hasPassed(expected.startsOn, now);
  if (isPast && seasonAt(now).year > year) return null;
  return { status: isPast ? 'unconfirmed' : 'expected', startsAt: null, endsOn: null, ...expected };
}

interface ExpectedDay {
  startsOn: string;
  basis: SaleBasis;
}

/** Returns the day of a season with this month and day, such as '12-24'. January belongs to the next calendar year. */
const dayOfSeason = (monthAndDay: string, year: number) =>
  `${monthAndDay.startsWith('01') ? year + 1 : year}-${monthAndDay}`;

/**
 * Returns the day on which the sale started in more than half of the years for which its start is recorded. Only the
 * last five years count. Null if there is no such day.
 */
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

/** Returns the day that the retailer's own text about a channel names. No text is about early access for members. */
function fromText({ texts }: SaleRetailer, channel: SaleChannel, year: number): ExpectedDay | null {
  const text = { online: texts.online, in_store: texts.inStore, members: '' }[channel];
  const monthAndDay = dayNamedIn(text);
  if (monthAndDay === null) return null;
  return { startsOn: dayOfSeason(monthAndDay, year), basis: { kind: 'unchecked', text } };
}
