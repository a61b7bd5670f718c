import type { RetailerCard } from '@/lib/catalogue/entities';
import { retailerPath } from '@/lib/routing/paths';
import { Link } from '../link';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { RetailerTile } from '../retailer/retailer-tile';

/** Shops that also sell the goods of a page, below the ranked shops, whose list explains the paid links. */
export function OtherShops({ shops }: { shops: RetailerCard[] }) {
  return (
    <div className="other-shops">
      <h3>Other shops</h3>
      <ul>
        {shops.map((shop) => (
          <li key={shop.slug}>
            <RetailerTile retailer={shop} size="small" />
            <div>
              <Link
                href={retailerPath(shop.slug)}
                className="lone-link font-semibold underline underline-offset-4"
              >
                {shop.name}
              </Link>
              <AffiliateLink href={shop.cta_url} retailer={shop.name} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
