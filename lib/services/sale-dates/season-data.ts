import 'server-only';
import type { RetailerWindow } from '@/lib/catalogue/sale-starts';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import type { UndatedSale } from '@/lib/catalogue/undated-sales';
import { getSeasonSales, listSaleWindows } from '@/lib/data/sale-windows';
import { boxingDayStart } from '@/lib/dates/season';

interface SeasonData {
  /** The year of the season's Boxing Day. */
  year: number;
  /** The starts of this season's sales, sorted by day. */
  starts: SaleStart[];
  /** The sales of past years, newest first. */
  past: RetailerWindow[];
  /** All published sale windows, of this season and of other years. Each has a source. */
  windows: RetailerWindow[];
  /** The time in milliseconds for which the statuses of the sales were computed. */
  now: number;
}

/** Returns the sale dates of this season and of past years, for the pages and files that show them. */
export async function getSeasonData(): Promise<SeasonData> {
  const [season, windows] = await Promise.all([getSeasonSales(), listSaleWindows()]);
  return { ...season, past: windows.filter((window) => window.year < season.year), windows };
}

/** Returns the usual starts of sales that the site knows, for shops and channels without a known day. */
export const listUndatedSales = async (): Promise<UndatedSale[]> => (await getSeasonSales()).undated;

/**
 * Returns whether sales without a known day may still start. Returns false once Boxing Day has begun: nearly all sales
 * usually start by then, so nobody should wait for the others.
 */
export async function areUsualStartsAhead(): Promise<boolean> {
  const { year, now } = await getSeasonSales();
  return now < boxingDayStart(year);
}
