import type { Retailer } from '@/lib/catalogue/entities';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { SaveButton } from '../shortlist/save-button';

/** Shows the main link to a shop, the button that saves the shop to the shortlist, and an explanation of 'Ad'. */
export function ShopLink({ retailer }: { retailer: Retailer }) {
  return (
    <div className="shop-link">
      <div className="flex gap-3">
        <AffiliateLink href={retailer.cta_url} retailer={retailer.name} primary />
        <SaveButton kind="shops" slug={retailer.slug} name={retailer.name} />
      </div>
      <AdDisclosure />
    </div>
  );
}
