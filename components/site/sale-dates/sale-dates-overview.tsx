import type { ReactNode } from 'react';
import { Link } from '@/components/site/link';
import { Section } from '@/components/site/section';
import { coveredChannels, saleDates, type SaleDates } from '@/lib/catalogue/sale-facts';
import { startInWords } from '@/lib/catalogue/sale-labels';
import type { SaleChannel, SaleStart } from '@/lib/catalogue/sale-windows';
import { listSaleDates } from '@/lib/data/sale-dates';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { retailerPath } from '@/lib/routing/paths';
import { SalePill } from './sale-evidence';

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
  /** The number of rows to show below 768 px. The default is all rows. */
  onAPhone?: number;
  action?: ReactNode;
  /** Whether the rows are side by side and scroll sideways on a phone, instead of one below the other. */
  isShort?: boolean;
}

/**
 * A table of when each shop's sale starts, online and in store: this season's start if a source states it or earlier
 * years suggest it, otherwise the shop's usual start. On a phone, each row is shown as a card.
 */
export async function SaleDatesOverview({ limit, onAPhone = limit, action, isShort }: OverviewProps) {
  const [retailers, starts] = await Promise.all([listSaleDates({ limit }), listSaleStarts()]);
  const byShop = Map.groupBy(starts, ({ retailer }) => retailer.slug);
  const rows = retailers
    .map((retailer) => ({
      ...retailer,
      dates: saleDates(retailer),
      starts: byShop.get(retailer.slug) ?? [],
    }))
    .filter(({ dates, starts: own }) => dates.online || dates.inStore || coveredChannels(own).length > 0);
  if (rows.length === 0) return null;
  return (
    <Section
      id="sale-dates"
      title="When the sales start"
      description="Most shops confirm in Christmas week."
      action={action}
      ground="tint"
    >
      <div
        className={`table-box sale-dates-box ${isShort ? 'is-short' : ''}`}
        tabIndex={0}
        role="region"
        aria-label="When the sales start, table"
      >
        <table className="stacked-table">
          <thead>
            <tr>
              <th scope="col">Retailer</th>
              {COLUMNS.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ slug, name, dates, starts: own }, index) => (
              <tr key={slug} className={index < onAPhone ? '' : 'max-md:hidden'}>
                <th scope="row">
                  <Link href={retailerPath(slug)} className="underline-offset-4 hover:underline">
                    {name}
                  </Link>
                </th>
                {COLUMNS.map((column) => (
                  <Cell key={column.key} column={column} text={dates[column.key]} starts={own} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** One date of a shop. A phone leaves out a date that is not known. */
function Cell({ column, text, starts }: { column: Column; text: string; starts: SaleStart[] }) {
  const start = starts.find(({ channel, basis }) => channel === column.channel && basis.kind !== 'unchecked');
  return (
    <td className={start || text ? undefined : 'max-md:hidden'}>
      <span className="stacked-label">{column.label}</span>
      <span>{start ? <StartCell start={start} /> : text || '–'}</span>
    </td>
  );
}

const StartCell = ({ start }: { start: SaleStart }) => (
  <>
    {startInWords(start)} <SalePill status={start.status} />
  </>
);
