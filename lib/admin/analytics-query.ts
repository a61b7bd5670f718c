import { z } from 'zod';
import { addDays, dayAfter, londonDay } from '@/lib/dates/london-time';
import { searchText } from '@/lib/resources/list-query';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { cut } from '@/lib/text/cut';

/** The properties of events, such as the page or the device, by which the screen lists and filters figures. */
export const DIMENSIONS = [
  'page',
  'retailer',
  'product',
  'link',
  'position',
  'widget',
  'source',
  'medium',
  'campaign',
  'query',
  'chosen',
  'device',
  'template',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** The lists of the analytics screen: one for each dimension, and 'empty' for the search queries without a result. */
export const LISTS = [...DIMENSIONS, 'empty'] as const;
export type AnalyticsList = (typeof LISTS)[number];

/** The tables that the screen can show with all their rows. */
const WHOLE_LISTS = [...LISTS, 'earnings'] as const;
export type WholeList = (typeof WHOLE_LISTS)[number];

/** The tables that the screen exports as CSV. 'course' is the table of the figures in the chart. */
export const EXPORTED_TABLES = [...WHOLE_LISTS, 'vitals', 'course'] as const;
export type ExportedTable = (typeof EXPORTED_TABLES)[number];

export const RANGES = [
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Yesterday' },
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
] as const;
type Range = (typeof RANGES)[number]['value'] | 'custom';

export const DEFAULT_RANGE: Range = '7d';
const LONGEST_DAYS = 366;
const DAY_MS = 86_400_000;

/** The state of the analytics screen that its URL contains. */
export interface AnalyticsQuery {
  range: Range;
  /** The first and last day, in London. */
  from: string;
  to: string;
  filter: { dimension: Dimension; value: string } | null;
  /** The list that the screen shows alone, with all its rows; null if it shows the first rows of every list. */
  list: WholeList | null;
  /** The text that the rows of `list` must contain; '' if all rows are shown. */
  search: string;
  page: number;
}

const isoDay = z.iso.date();
const isDay = (text: string) => isoDay.safeParse(text).success;
export const dayCount = ({ from, to }: { from: string; to: string }) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/**
 * Returns whether the chart and its export have a figure for each hour instead of each day. The database returns hours
 * only for periods of up to two days.
 */
export const isByHour = (period: { from: string; to: string }) => dayCount(period) <= 2;

export const isOneDay = ({ from, to }: { from: string; to: string }) => from === to;

/** Returns each day of a period. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

/** Parses the query parameters of the analytics screen; invalid values are ignored. `now` is an ISO time. */
export function readAnalyticsQuery(params: SearchParams, now: string): AnalyticsQuery {
  const dimension = DIMENSIONS.find((each) => each === one(params.by));
  const value = cut(one(params.value).toWellFormed().replaceAll('\0', ''), 500);
  const list = WHOLE_LISTS.find((each) => each === one(params.list)) ?? null;
  const page = Math.trunc(Number(one(params.page)));
  return {
    ...periodOf(params, londonDay(now)),
    filter: dimension && value ? { dimension, value } : null,
    list,
    search: list ? searchText(params.q) : '',
    page: page >= 1 && page <= 100_000 ? page : 1,
  };
}

function periodOf(params: SearchParams, today: string): Pick<AnalyticsQuery, 'range' | 'from' | 'to'> {
  const [from, to] = [one(params.from), one(params.to)];
  if (isDay(from) && isDay(to) && from <= to && from >= '2020-01-01' && to <= dayAfter(today)) {
    const earliest = addDays(to, 1 - LONGEST_DAYS);
    return { range: 'custom', from: from < earliest ? earliest : from, to };
  }
  const range = RANGES.find(({ value }) => value === one(params.range))?.value ?? DEFAULT_RANGE;
  switch (range) {
    case 'today':
      return { range, from: today, to: today };
    case 'yesterday':
      return { range, from: addDays(today, -1), to: addDays(today, -1) };
    case '30d':
      return { range, from: addDays(today, -29), to: today };
    default:
      return { range, from: addDays(today, -6), to: today };
  }
}

/**
 * Returns the query string of the screen for `query` with these changes. It leads to the first page if `changes`
 * contains no page. It contains the search only together with the list.
 */
export function analyticsSearch(query: AnalyticsQuery, changes: Partial<AnalyticsQuery> = {}): string {
  const { range, from, to, filter, list, search, page } = { ...query, page: 1, ...changes };
  const params = new URLSearchParams();
  if (range === 'custom') {
    params.set('from', from);
    params.set('to', to);
  } else if (range !== DEFAULT_RANGE) params.set('range', range);
  if (filter) {
    params.set('by', filter.dimension);
    params.set('value', filter.value);
  }
  if (list) params.set('list', list);
  if (list && search) params.set('q', search);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}

/**
 * Returns whether only clicks have this property, and views do not. The screen then compares the clicks with the views
 * of the whole site, as the database does (public.analytics_earnings).
 */
export const hasOnlyClicks = (dimension: Dimension) =>
  ['retailer', 'link', 'position', 'widget'].includes(dimension);

export const ANALYTICS_PATH = '/admin/analytics';
