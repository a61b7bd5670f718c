import type { ReactNode } from 'react';
import { CHANNEL_LABELS, startInWords } from '@/lib/catalogue/sale-labels';
import { SALE_CHANNELS, type SaleWindow } from '@/lib/catalogue/sale-windows';
import { SourceEvidence } from './sale-evidence';

interface PastSalesTableProps {
  /** The name of the table for screen readers. */
  label: string;
  /** The heading of the first column. */
  corner: 'Year' | 'Shop';
  /** The rows. Each has the past sales of one shop in one year. */
  rows: { key: string; name: ReactNode; sales: SaleWindow[] }[];
}

/** Shows a table of when past sales started: one row for each shop or year, with the sources. */
export function PastSalesTable({ label, corner, rows }: PastSalesTableProps) {
  const channels = SALE_CHANNELS.filter((channel) =>
    rows.some(({ sales }) => sales.some((sale) => sale.channel === channel)),
  );
  return (
    <table className="sale-table">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {[corner, ...channels.map((channel) => CHANNEL_LABELS[channel]), 'Source'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, sales }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {channels.map((channel) => {
              const sale = sales.find((each) => each.channel === channel);
              return (
                <td key={channel} className="sale-day">
                  <span className="stacked-label">{CHANNEL_LABELS[channel]} </span>
                  {sale ? startInWords(sale) : '–'}
                </td>
              );
            })}
            <td>
              {sourcesOf(sales).map(({ channel, source, checkedOn }) => (
                <SourceEvidence key={channel} source={source} checkedOn={checkedOn} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Returns one sale for each combination of a source and the day on which the source was checked, so that no evidence is
 * repeated.
 */
const sourcesOf = (sales: SaleWindow[]): SaleWindow[] => [
  ...new Map(sales.map((sale) => [JSON.stringify([sale.source, sale.checkedOn]), sale])).values(),
];
