import { saleDays, shopsOf, startsOf } from '@/lib/catalogue/sale-groups';
import { CHANNEL_LABELS } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { listRetailers } from '@/lib/data/retailers';
import { retailerPath } from '@/lib/routing/paths';
import { saleDataset } from '@/lib/seo/sale-dataset';
import { ALL_SALE_DATES, SALE_PAGES, type SalePage } from '@/lib/seo/sale-pages';
import { getSeasonData, listUndatedSales } from '@/lib/services/sale-dates/season-data';
import type { Print } from '../pictures/fan';
import { ItemListData } from '../item-list-data';
import { JsonLd } from '../json-ld';
import { Link } from '../link';
import { PageHead } from '../page-head';
import { Section } from '../section';
import { DayStrip } from './day-strip';
import { HowWeKnow } from './how-we-know';
import { PastYears } from './past-years';
import { SaleFiles } from './sale-files';
import { SaleTable } from './sale-table';

/** The largest number of shops that have a swatch of their colours. */
const SWATCHES = 200;

const PRINTS: Print[] = ['toys-games', 'electronics', 'fashion'].map((slug) => ({
  row: { kind: 'category', slug },
  name: slug,
}));

/** A page with the sale dates of this season, by day and by shop: all dates, or those of one channel. */
export async function SaleDatesView({ page }: { page: SalePage }) {
  const { year, starts: all, past } = await getSeasonData();
  const starts = startsOf(all, page.channel);
  const days = saleDays(starts, year);
  const shops = await listRetailers({ limit: SWATCHES });
  const undated = (await listUndatedSales(all)).filter(
    ({ channel }) => page.channel === null || channel === page.channel,
  );
  const isWhole = page.channel === null;
  return (
    <>
      <PageHead
        crumbs={[ALL_SALE_DATES, page].slice(isWhole ? 1 : 0).map(crumbOf)}
        title={page.title}
        lede={<p className="page-head-lede">{introOf(starts, year)}</p>}
        prints={PRINTS}
      >
        <ChannelLinks current={page} />
        {days.length > 0 && (
          <a href="#take-the-dates" className="more-link no-print max-md:hidden">
            Add to your calendar
          </a>
        )}
      </PageHead>
      {days.length > 0 ? (
        <DayStrip days={days} />
      ) : (
        <NoDates year={year} page={page} hasPast={past.length > 0} />
      )}
      {days.length + undated.length > 0 && (
        <div className="mt-8">
          <SaleTable days={days} undated={undated} shops={shops} />
        </div>
      )}
      <HowWeKnow />
      {isWhole && <PastYears sales={past} />}
      <SaleFiles shops={shopsOf(all).toSorted((a, b) => a.name.localeCompare(b.name))} />
      <ItemListData
        name={page.title}
        items={shopsOf(days.flatMap((day) => day.starts)).map(({ name, slug }) => ({
          name,
          path: retailerPath(slug),
        }))}
      />
      {isWhole && <JsonLd data={saleDataset({ year, starts, past })} />}
    </>
  );
}

const crumbOf = ({ label, path }: SalePage) => ({ name: label, path });

function introOf(starts: SaleStart[], year: number): string {
  const shops = shopsOf(starts).length;
  if (shops === 0) return `The ${year} sales of UK shops, day by day.`;
  const stated = starts.filter(({ basis }) => basis.kind === 'source').length;
  const known =
    stated === 0
      ? 'No shop has announced its date yet, so these are the days we expect.'
      : stated === starts.length
        ? 'Every date has a source.'
        : `${stated} of ${starts.length} dates ${stated === 1 ? 'has' : 'have'} a source. The others are the days we expect.`;
  return `The ${year} sales of ${shops} ${shops === 1 ? 'shop' : 'shops'}, day by day. ${known}`;
}

/** Links to the page with all dates and to the pages of single channels. */
function ChannelLinks({ current }: { current: SalePage }) {
  return (
    <nav aria-label="Where" className="no-print">
      <ul className="flex flex-wrap gap-2">
        {SALE_PAGES.map((page) => (
          <li key={page.path}>
            <Link href={page.path} aria-current={page === current ? 'page' : undefined} className="chip">
              {page.channel ? page.label : 'All'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoDates({ year, page, hasPast }: { year: number; page: SalePage; hasPast: boolean }) {
  const where = page.channel ? ` ${CHANNEL_LABELS[page.channel].toLowerCase()}` : '';
  return (
    <Section id="no-dates" title={`No ${year} dates${where} yet`}>
      <div className="max-w-prose space-y-3">
        <p>
          We have no start date for a {year} sale{where}. Most shops announce theirs in the week before
          Christmas.
        </p>
        <p>
          {hasPast && !page.channel && 'The dates of past years are below, each with its source. '}
          <Link href="/retailers" className="underline underline-offset-4">
            Each shop’s page
          </Link>{' '}
          says what it usually does.
        </p>
      </div>
    </Section>
  );
}
