import type { Tables } from '../schema/database.types.ts';

/** The columns of a new sale window. The database fills in the other columns. */
export type SaleWindowRow = Omit<
  Tables<'sale_windows'>,
  'id' | 'name' | 'starts_at' | 'ends_at' | 'created_at' | 'updated_at'
>;

const SHROPSHIRE_STAR = {
  source_name: 'Shropshire Star',
  source_url:
    'https://www.shropshirestar.com/entertainment/2025/12/23/date-high-street-favourite-next-will-start-boxing-day-sales-amid-2025-change-find-your-local-store/',
  source_date: '2025-12-23',
};
const BLACKPOOL_GAZETTE = {
  source_name: 'Blackpool Gazette',
  source_url:
    'https://www.blackpoolgazette.co.uk/news/next-firms-up-sale-dates-and-store-openings-after-boxing-day-2023-announcement-4455819',
  source_date: '2023-12-22',
};

const row = (year: number, channel: 'online' | 'in_store', day: string, source: typeof SHROPSHIRE_STAR) => ({
  ...{ retailer_slug: 'next', year, channel, starts_on: `${year}-12-${day}` },
  ...{ starts_time: null, ends_on: null, ...source, checked_on: '2026-11-22', is_published: true },
});

/**
 * The start dates of past sales, as in the guide 'When do the Boxing Day sales start?'. A start date is included only
 * if its source states the full date. The sources were read on 22 November 2026.
 */
export const saleWindows: SaleWindowRow[] = [
  row(2025, 'online', '24', SHROPSHIRE_STAR),
  row(2025, 'in_store', '27', SHROPSHIRE_STAR),
  row(2023, 'online', '24', BLACKPOOL_GAZETTE),
  row(2023, 'in_store', '27', BLACKPOOL_GAZETTE),
];
