import 'server-only';
import { saleDates } from '@/lib/catalogue/sale-facts';
import type { RetailerWindow } from '@/lib/catalogue/sale-starts';
import type { SaleChannel, SaleStart } from '@/lib/catalogue/sale-windows';
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
}

/** Returns the sale dates of this season and of past years, for the pages and files of sale dates. */
export async function getSeasonData(): Promise<SeasonData> {
  const [{ year }, starts, windows] = await Promise.all([getSeason(), listSaleStarts(), listSaleWindows()]);
  return { year, starts, past: windows.filter((window) => window.year < year) };
}

/** The start of a shop's sale in earlier years, as a text that names no day. */
export interface UndatedSale {
  retailer: SaleStart['retailer'];
  channel: SaleChannel;
  text: string;
}

/** The largest number of retailers whose texts are read. */
const MOST_RETAILERS = 200;
/** Matches the text of a shop that has no stores. */
const ONLINE_ONLY = /^online only$/i;

/** Returns when shops usually start, for the channels for which no start of this season is known. */
export async function listUndatedSales(starts: SaleStart[]): Promise<UndatedSale[]> {
  const dated = new Set(starts.map(({ retailer, channel }) => `${retailer.slug} ${channel}`));
  const rows = await listSaleDates({ limit: MOST_RETAILERS });
  return rows
    .flatMap(({ slug, name, highlights_data }): UndatedSale[] => {
      const { online, inStore } = saleDates({ highlights_data });
      const retailer = { slug, name };
      return [
        { retailer, channel: 'online', text: online },
        { retailer, channel: 'in_store', text: inStore },
      ];
    })
    .filter(({ text }) => text && !ONLINE_ONLY.test(text))
    .filter(({ retailer, channel }) => !dated.has(`${retailer.slug} ${channel}`));
}
