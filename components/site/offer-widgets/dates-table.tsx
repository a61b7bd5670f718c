import { Link } from '@/components/site/link';
import { CHANNEL_LABELS, startInWords } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { retailerPath } from '@/lib/routing/paths';
import { SaleEvidence, SalePill } from '../sale-dates/sale-evidence';

/** Shows a table of sales: when each sale starts, with the evidence. On a phone, each sale is a card. */
export function DatesTable({ label, starts }: { label: string; starts: SaleStart[] }) {
  return (
    <div className="table-box is-stacked" tabIndex={0} role="region" aria-label={`${label}, table`}>
      <table className="stacked-table">
        <thead>
          <tr>
            <th scope="col">Shop</th>
            <th scope="col">Start</th>
            <th scope="col">How we know</th>
          </tr>
        </thead>
        <tbody>
          {starts.map((start) => (
            <tr key={`${start.retailer.slug} ${start.channel}`}>
              <th scope="row">
                <Link href={retailerPath(start.retailer.slug)} className="underline-offset-4 hover:underline">
                  {start.retailer.name}
                </Link>
              </th>
              <td>
                <span className="stacked-label">Start</span>
                <span>
                  {CHANNEL_LABELS[start.channel]}: {startInWords(start)} <SalePill status={start.status} />
                </span>
              </td>
              <td>
                <span className="stacked-label">How we know</span>
                <SaleEvidence basis={start.basis} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
