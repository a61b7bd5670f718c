import { AffiliateLink } from '../paid-links/affiliate-link';

/**
 * The bar with the link to the shop on a retailer's page. On a phone, the bar stays visible while the reader scrolls.
 */
export function ShopBar({ retailer }: { retailer: { name: string; cta_url: string } }) {
  return (
    <div className="shop-bar">
      <span className="shop-bar-name">{retailer.name}</span>
      <AffiliateLink href={retailer.cta_url} retailer={retailer.name} />
    </div>
  );
}
