import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { listRetailerWindows } from '@/lib/data/sale-windows';
import { retailerCalendarPath, SALE_DATES_PATH } from '@/lib/routing/paths';
import { Link } from '../link';
import { MoreLink } from '../more-link';
import { PastSalesTable } from '../sale-dates/past-sales-table';
import { Timeline } from '../sale-dates/timeline';
import { Section } from '../section';

interface Props {
  retailer: SaleStart['retailer'];
  /** The year of this season. */
  year: number;
}

/** The timeline of a shop's sale, with links to its calendar; renders nothing without a date. */
export function RetailerTimeline({
  retailer: { slug, name },
  starts,
  year,
}: Props & { starts: SaleStart[] }) {
  if (starts.length === 0) return null;
  return (
    <section aria-labelledby="sale-timeline" className="timeline-box">
      <h2 id="sale-timeline" className="timeline-title">
        When the {name} sale starts
      </h2>
      <Timeline starts={starts} year={year} />
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <span>
          {starts.some(({ endsOn }) => endsOn === null) && 'An arrow means we don’t know yet when it ends.'}
        </span>
        <span className="no-print flex flex-wrap gap-x-4">
          <a href={retailerCalendarPath(slug)} className="lone-link underline underline-offset-4">
            Add to calendar
          </a>
          <Link href={SALE_DATES_PATH} className="lone-link underline underline-offset-4">
            All sale dates
          </Link>
        </span>
      </p>
    </section>
  );
}

/** When a shop's sale started in past years, each with its source; renders nothing without a past sale. */
export async function PastStarts({ retailer: { slug, name }, year }: Props) {
  const windows = await listRetailerWindows(slug);
  const past = windows.filter((window) => window.year < year);
  if (past.length === 0) return null;
  return (
    <Section
      id="past-starts"
      title="When it started in past years"
      action={<MoreLink href={SALE_DATES_PATH}>All sale dates</MoreLink>}
    >
      <PastSalesTable label={`Past sales of ${name}`} sales={past} />
    </Section>
  );
}
