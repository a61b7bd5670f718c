import type { RetailerCard } from '@/lib/catalogue/entities';
import { retailerPath } from '@/lib/routing/paths';
import { Link } from '../link';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { signColours } from '../retailer/retailer-tile';

/** Shows, in a row below the ranked shops, other shops that sell the goods of the page. */
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
