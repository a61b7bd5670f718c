import { shopsOf } from '@/lib/catalogue/sale-groups';
import type { RetailerWindow } from '@/lib/catalogue/sale-starts';
import { retailerPath } from '@/lib/routing/paths';
import { Link } from '../link';
import { Section } from '../section';
import { PastSalesTable } from './past-sales-table';

/**
 * Shows past sales as one collapsible table per year, with only the newest open; renders nothing without a past sale.
 */
export function PastYears({ sales }: { sales: RetailerWindow[] }) {
  if (sales.length === 0) return null;
  return (
    <Section
      id="past-sale-dates"
      title="Past years"
      description="When the sales started before, each date with its source."
    >
      {[...Map.groupBy(sales, ({ year }) => year)].map(([year, ofYear], index) => (
        <details key={year} open={index === 0} className="border-t border-rule pb-4">
          <summary className="min-h-11 py-3 font-semibold">
            {year} ({shopsIn(ofYear)})
          </summary>
          <PastSalesTable label={`Sales of ${year}`} corner="Shop" rows={rowsOf(ofYear)} />
        </details>
      ))}
    </Section>
  );
}

/** Returns a table row for each shop, with the link to the shop's page. */
const rowsOf = (sales: RetailerWindow[]) =>
  shopsOf(sales).map(({ slug, name }) => ({
    key: slug,
    name: (
      <Link href={retailerPath(slug)} className="lone-link underline-offset-4 hover:underline">
        {name}
      </Link>
    ),
    sales: sales.filter(({ retailer }) => retailer.slug === slug),
  }));

/** Returns the name of the shop if there is only one, otherwise the number of shops: 'Next', '9 shops'. */
function shopsIn(sales: RetailerWindow[]): string {
  const [only, ...others] = shopsOf(sales).map(({ name }) => name);
  return only && others.length === 0 ? only : `${others.length + 1} shops`;
}
