import { countRetailers, listRetailers } from '@/lib/data/retailers';
import { PER_PAGE } from '@/lib/lists/pagination';
import { COMPARE_PATH } from '@/lib/routing/compare-path';
import { retailerPath, SALE_DATES_PATH } from '@/lib/routing/paths';
import { INDEX_TITLES } from '@/lib/seo/titles';
import { MoreLink } from '../more-link';
import { RetailerGrid } from '../retailer/retailer-grid';
import { SaleDatesOverview } from '../sale-dates/sale-dates-overview';
import { indexPages } from './index-pages';

export const retailerPages = indexPages({
  name: 'Retailers',
  title: INDEX_TITLES.retailers,
  path: '/retailers',
  intro: 'When each shop’s sale usually starts, what it tends to take off, and what to know before you buy.',
  description:
    'UK shops in the Boxing Day sales: when each sale tends to start online and in store, and how returns work.',
  perPage: PER_PAGE.retailers,
  count: countRetailers,
  list: listRetailers,
  crumbOf: ({ name, slug }) => ({ name, path: retailerPath(slug) }),
  grid: (retailers) => <RetailerGrid retailers={retailers} heading="h2" />,
  action: (
    <>
      <MoreLink href="/retailers/directory">Retailers A to Z</MoreLink>
      <MoreLink href={COMPARE_PATH}>Compare shops</MoreLink>
    </>
  ),
  below: (
    <SaleDatesOverview
      limit={PER_PAGE.retailers}
      action={<MoreLink href={SALE_DATES_PATH}>All sale dates</MoreLink>}
    />
  ),
});
