import type { Dataset, WithContext } from 'schema-dts';
import { evidenceInWords } from '@/lib/catalogue/sale-labels';
import { type RetailerWindow, statusOf } from '@/lib/catalogue/sale-starts';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { SITE_LOCALE, SITE_NAME } from '@/lib/config/site-name';
import {
  retailerPath,
  SALE_DATES_CSV_PATH,
  SALE_DATES_JSON_PATH,
  SALE_DATES_PATH,
} from '@/lib/routing/paths';
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url';

interface SaleData {
  /** The year of the season's Boxing Day. */
  year: number;
  starts: SaleStart[];
  past: RetailerWindow[];
  /** The current time in milliseconds. The statuses of past sales, such as 'ended', depend on it. */
  now: number;
}

const DESCRIPTION =
  'The day and time at which the Boxing Day sale of each UK shop starts, online, in store and for members, with the source and the day of the check, and the starts of past years.';

/**
 * Returns the sale dates as structured data of the type Dataset, for search engines. The fields are documented at
 * developers.google.com/search/docs/appearance/structured-data/dataset
 */
export function saleDataset({ starts, past }: Pick<SaleData, 'starts' | 'past'>): WithContext<Dataset> {
  const days = [...starts, ...past].map(({ startsOn }) => startsOn).sort();
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: 'Boxing Day sale dates of UK shops',
    description: DESCRIPTION,
    url: absoluteUrl(SALE_DATES_PATH),
    ...(days.length > 0 && { temporalCoverage: `${days[0]}/${days.at(-1)}` }),
    spatialCoverage: { '@type': 'Place', name: 'United Kingdom' },
    isAccessibleForFree: true,
    inLanguage: SITE_LOCALE,
    creator: { '@type': 'Organization', name: SITE_NAME, url: siteUrl() },
    distribution: [
      download('text/csv', SALE_DATES_CSV_PATH),
      download('application/json', SALE_DATES_JSON_PATH),
    ],
  };
}

const download = (encodingFormat: string, path: string) => ({
  '@type': 'DataDownload' as const,
  encodingFormat,
  contentUrl: absoluteUrl(path),
});

/** Returns the sale dates of this season and of past years as an object, to be sent as JSON. */
export function saleJson({ year, starts, past, now }: SaleData) {
  return {
    name: 'Boxing Day sale dates of UK shops',
    publisher: SITE_NAME,
    url: absoluteUrl(SALE_DATES_PATH),
    season: year,
    starts: starts.map((start) => ({ ...start, retailer: withUrl(start.retailer) })),
    past: past.map((sale) => ({ ...sale, status: statusOf(sale, now), retailer: withUrl(sale.retailer) })),
  };
}

const withUrl = (retailer: SaleStart['retailer']) => ({
  slug: retailer.slug,
  name: retailer.name,
  url: absoluteUrl(retailerPath(retailer.slug)),
});

const COLUMNS = [
  ...['season', 'retailer', 'slug', 'channel', 'status', 'starts_on', 'starts_at', 'ends_on'],
  ...['evidence', 'source_name', 'source_url', 'source_day', 'checked_on', 'url'],
];

/** Returns the sale dates of this season and of past years as the rows of a table. */
export function saleTable({ year, starts, past, now }: SaleData) {
  const rows = [
    ...starts.map((start) => rowOf({ ...start, year })),
    ...past.map((sale) =>
      rowOf({
        ...sale,
        status: statusOf(sale, now),
        basis: { kind: 'source', source: sale.source, checkedOn: sale.checkedOn },
      }),
    ),
  ];
  return { columns: COLUMNS, rows };
}

function rowOf({ year, retailer, channel, status, basis, ...sale }: SaleStart & { year: number }) {
  const source = basis.kind === 'source' ? basis.source : null;
  return {
    season: year,
    retailer: retailer.name,
    slug: retailer.slug,
    channel,
    status,
    starts_on: sale.startsOn,
    starts_at: sale.startsAt,
    ends_on: sale.endsOn,
    evidence: evidenceInWords(basis),
    source_name: source?.name ?? null,
    source_url: source?.url ?? null,
    source_day: source?.day ?? null,
    checked_on: basis.kind === 'source' ? basis.checkedOn : null,
    url: absoluteUrl(retailerPath(retailer.slug)),
  };
}
