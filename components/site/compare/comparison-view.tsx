import type { ComparedShop } from '@/lib/catalogue/comparison';
import { COMPARE_PATH } from '@/lib/routing/compare-path';
import { compareHeading } from '@/lib/seo/compare-texts';
import { PageHead } from '../page-head';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { Section } from '../section';
import { ComparisonTable } from './comparison-table';
import { ShopChooser } from './shop-chooser';

/** A comparison of shops: a table of their facts, and the form for another comparison. */
export function ComparisonView({ shops, path }: { shops: ComparedShop[]; path: string }) {
  const names = shops.map(({ retailer }) => retailer.name);
  const heading = compareHeading(names);
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Retailers', path: '/retailers' },
          { name: 'Compare shops', path: COMPARE_PATH },
          { name: heading, path },
        ]}
        title={heading}
      />
      <div className="section">
        <ComparisonTable shops={shops} label={`${heading} in the Boxing Day sales`} />
        <div className="no-print mt-3">
          <AdDisclosure />
        </div>
      </div>
      <div className="no-print">
        <Section id="other-shops" title="Compare other shops">
          <ShopChooser chosen={shops.map(({ retailer }) => retailer.slug)} />
        </Section>
      </div>
    </>
  );
}
