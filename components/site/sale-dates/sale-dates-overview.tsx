import type { ReactNode } from 'react';
import { Link } from '@/components/site/link';
import { Section } from '@/components/site/section';
import { saleDates, type SaleDates } from '@/lib/catalogue/sale-facts';
import { listSaleDates } from '@/lib/data/sale-dates';
import { retailerPath } from '@/lib/routing/paths';

const COLUMNS: { key: keyof SaleDates; label: string }[] = [
  { key: 'online', label: 'Starts online' },
  { key: 'inStore', label: 'Starts in store' },
  { key: 'returns', label: 'Returns' },
];

interface OverviewProps {
  limit: number;
  /** The number of rows that are shown below 768 px; all of them if left out. */
  onAPhone?: number;
  action?: ReactNode;
}

/** A table of when each shop's sale starts, online and in store. On a phone, each row is shown as a card. */
export async function SaleDatesOverview({ limit, onAPhone = limit, action }: OverviewProps) {
  const retailers = await listSaleDates({ limit });
  const rows = retailers
    .map((retailer) => ({ ...retailer, dates: saleDates(retailer) }))
    .filter(({ dates }) => dates.online || dates.inStore);
  if (rows.length === 0) return null;
  return (
    <Section
      id="sale-dates"
      title="When the sales start"
      description="What each shop has usually done. Most confirm their dates only in the week of Christmas."
      action={action}
    >
      <div
        className="table-box rounded-box md:border md:border-rule"
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
            {rows.map(({ slug, name, dates }, index) => (
              <tr key={slug} className={index < onAPhone ? '' : 'max-md:hidden'}>
                <th scope="row">
                  <Link href={retailerPath(slug)} className="underline-offset-4 hover:underline">
                    {name}
                  </Link>
                </th>
                {COLUMNS.map(({ key, label }) => (
                  <td key={key}>
                    <span className="stacked-label">{label}</span>
                    <span>{dates[key] || 'Not known'}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
