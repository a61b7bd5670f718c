import { Link } from '@/components/site/link';
import type { RetailerCard } from '@/lib/catalogue/entities';
import type { SaleDay } from '@/lib/catalogue/sale-groups';
import { CHANNEL_LABELS, NOT_CHECKED, weekdayInWords } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { retailerPath } from '@/lib/routing/paths';
import type { UndatedSale } from '@/lib/services/sale-dates/season-data';
import { signColours } from '../retailer/retailer-tile';
import { countOf } from './day-strip';
import { SaleEvidence, SalePill } from './sale-evidence';

const COLUMNS = ['Shop', 'Where', 'Status', 'How we know'];

interface SaleTableProps {
  days: SaleDay[];
  /** Sales without a known day, which are at the end of the table. */
  undated: UndatedSale[];
  /** The shops with the colours of their brands. */
  shops: RetailerCard[];
}

/** A table of the sales that start on each day. On a phone, each row takes a few short lines. */
export function SaleTable({ days, undated, shops }: SaleTableProps) {
  const bySlug = new Map(shops.map((shop) => [shop.slug, shop]));
  return (
    <table className="sale-table">
      <caption className="sr-only">Sales by day and shop</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {days.map(({ day, name, starts }) => (
        <tbody key={day}>
          <tr className="sale-group">
            <th scope="rowgroup" colSpan={COLUMNS.length} id={`sales-on-${day}`}>
              <span className="sale-group-title">{weekdayInWords(day)}</span>{' '}
              <span className="font-normal text-muted">
                {name && <>{name}, </>}
                {countOf(starts.length)}
              </span>
            </th>
          </tr>
          {starts.map((start) => (
            <SaleRow
              key={`${start.retailer.slug} ${start.channel}`}
              start={start}
              shop={bySlug.get(start.retailer.slug)}
            />
          ))}
        </tbody>
      ))}
      {undated.length > 0 && (
        <tbody>
          <tr className="sale-group">
            <th scope="rowgroup" colSpan={COLUMNS.length} id="sales-on-no-day">
              <span className="sale-group-title">No date yet</span>{' '}
              <span className="font-normal text-muted">what these shops usually do</span>
            </th>
          </tr>
          {undated.map(({ retailer, channel, text }) => (
            <tr key={`${retailer.slug} ${channel}`}>
              <ShopHead retailer={retailer} shop={bySlug.get(retailer.slug)} />
              <td>{CHANNEL_LABELS[channel]}</td>
              <td />
              <td>
                <span className="sale-evidence">
                  {text}. {NOT_CHECKED}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}

interface SaleRowProps {
  start: SaleStart;
  shop: RetailerCard | undefined;
}

function SaleRow({ start: { retailer, channel, status, startsAt, basis }, shop }: SaleRowProps) {
  return (
    <tr>
      <ShopHead retailer={retailer} shop={shop} />
      <td>
        {CHANNEL_LABELS[channel]}
        {startsAt && <> from {startsAt}</>}
      </td>
      <td>
        <SalePill status={status} />
      </td>
      <td>
        <SaleEvidence basis={basis} />
      </td>
    </tr>
  );
}

interface ShopHeadProps {
  retailer: SaleStart['retailer'];
  shop: RetailerCard | undefined;
}

/** The name of a shop beside a swatch of its colours. */
const ShopHead = ({ retailer: { slug, name }, shop }: ShopHeadProps) => (
  <th scope="row">
    <span aria-hidden="true" {...signColours(shop ?? { name })} className="shop-swatch" />
    <Link href={retailerPath(slug)} className="lone-link underline-offset-4 hover:underline">
      {name}
    </Link>
  </th>
);
