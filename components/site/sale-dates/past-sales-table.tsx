import { Link } from '@/components/site/link';
import { CHANNEL_LABELS, startInWords } from '@/lib/catalogue/sale-labels';
import type { SaleStart, SaleWindow } from '@/lib/catalogue/sale-windows';
import { retailerPath } from '@/lib/routing/paths';
import { SourceEvidence } from './sale-evidence';

interface PastSalesTableProps {
  /** The name of the table for screen readers. */
  label: string;
  /**
   * Past sales. If the sales name no retailer, they are all of one shop, and the first column shows years instead of
   * shops.
   */
  sales: (SaleWindow & { retailer?: SaleStart['retailer'] })[];
}

/** A table of when sales of past years started, each with its source. */
export function PastSalesTable({ label, sales }: PastSalesTableProps) {
  const hasShops = sales.some(({ retailer }) => retailer);
  return (
    <table className="sale-table">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {[hasShops ? 'Shop' : 'Year', 'Where', 'Started', 'Source'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sales.map(({ retailer, year, channel, source, checkedOn, ...sale }) => (
          <tr key={`${retailer?.slug} ${year} ${channel}`}>
            <th scope="row">
              {retailer ? (
                <Link
                  href={retailerPath(retailer.slug)}
                  className="lone-link underline-offset-4 hover:underline"
                >
                  {retailer.name}
                </Link>
              ) : (
                year
              )}
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
