import type { RetailerCard } from '@/lib/catalogue/entities';
import { retailerPath } from '@/lib/routing/paths';
import { Link } from '../link';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { signColours } from '../retailer/retailer-tile';

/** Shops that also sell the goods of a page, in a row below the ranked shops. */
export function OtherShops({ shops }: { shops: RetailerCard[] }) {
  return (
    <div className="other-shops">
      <h3>Other shops</h3>
      <ul>
        {shops.map((shop) => (
          <li key={shop.slug}>
            <Link href={retailerPath(shop.slug)} {...signColours(shop)} className="name-tile">
              {shop.name}
            </Link>
            <AffiliateLink href={shop.cta_url} retailer={shop.name} isQuiet />
          </li>
        ))}
      </ul>
    </div>
  );
}
