import { AdDisclosure } from '@/components/site/ad-disclosure';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { CardGrid } from '@/components/site/card-grid';
import { JsonLd } from '@/components/site/json-ld';
import { RetailerCard } from '@/components/site/retailer-card';
import { SaleDatesOverview } from '@/components/site/sale-dates/sale-dates-overview';
import { listRetailers } from '@/lib/data/retailers';
import { retailerPath } from '@/lib/paths';
import { itemList } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const TITLE = 'Retailers in the Boxing Day sales';
const PATH = '/retailers';
const LIMIT = 60;

export const metadata = pageMetadata({
  title: TITLE,
  description:
    'UK shops in the Boxing Day sales: usual discounts, when each sale tends to start online and in store, and how returns work.',
  path: PATH,
});

export default async function RetailersPage() {
  const retailers = await listRetailers({ limit: LIMIT });
  return (
    <>
      <Breadcrumbs items={[{ name: 'Retailers', path: PATH }]} />
      <h1>{TITLE}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        When each shop’s sale usually starts, what it tends to take off, and what to know before you buy.
      </p>
      <div className="mt-4 mb-6">
        <AdDisclosure />
      </div>
      <CardGrid>
        {retailers.map((retailer) => (
          <li key={retailer.slug} className="grid">
            <RetailerCard retailer={retailer} heading="h2" />
          </li>
        ))}
      </CardGrid>
      <SaleDatesOverview limit={LIMIT} />
      <JsonLd
        data={itemList(
          TITLE,
          retailers.map((r) => ({ name: r.name, path: retailerPath(r.slug) })),
        )}
      />
    </>
  );
}
