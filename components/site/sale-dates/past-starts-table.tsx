import { CHANNEL_LABELS, startInWords } from '@/lib/catalogue/sale-labels';
import { SALE_CHANNELS, type SaleWindow } from '@/lib/catalogue/sale-windows';
import { SourceEvidence } from './sale-evidence';

interface PastStartsTableProps {
  /** The name of the table for screen readers. */
  label: string;
  /** The past sales of one shop, the newest first. */
  sales: SaleWindow[];
}

/** A table of when one shop's sales of past years started: a row for each year, with its sources. */
export function PastStartsTable({ label, sales }: PastStartsTableProps) {
  const channels = SALE_CHANNELS.filter((channel) => sales.some((sale) => sale.channel === channel));
  return (
    <table className="sale-table is-by-year">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {['Year', ...channels.map((channel) => CHANNEL_LABELS[channel]), 'Source'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...Map.groupBy(sales, ({ year }) => year)].map(([year, ofYear]) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            {channels.map((channel) => {
              const sale = ofYear.find((each) => each.channel === channel);
              return (
                <td key={channel} className="font-semibold">
                  <span className="stacked-label">{CHANNEL_LABELS[channel]}</span>{' '}
                  {sale ? startInWords(sale) : '–'}
                </td>
              );
            })}
            <td>
              {sourcesOf(ofYear).map((sale) => (
                <SourceEvidence key={sale.channel} source={sale.source} checkedOn={sale.checkedOn} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the sales of a year, one for each source and day of its check. */
const sourcesOf = (sales: SaleWindow[]): SaleWindow[] => [
  ...new Map(sales.map((sale) => [JSON.stringify([sale.source, sale.checkedOn]), sale])).values(),
];
