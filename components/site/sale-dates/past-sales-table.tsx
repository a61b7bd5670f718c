import { Link } from '@/components/site/link';
import { CHANNEL_LABELS, startInWords } from '@/lib/catalogue/sale-labels';
import type { SaleStart, SaleWindow } from '@/lib/catalogue/sale-windows';
import { retailerPath } from '@/lib/routing/paths';
import { SourceEvidence } from './sale-evidence';

interface PastSalesTableProps {
  /** The name of the table for screen readers. */
  label: string;
  /** Past sales of one year, of several shops. */
  sales: (SaleWindow & { retailer: SaleStart['retailer'] })[];
}

/** A table of when the sales of a past year started, each with its source. */
export function PastSalesTable({ label, sales }: PastSalesTableProps) {
  return (
    <table className="sale-table">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {['Shop', 'Where', 'Started', 'Source'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sales.map(({ retailer, channel, source, checkedOn, ...sale }) => (
          <tr key={`${retailer.slug} ${channel}`}>
            <th scope="row">
              <Link
                href={retailerPath(retailer.slug)}
                className="lone-link underline-offset-4 hover:underline"
              >
                {retailer.name}
              </Link>
            </th>
            <td>{CHANNEL_LABELS[channel]}</td>
            <td className="font-semibold">{startInWords(sale)}</td>
            <td>
              <SourceEvidence source={source} checkedOn={checkedOn} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
