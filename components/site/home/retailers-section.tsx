import { MoreLink } from '@/components/site/more-link';
import { RetailerGrid } from '@/components/site/retailer/retailer-grid';
import { Section } from '@/components/site/section';
import { listRetailers } from '@/lib/data/retailers';
import { homepageEditAttributes } from '@/lib/inline-editing/edit-attributes';
import type { HomepageRow } from '@/lib/schema/rows';
import { ON_A_PHONE } from './counts';

/** Shows the first retailers in the editors' order, fewer of them on a phone (docs/product.md#homepage-counts). */
export async function RetailersSection({ settings }: { settings: HomepageRow }) {
  const retailers = await listRetailers({ limit: settings.retailers_section_count });
  return (
    <Section
      id="retailers"
      title={settings.retailers_section_title}
      description={settings.retailers_section_description}
      marks={{
        title: homepageEditAttributes('retailers_section_title'),
        description: homepageEditAttributes('retailers_section_description'),
      }}
      action={
        <MoreLink href="/retailers" rest="retailers">
          All
        </MoreLink>
      }
    >
      <div className="shop-tiles">
        <RetailerGrid retailers={retailers} onAPhone={ON_A_PHONE.retailers} />
      </div>
    </Section>
  );
}
