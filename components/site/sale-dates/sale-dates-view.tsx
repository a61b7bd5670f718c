import type { RetailerCard } from '@/lib/catalogue/entities';
import { saleAnswer } from '@/lib/catalogue/sale-answer';
import { lastCheckOf, markedStarts, saleCertainty, sharedStatus } from '@/lib/catalogue/sale-certainty';
import { saleWeeks, shopsOf, startsOf } from '@/lib/catalogue/sale-groups';
import { CHANNEL_PHRASES } from '@/lib/catalogue/sale-labels';
import { SALE_CHANNELS, type SaleChannel, type SaleStart } from '@/lib/catalogue/sale-windows';
import { countRetailers, listRetailers } from '@/lib/data/retailers';
import { formatDate } from '@/lib/dates/london-time';
import { byName } from '@/lib/lists/ranking';
import { retailerPath } from '@/lib/routing/paths';
import { saleDataset } from '@/lib/seo/sale-dataset';
import { ALL_SALE_DATES, SALE_PAGES, type SalePage } from '@/lib/seo/sale-pages';
import { listSalePages } from '@/lib/services/sale-dates/list-sale-pages';
import { getSeasonData, listUndatedSales } from '@/lib/services/sale-dates/season-data';
import { ItemListData } from '../item-list-data';
import { JsonLd } from '../json-ld';
import { Link } from '../link';
import { PageHead } from '../page-head';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import type { Print } from '../pictures/fan';
import { Section } from '../section';
import { HowWeKnow } from './how-we-know';
import { NarrowFold } from './narrow-fold';
import { PastYears } from './past-years';
import { SaleFiles } from './sale-files';
import { ShopDates } from './shop-dates';
import { StartLegend } from './start-mark';
import { CalendarScope, UndatedShops } from './undated-shops';
import { WeekGrid } from './week-grid';

/** The maximum number of shops to read, for their links and for the dots in their colours. */
const SWATCHES = 200;

const PRINTS: Print[] = ['toys-games', 'electronics', 'fashion'].map((slug) => ({
  row: { kind: 'category', slug },
  name: slug,
}));

/** Shows a page with the sale dates of this season, by day and by shop: either all dates, or those of one channel. */
export async function SaleDatesView({ page }: { page: SalePage }) {
  const { year, starts: all, past, windows } = await getSeasonData();
  const starts = startsOf(all, page.channel);
  const shops = new Map((await listRetailers({ limit: SWATCHES })).map((shop) => [shop.slug, shop]));
  const dated = new Set(starts.map(({ retailer }) => retailer.slug));
  const undated = (await listUndatedSales()).filter(
    ({ channel }) => page.channel === null || channel === page.channel,
  );
  const undatedOfDated = undated.filter(({ retailer }) => dated.has(retailer.slug));
  const marked = markedStarts(starts, undatedOfDated);
  const lastCheck = lastCheckOf(windows.filter(({ channel }) => !page.channel || channel === page.channel));
  const isWhole = page.channel === null;
  const withoutDay = undated.filter((sale) => !undatedOfDated.includes(sale));
  const unknown = isWhole ? withoutStart(shops, [...starts, ...undated]) : [];
  const status = sharedStatus(starts);
  return (
    <>
      <PageHead
        crumbs={[ALL_SALE_DATES, page].slice(isWhole ? 1 : 0).map(crumbOf)}
        title={page.title}
        lede={<Intro starts={starts} year={year} channel={page.channel} />}
        prints={PRINTS}
      >
        <ChannelLinks current={page} />
      </PageHead>
      {starts.length > 0 ? (
        <>
          <div className="sale-key">
            <StartLegend starts={starts} marked={marked} status={status} />
          </div>
          <WeekGrid days={saleWeeks(starts, year)} marked={marked} />
          <div className="sale-key">
            <CalendarScope dated={dated.size} undated={withoutDay} unknown={unknown.length} />
            <p>{saleCertainty(starts, year, page.channel)}</p>
            {lastCheck && (
              <p>
                Sources last checked on <time dateTime={lastCheck}>{formatDate(lastCheck)}</time>.
              </p>
            )}
          </div>
          <p className="no-print">
            <a href="#take-the-dates" className="more-link">
              Add to calendar
            </a>
          </p>
          <Section id="sales-by-shop" title="Shop by shop">
            <NarrowFold summary={`Dates and links for ${countOfShops(dated.size)}`} isOpen>
              <AdDisclosure />
              <ShopDates
                starts={starts}
                undated={undatedOfDated}
                channels={columnsOf(starts, page.channel)}
                shops={shops}
                hasStatus={status === null}
                marked={marked}
              />
            </NarrowFold>
          </Section>
        </>
      ) : (
        <NoDates year={year} page={page} hasPast={past.length > 0} />
      )}
      <UndatedShops undated={withoutDay} shops={shops} unknown={unknown} />
      <HowWeKnow starts={starts} marked={marked} />
      {isWhole && <PastYears sales={past} />}
      <SaleFiles shops={shopsOf(all).toSorted(byName)} />
      <ItemListData
        name={page.title}
        items={shopsOf(starts).map(({ name, slug }) => ({ name, path: retailerPath(slug) }))}
      />
      {isWhole && <JsonLd data={saleDataset({ starts, past })} />}
    </>
  );
}

/**
 * Returns the channels for which the table has a column. Early starts for members are rare, so their column needs at
 * least one start.
 */
const columnsOf = (starts: SaleStart[], only: SaleChannel | null): SaleChannel[] =>
  only
    ? [only]
    : SALE_CHANNELS.filter(
        (channel) => channel !== 'members' || starts.some((start) => start.channel === channel),
      );

/** Returns the shops that are not in `known`. */
function withoutStart(
  shops: Map<string, RetailerCard>,
  known: { retailer: { slug: string } }[],
): RetailerCard[] {
  const slugs = new Set(known.map(({ retailer }) => retailer.slug));
  return [...shops.values()].filter(({ slug }) => !slugs.has(slug));
}

const countOfShops = (count: number) => (count === 1 ? 'one shop' : `${count} shops`);

const crumbOf = ({ label, path }: SalePage) => ({ name: label, path });

interface IntroProps {
  starts: SaleStart[];
  year: number;
  /** The channel of the page; null if the page shows all channels. */
  channel: SaleChannel | null;
}

/** Says on which days most sales start. If no sale is on or still to come, says how many starts have a source. */
async function Intro({ starts, year, channel }: IntroProps) {
  const answer = saleAnswer(starts, await countRetailers());
  return (
    <p className="page-head-lede">
      {answer?.map(({ text, isKey }) => (isKey ? <strong key={text}>{text}</strong> : text)) ??
        saleCertainty(starts, year, channel)}
    </p>
  );
}

/** Links to the pages of sale dates that `listSalePages` lists, and to the current page. */
async function ChannelLinks({ current }: { current: SalePage }) {
  const listed = await listSalePages();
  return (
    <nav aria-label="Where" className="no-print">
      <ul className="flex flex-wrap gap-2">
        {SALE_PAGES.filter((page) => page === current || listed.includes(page)).map((page) => (
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
  const where = page.channel ? ` ${CHANNEL_PHRASES[page.channel]}` : '';
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
