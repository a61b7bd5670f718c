import type { ReactNode } from 'react';
import { Link } from '@/components/site/link';
import { Section } from '@/components/site/section';
import { shopsBesideCards } from '@/lib/catalogue/next-starts';
import { sharedStatus } from '@/lib/catalogue/sale-certainty';
import { coveredChannels, saleDates, type SaleDates } from '@/lib/catalogue/sale-facts';
import type { SaleChannel } from '@/lib/catalogue/sale-windows';
import { usualInShort } from '@/lib/catalogue/shop-start';
import { listRetailers } from '@/lib/data/retailers';
import { listSaleDates } from '@/lib/data/sale-dates';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { retailerPath } from '@/lib/routing/paths';
import { NotCheckedLegend } from '../not-checked';
import { ShopSwatch } from './shop-swatch';
import { isCellMarked, StartsCell } from './starts-cell';

interface Column {
  key: keyof SaleDates;
  label: string;
  /** The channel of the starts in this column; undefined if the column shows something else. */
  channel?: SaleChannel;
}

const COLUMNS: Column[] = [
  { key: 'online', label: 'Online', channel: 'online' },
  { key: 'inStore', label: 'In store', channel: 'in_store' },
  { key: 'returns', label: 'Returns' },
];

interface OverviewProps {
  limit: number;
  /** The number of rows to show below 768 px. */
  onAPhone: number;
  /**
   * The number of cards above the table. Each shows one of the first shops. A phone shows only `cardsOnAPhone` of these
   * cards.
   */
  cards: number;
  cardsOnAPhone: number;
  action?: ReactNode;
}

/** The text above the table, by the status that all starts in the table have. */
const DESCRIPTIONS = {
  expected: 'The days we expect, until each shop announces its own.',
  unconfirmed: 'The days we expected have passed; none is confirmed yet.',
  mixed: 'The first day at each shop.',
};

/** The maximum share of empty cells in the column of returns. */
const MOST_EMPTY = 1 / 3;

/**
 * Shows a table of when each shop's sale starts, online and in store. A cell shows a stated or expected day as a
 * calendar leaf. If no day is known, the cell shows the shop's usual start in words.
 *
 * Shops with a card above the table are left out, unless a source states when their sales start, or too few shops would
 * be left. If all days are expected, or have all passed without confirmation, the text above the table says so once. A
 * phone has no column of returns. A wider window leaves this column out if too many of its cells are empty.
 */
export async function SaleDatesOverview({ limit, onAPhone, cards, cardsOnAPhone, action }: OverviewProps) {
  const [retailers, starts, carded] = await Promise.all([
    listSaleDates({ limit: limit + cards }),
    listSaleStarts(),
    listRetailers({ limit: cards }),
  ]);
  const byShop = Map.groupBy(starts, ({ retailer }) => retailer.slug);
  const known = retailers
    .map((retailer) => ({
      retailer,
      dates: saleDates(retailer),
      starts: byShop.get(retailer.slug) ?? [],
    }))
    .filter(({ dates, starts: own }) => dates.online || dates.inStore || coveredChannels(own).length > 0);
  if (known.length === 0) return null;
  const slugs = carded.map(({ slug }) => slug);
  const besideCards = (count: number, rows: number) =>
    shopsBesideCards(known, slugs.slice(0, count), rows).slice(0, rows);
  const onPhones = besideCards(cardsOnAPhone, onAPhone);
  const onWide = besideCards(cards, limit);
  const shops = [...new Set([...onPhones, ...onWide])];
  const columns = COLUMNS.filter(
    ({ key, channel }) =>
      channel || shops.filter(({ dates }) => !dates[key]).length <= shops.length * MOST_EMPTY,
  );
  const rows = shops.map((shop) => ({
    retailer: shop.retailer,
    look: `${onPhones.includes(shop) ? '' : 'max-md:hidden'} ${onWide.includes(shop) ? '' : 'md:hidden'}`.trim(),
    cells: columns.map(({ key, channel }) => ({
      key,
      text: channel ? usualInShort(shop.dates[key]) : shop.dates[key],
      start: shop.starts.find((start) => start.channel === channel),
      isVerified: Boolean(shop.retailer.last_verified),
    })),
  }));
  const hasReturns = columns.some(({ key }) => key === 'returns');
  const shown = shops.flatMap(({ starts: own }) => own);
  const status = sharedStatus(shown);
  const isMarkedOnAPhone = rows
    .slice(0, onPhones.length)
    .some(({ cells }) => cells.filter(({ key }) => key !== 'returns').some(isCellMarked));
  return (
    <Section
      id="sale-dates"
      title="When the sales start"
      description={DESCRIPTIONS[status ?? 'mixed']}
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
            {rows.map(({ retailer, look, cells }) => (
              <tr key={retailer.slug} className={look || undefined}>
                <th scope="row">
                  <span className="start-shop">
                    <ShopSwatch shop={retailer} />
                    <Link
                      href={retailerPath(retailer.slug)}
                      className="lone-link underline underline-offset-4"
                    >
                      {retailer.name}
                    </Link>
                  </span>
                </th>
                {cells.map(({ key, ...cell }) => (
                  <StartsCell key={key} {...cell} hasStatus={status === null} />
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
