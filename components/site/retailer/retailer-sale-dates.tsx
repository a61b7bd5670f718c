import { CHANNEL_LABELS, isUnchecked } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { getSeasonSales, listRetailerWindows } from '@/lib/data/sale-windows';
import { retailerCalendarPath, SALE_DATES_PATH } from '@/lib/routing/paths';
import { Link } from '../link';
import { MoreLink } from '../more-link';
import { NotCheckedLegend } from '../not-checked';
import { PastSalesTable } from '../sale-dates/past-sales-table';
import { SourceEvidence } from '../sale-dates/sale-evidence';
import { Timeline } from '../sale-dates/timeline';
import { Section } from '../section';

interface Props {
  retailer: SaleStart['retailer'];
}

/**
 * Shows the timeline of a shop's sale with its evidence, a link to the shop's calendar file and a link to all sale
 * dates. Renders nothing if no date is known.
 */
export async function RetailerTimeline({ retailer, starts }: Props & { starts: SaleStart[] }) {
  if (starts.length === 0) return null;
  const { slug, name } = retailer;
  const [{ year }, past] = await Promise.all([getSeasonSales(), pastSalesOf(retailer)]);
  return (
    <section aria-labelledby="sale-timeline" className="timeline-box">
      <h2 id="sale-timeline" className="timeline-title">
        When the {name} sale starts
      </h2>
      <Timeline starts={starts} past={past} year={year} />
      {starts.map(
        ({ channel, basis }) =>
          basis.kind === 'source' && (
            <p key={channel} className="timeline-source">
              {CHANNEL_LABELS[channel]}: <SourceEvidence source={basis.source} checkedOn={basis.checkedOn} />
            </p>
          ),
      )}
      <div className="timeline-foot">
        {starts.some(isUnchecked) && <NotCheckedLegend />}
        {starts.some(({ endsOn }) => endsOn === null) && (
          <p className="timeline-arrow">Arrow: no end date known</p>
        )}
        <p className="timeline-links no-print">
          <a href={retailerCalendarPath(slug)} className="lone-link underline underline-offset-4">
            Add to calendar
          </a>
          <Link href={SALE_DATES_PATH} className="lone-link underline underline-offset-4">
            All sale dates
          </Link>
        </p>
      </div>
    </section>
  );
}

/** Says when a shop's sales of past years started, each with its source; renders nothing if no past sale is known. */
export async function PastStarts({ retailer }: Props) {
  const past = await pastSalesOf(retailer);
  if (past.length === 0) return null;
  return (
    <Section
      id="past-starts"
      title="When it started in past years"
      action={<MoreLink href={SALE_DATES_PATH}>All sale dates</MoreLink>}
    >
      <PastSalesTable
        label={`Past sales of ${retailer.name}`}
        corner="Year"
        rows={[...Map.groupBy(past, (sale) => sale.year)].map(([key, sales]) => ({
          key: String(key),
          name: key,
          sales,
        }))}
      />
    </Section>
  );
}

async function pastSalesOf({ slug }: SaleStart['retailer']) {
  const [{ year }, windows] = await Promise.all([getSeasonSales(), listRetailerWindows(slug)]);
  return windows.filter((window) => window.year < year);
}
