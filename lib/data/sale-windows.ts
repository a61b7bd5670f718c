import 'server-only';
import { z } from 'zod';
import { withLastResult } from '@/lib/cache/last-result';
import { listTag, settingsTag } from '@/lib/cache/tags';
import {
  currentSales,
  type RetailerWindow,
  saleRetailer,
  type SaleRetailer,
  type SeasonSales,
} from '@/lib/catalogue/sale-starts';
import { SALE_CHANNELS, type SaleStart, type SaleWindow } from '@/lib/catalogue/sale-windows';
import { type UndatedSale, undatedSalesOf } from '@/lib/catalogue/undated-sales';
import { getClock } from '@/lib/dates/calendar';
import { retailers as builtInRetailers } from '@/lib/fallback/retailers/index';
import { saleWindows as builtInWindows, type SaleWindowRow } from '@/lib/fallback/sale-windows';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { readOrLastKnown } from './read-or-last-known';
import { highlightsSchema } from './row-schemas';

/** The published retailers with the texts about their sales, and the published sale windows of these retailers. */
interface Sales {
  retailers: SaleRetailer[];
  windows: RetailerWindow[];
}

const channelSchema = z.enum(SALE_CHANNELS);

const WINDOW =
  'retailer_slug, year, channel, starts_on, starts_time, ends_on, source_name, source_url, source_date, checked_on';
type WindowRow = Omit<SaleWindowRow, 'is_published'>;

const windowOf = (row: WindowRow): SaleWindow => ({
  year: row.year,
  channel: channelSchema.parse(row.channel),
  startsOn: row.starts_on,
  startsAt: row.starts_time?.slice(0, 5) ?? null,
  endsOn: row.ends_on,
  source: { name: row.source_name, url: row.source_url, day: row.source_date },
  checkedOn: row.checked_on,
});

const RETAILER = `slug, name, display_rank, has_sale, highlights_data, sale_windows(${WINDOW})` as const;

/**
 * Selects the sales of all published retailers. If no retailer is published, returns the sales of the built-in
 * retailers.
 */
async function selectSales(db: Db): Promise<Sales> {
  const rows = await allRows('select the sales of retailers', (from, to) =>
    db
      .from('retailers')
      .select(RETAILER)
      .eq('is_published', true)
      .eq('sale_windows.is_published', true)
      .order('slug')
      .range(from, to),
  );
  if (rows.length === 0) return builtInSales();
  const retailers = rows.map((row) =>
    saleRetailer({ ...row, highlights_data: highlightsSchema.parse(row.highlights_data) }),
  );
  const windows = rows.flatMap((row) => row.sale_windows).toSorted(byTime);
  return { retailers, windows: withNames(retailers, windows) };
}

/**
 * Compares sale windows for sorting: by year, the latest first, and within a year by the start of the sale, the
 * earliest first.
 */
const byTime = (a: WindowRow, b: WindowRow) => b.year - a.year || keyOf(a).localeCompare(keyOf(b));
const keyOf = ({ starts_on, starts_time, retailer_slug, channel }: WindowRow) =>
  [starts_on, starts_time ?? '', retailer_slug, channel].join(' ');

/** Returns the windows of these retailers, with the retailers' names. */
function withNames(retailers: SaleRetailer[], rows: WindowRow[]): RetailerWindow[] {
  const names = new Map(retailers.map((retailer) => [retailer.slug, retailer.name]));
  return rows.flatMap((row) => {
    const name = names.get(row.retailer_slug);
    return name === undefined ? [] : [{ ...windowOf(row), retailer: { slug: row.retailer_slug, name } }];
  });
}

function builtInSales(): Sales {
  const retailers = builtInRetailers.map(saleRetailer);
  return { retailers, windows: withNames(retailers, builtInWindows) };
}

const TAGS = [settingsTag('sale_windows'), listTag('retailers')];

/**
 * Reads the sales as JSON. Next decodes each cached result again for each render. It decodes one text much faster than a
 * list of all shops.
 */
async function readSalesAsJson(): Promise<string> {
  'use cache';
  return JSON.stringify(
    await readOrLastKnown({
      key: 'sales',
      tags: TAGS,
      fromDatabase: selectSales,
      builtInData: builtInSales,
    }),
  );
}

// The cast is safe: `readSalesAsJson` returns the JSON of `Sales`, which has nothing that JSON would change.
const parseSales = withLastResult((json: string) => JSON.parse(json) as Sales);

/** Returns the sales. Renders share the result, so nobody may change it. */
const readSales = async (): Promise<Sales> => parseSales(await readSalesAsJson());

interface SalesAt extends SeasonSales {
  /** The usual starts of sales, for shops and channels without a known day. */
  undated: UndatedSale[];
  /** The time, in milliseconds, for which the statuses of the sales were worked out. */
  now: number;
}

const salesAt = withLastResult((sales: Sales, now: number): SalesAt => {
  const season = currentSales({ ...sales, now });
  return { ...season, undated: undatedSalesOf(sales.retailers, season.starts), now };
});

/**
 * Returns the sale dates of the season. In January and February, the season can still be the previous one
 * (`currentSales`), so its year can differ from the year in titles. Renders share the result, so nobody may change it.
 */
export async function getSeasonSales(): Promise<SalesAt> {
  // If one of the tags expires, `getClock` reads the current time again.
  const [sales, now] = await Promise.all([readSales(), getClock(TAGS)]);
  return salesAt(sales, now);
}

/**
 * Returns when the sales of the season start, earliest first. A start comes from a source; without a source, it is
 * estimated from earlier years or the retailer's own texts. If no retailer is published, returns the starts of the
 * built-in retailers' sales.
 */
export const listSaleStarts = async (): Promise<SaleStart[]> => (await getSeasonSales()).starts;

/** Returns when one retailer's sale of this season starts, by channel. Empty if nothing is known. */
export async function listRetailerStarts(slug: string): Promise<SaleStart[]> {
  return (await listSaleStarts()).filter(({ retailer }) => retailer.slug === slug);
}

/** Returns the published sale windows of all years and retailers, the latest year first. */
export async function listSaleWindows(): Promise<RetailerWindow[]> {
  return (await readSales()).windows;
}

/** Returns one retailer's published sale windows of all years, the latest year first. */
export async function listRetailerWindows(slug: string): Promise<SaleWindow[]> {
  const windows = (await readSales()).windows.filter(({ retailer }) => retailer.slug === slug);
  return windows.map(({ retailer: _retailer, ...window }) => window);
}
