import { AffiliateLink } from '../paid-links/affiliate-link';

/**
 * Shows the bar with the link to the shop on a retailer's page. The bar stays at the lower edge of the window once the
 * reader has scrolled past the first link to the shop.
 */
export function ShopBar({ retailer }: { retailer: { name: string; cta_url: string } }) {
  return (
    <div className="shop-bar">
      <span className="shop-bar-name">{retailer.name}</span>
      <AffiliateLink href={retailer.cta_url} retailer={retailer.name} />
    </div>
  );
}
