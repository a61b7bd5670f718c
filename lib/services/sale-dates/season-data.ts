import 'server-only';
import type { RetailerWindow } from '@/lib/catalogue/sale-starts';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { type UndatedSale, undatedSalesOf } from '@/lib/catalogue/undated-sales';
import { listSaleDates } from '@/lib/data/sale-dates';
import { listSaleStarts, listSaleWindows } from '@/lib/data/sale-windows';
import { getSeason } from '@/lib/dates/calendar';

interface SeasonData {
  /** The year of the season's Boxing Day. */
  year: number;
  /** The starts of this season, sorted by day. */
  starts: SaleStart[];
  /** The sales of past years, newest first. */
  past: RetailerWindow[];
  /** The sales of this season that a source states, and those of past years. */
  windows: RetailerWindow[];
}

/** Returns the sale dates of this season and of past years, for the pages and files of sale dates. */
export async function getSeasonData(): Promise<SeasonData> {
  const [{ year }, starts, windows] = await Promise.all([getSeason(), listSaleStarts(), listSaleWindows()]);
  return { year, starts, past: windows.filter((window) => window.year < year), windows };
}

/** The largest number of retailers whose texts are read. */
const MOST_RETAILERS = 200;

/** Returns when shops usually start, for the channels for which no start of this season is known. */
export const listUndatedSales = async (starts: SaleStart[]): Promise<UndatedSale[]> =>
  undatedSalesOf(await listSaleDates({ limit: MOST_RETAILERS }), starts);
