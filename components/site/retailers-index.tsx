import { countRetailers, listRetailers } from '@/lib/data/retailers';
import { pageCount, pagePath, PER_PAGE, rowsOfPage } from '@/lib/pagination';
import { retailerPath } from '@/lib/paths';
import { IndexHead } from './index-head';
import { ItemListData } from './item-list-data';
import { MoreLink } from './more-link';
import { Pagination } from './pagination';
import { RetailerGrid } from './retailer-grid';
import { SaleDatesOverview } from './sale-dates/sale-dates-overview';

export const RETAILERS_TITLE = 'Retailers in the Boxing Day sales';
export const RETAILERS_PATH = '/retailers';

/** One page of all retailers, by name. */
export async function RetailersIndex({ page }: { page: number }) {
  const [from] = rowsOfPage(page, PER_PAGE.retailers);
  const [retailers, total] = await Promise.all([
    listRetailers({ from, limit: PER_PAGE.retailers }),
    countRetailers(),
  ]);
  return (
    <>
      <IndexHead
        title={RETAILERS_TITLE}
        name="Retailers"
        path={RETAILERS_PATH}
        page={page}
        intro="When each shop’s sale usually starts, what it tends to take off, and what to know before you buy."
        action={<MoreLink href="/retailers/directory">Retailers A to Z</MoreLink>}
      />
      <RetailerGrid retailers={retailers} heading="h2" />
      <Pagination
        current={page}
        last={pageCount(total, PER_PAGE.retailers)}
        label="Retailers"
        pathOf={(number) => pagePath(RETAILERS_PATH, number)}
      />
      {page === 1 && <SaleDatesOverview limit={PER_PAGE.retailers} />}
      <ItemListData
        name={RETAILERS_TITLE}
        items={retailers.map(({ name, slug }) => ({ name, path: retailerPath(slug) }))}
      />
    </>
  );
}
