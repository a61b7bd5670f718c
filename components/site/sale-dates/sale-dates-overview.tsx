import type { ReactNode } from 'react';
import { Link } from '@/components/site/link';
import { Section } from '@/components/site/section';
import { coveredChannels, saleDates, type SaleDates } from '@/lib/catalogue/sale-facts';
import type { SaleChannel } from '@/lib/catalogue/sale-windows';
import { usualInShort } from '@/lib/catalogue/shop-start';
import { listSaleDates } from '@/lib/data/sale-dates';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { retailerPath } from '@/lib/routing/paths';
import { NotCheckedLegend } from '../not-checked';
import { ShopSwatch } from './shop-swatch';
import { isCellMarked, StartsCell } from './starts-cell';

interface Column {
  key: keyof SaleDates;
  label: string;
  /** The channel whose sale start is in the column. */
  channel?: SaleChannel;
}

const COLUMNS: Column[] = [
  { key: 'online', label: 'Starts online', channel: 'online' },
  { key: 'inStore', label: 'Starts in store', channel: 'in_store' },
  { key: 'returns', label: 'Returns' },
];

interface OverviewProps {
  limit: number;
  /** The number of rows to show below 768 px. */
  onAPhone: number;
  action?: ReactNode;
}

/** How many of the cells of a column may be empty: one in three. */
const MOST_EMPTY = 1 / 3;

/**
 * A table of when each shop's sale starts, online and in store: the day, if it is stated or expected, as a leaf of a
 * calendar, otherwise the shop's usual start in words. If all days are expected, it says so once, above. A column with
 * too many empty cells is left out, and so are the returns on a phone.
 */
export async function SaleDatesOverview({ limit, onAPhone, action }: OverviewProps) {
  const [retailers, starts] = await Promise.all([listSaleDates({ limit }), listSaleStarts()]);
  const byShop = Map.groupBy(starts, ({ retailer }) => retailer.slug);
  const shops = retailers
    .map((retailer) => ({
      retailer,
      dates: saleDates(retailer),
      starts: byShop.get(retailer.slug) ?? [],
    }))
    .filter(({ dates, starts: own }) => dates.online || dates.inStore || coveredChannels(own).length > 0);
  if (shops.length === 0) return null;
  const columns = COLUMNS.filter(
    ({ key, channel }) =>
      channel || shops.filter(({ dates }) => !dates[key]).length <= shops.length * MOST_EMPTY,
  );
  const rows = shops.map(({ retailer, dates, starts: own }) => ({
    retailer,
    cells: columns.map(({ key, channel }) => ({
      key,
      text: channel ? usualInShort(dates[key]) : dates[key],
      start: own.find((start) => start.channel === channel),
      isVerified: Boolean(retailer.last_verified),
    })),
  }));
  const hasReturns = columns.some(({ key }) => key === 'returns');
  const shown = shops.flatMap(({ starts: own }) => own);
  const isExpected = shown.length > 0 && shown.every(({ status }) => status === 'expected');
  const isMarkedOnAPhone = rows
    .slice(0, onAPhone)
    .some(({ cells }) => cells.filter(({ key }) => key !== 'returns').some(isCellMarked));
  return (
    <Section
      id="sale-dates"
      title="When the sales start"
      description={
        isExpected ? 'Expected days, until each shop names its own.' : 'The first day at each shop.'
      }
      action={action}
      ground="tint"
    >
      <div className="scroll-box" tabIndex={0} role="region" aria-label="When the sales start, table">
        <table className={hasReturns ? 'starts-table has-returns' : 'starts-table'}>
          <thead>
            <tr>
              <th scope="col">Retailer</th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ retailer, cells }, index) => (
              <tr key={retailer.slug} className={index < onAPhone ? undefined : 'max-md:hidden'}>
                <th scope="row">
                  <span className="start-shop">
                    <ShopSwatch shop={retailer} />
                    <Link
                      href={retailerPath(retailer.slug)}
                      className="lone-link underline-offset-4 hover:underline"
                    >
                      {retailer.name}
                    </Link>
                  </span>
                </th>
                {cells.map(({ key, ...cell }) => (
                  <StartsCell key={key} {...cell} hasStatus={!isExpected} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.some(({ cells }) => cells.some(isCellMarked)) && (
        <div className={isMarkedOnAPhone ? 'mt-3' : 'mt-3 max-md:hidden'}>
          <NotCheckedLegend />
        </div>
      )}
    </Section>
  );
}
