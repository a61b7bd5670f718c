import { AffiliateLink } from '../paid-links/affiliate-link';

/** The bar with the link to the shop, which follows the reader down a retailer's page on a phone. */
export function ShopBar({ retailer }: { retailer: { name: string; cta_url: string } }) {
  return (
    <div className="shop-bar">
      <span className="shop-bar-name">{retailer.name}</span>
      <AffiliateLink href={retailer.cta_url} retailer={retailer.name} />
    </div>
  );
}
