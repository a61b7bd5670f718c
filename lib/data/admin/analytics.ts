import 'server-only';
import { z } from 'zod';
import type { AnalyticsList, AnalyticsQuery } from '@/lib/admin/analytics-query';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

const totalsSchema = z.object({
  views: z.number(),
  visitors: z.number(),
  clicks: z.number(),
  searches: z.number(),
  signUps: z.number(),
});
const pointSchema = z.object({
  at: z.string(),
  views: z.number(),
  visitors: z.number(),
  clicks: z.number(),
});
const rowSchema = z.object({
  item: z.string(),
  views: z.number(),
  clicks: z.number(),
  searches: z.number(),
  emptySearches: z.number(),
  choices: z.number(),
});
const listSchema = z.object({ total: z.number(), rows: z.array(rowSchema) });
const analyticsSchema = z.object({
  totals: totalsSchema,
  before: totalsSchema,
  days: z.array(pointSchema),
  hours: z.array(pointSchema),
  tops: z.record(z.string(), listSchema),
  /** The time up to which the figures contain all events. */
  rolledAt: z.string().nullable(),
});
const vitalSchema = z.object({
  template: z.string(),
  metric: z.enum(['FCP', 'LCP', 'INP', 'CLS', 'TTFB']),
  p75: z.number(),
  count: z.number(),
});
const earningsSchema = z.object({
  /** The number of all retailers with clicks. */
  total: z.number(),
  views: z.record(z.string(), z.number()),
  clicks: z.array(z.object({ retailer: z.string(), hour: z.number(), clicks: z.number() })),
});
const liveSchema = z.object({
  views: z.number(),
  visitors: z.number(),
  clicks: z.number(),
  minutes: z.record(z.string(), z.number()),
  pages: z.array(z.object({ path: z.string(), views: z.number() })),
  rolledAt: z.string().nullable(),
});

export type Totals = z.output<typeof totalsSchema>;
/** The figures of a day or an hour. */
export type CoursePoint = z.output<typeof pointSchema>;
export type ListedRow = z.output<typeof rowSchema>;
export type ListedRows = z.output<typeof listSchema>;
export type Analytics = z.output<typeof analyticsSchema>;
export type Vital = z.output<typeof vitalSchema>;
export type Earnings = z.output<typeof earningsSchema>;
export type LiveFigures = z.output<typeof liveSchema>;

const period = ({ from, to }: AnalyticsQuery) => ({ _from: from, _to: to });
const filter = ({ filter: by }: AnalyticsQuery) => (by ? { _filter: by.dimension, _value: by.value } : {});

/**
 * Returns the totals of a period and of the period before, the figures of each day, and the first rows of each list.
 * For a period of up to two days, also returns the figures of each hour.
 */
export async function getAnalytics(db: Db, query: AnalyticsQuery): Promise<Analytics> {
  const { data, error } = await db.rpc('analytics', { ...period(query), ...filter(query) });
  if (error) throw new DatabaseError('get the analytics', error);
  return analyticsSchema.parse(data);
}

const totalsOfPeriods = analyticsSchema.pick({ totals: true, before: true, rolledAt: true });

/** Returns the totals of a period, and of the period before. */
export async function getTotals(db: Db, query: AnalyticsQuery): Promise<z.output<typeof totalsOfPeriods>> {
  const { data, error } = await db.rpc('analytics_totals', period(query));
  if (error) throw new DatabaseError('get the totals of the analytics', error);
  return totalsOfPeriods.parse(data);
}

/** Returns one page of a list's rows, and the number of all rows of the list. With a search, only its rows count. */
export async function getAnalyticsList(
  db: Db,
  query: AnalyticsQuery,
  { list, limit, offset }: { list: AnalyticsList; limit: number; offset: number },
): Promise<ListedRows> {
  const part = { _dimension: list, _limit: limit, _offset: offset, _search: query.search };
  const { data, error } = await db.rpc('analytics_list', { ...period(query), ...filter(query), ...part });
  if (error) throw new DatabaseError('get a list of the analytics', error);
  return listSchema.parse(data);
}

/**
 * Returns the 75th percentile and the count of each speed measurement, for each template (kind of page). Speed is
 * stored by template alone, so only a filter by template applies.
 */
export async function getVitals(db: Db, query: AnalyticsQuery): Promise<Vital[]> {
  const { data, error } = await db.rpc('analytics_vitals', period(query));
  if (error) throw new DatabaseError('get the web vitals', error);
  const only = query.filter?.dimension === 'template' ? query.filter.value : null;
  return z
    .array(vitalSchema)
    .parse(data)
    .filter(({ template }) => only === null || template === only);
}

/**
 * Returns the clicks to each retailer for each hour of the day, the most clicked retailer first. `limit` and `offset`
 * select one page of retailers. With a search, only the retailers that it finds count. Also returns the number of all
 * retailers with clicks, and the views for each hour, so that the screen can show clicks per thousand views.
 */
export async function getEarnings(
  db: Db,
  query: AnalyticsQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<Earnings> {
  const part = { _limit: limit, _offset: offset, _search: query.search };
  const { data, error } = await db.rpc('analytics_earnings', { ...period(query), ...filter(query), ...part });
  if (error) throw new DatabaseError('get the earnings', error);
  return earningsSchema.parse(data);
}

/** Returns the figures of the last 30 minutes. */
export async function getLiveFigures(db: Db): Promise<LiveFigures> {
  const { data, error } = await db.rpc('analytics_live');
  if (error) throw new DatabaseError('get the live figures', error);
  return liveSchema.parse(data);
}

/** Returns the clicks to each of some retailers in the last `days` days. */
export async function getRetailerClicks(
  db: Db,
  { slugs, days }: { slugs: string[]; days: number },
): Promise<Record<string, number>> {
  const { data, error } = await db.rpc('retailer_clicks', { _slugs: slugs, _days: days });
  if (error) throw new DatabaseError('get the clicks of retailers', error);
  return z.record(z.string(), z.number()).parse(data);
}

/** Returns the clicks on links in each of some offer widgets in the last `days` days. */
export async function getWidgetClicks(
  db: Db,
  { ids, days }: { ids: string[]; days: number },
): Promise<Record<string, number>> {
  const { data, error } = await db.rpc('widget_clicks', { _ids: ids, _days: days });
  if (error) throw new DatabaseError('get the clicks of widgets', error);
  return z.record(z.string(), z.number()).parse(data);
}

/** Returns the titles of offer widgets by their ids. */
export async function getWidgetTitles(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { data, error } = await db.from('offer_widgets').select('id, title').in('id', ids);
  if (error) throw new DatabaseError('get the titles of widgets', error);
  return new Map(data.map(({ id, title }) => [id, title]));
}
