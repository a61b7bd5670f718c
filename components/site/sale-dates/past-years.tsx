import { shopsOf } from '@/lib/catalogue/sale-groups';
import type { RetailerWindow } from '@/lib/catalogue/sale-starts';
import { Section } from '../section';
import { PastSalesTable } from './past-sales-table';

/** The sales of past years, one collapsed table for each year, the newest open; renders nothing without a past sale. */
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
          <PastSalesTable label={`Sales of ${year}`} sales={ofYear} />
        </details>
      ))}
    </Section>
  );
}

/** 'Next', '9 shops' */
function shopsIn(sales: RetailerWindow[]): string {
  const names = shopsOf(sales).map(({ name }) => name);
  return names.length === 1 ? (names[0] ?? '') : `${names.length} shops`;
}
