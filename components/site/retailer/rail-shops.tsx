import type { ReactNode } from 'react';
import type { RetailerCard } from '@/lib/catalogue/entities';
import { startAtShop } from '@/lib/catalogue/shop-start';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { retailerPath } from '@/lib/routing/paths';
import { listUndatedSales } from '@/lib/services/sale-dates/season-data';
import { Link } from '../link';
import { NotCheckedLegend } from '../not-checked';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { ShopSwatch } from '../sale-dates/shop-swatch';
import { StartText } from '../sale-dates/start-pill';

interface RailShopsProps {
  /** The id of the heading. */
  id: string;
  title: string;
  shops: RetailerCard[];
  /** Why each shop is in the list, by its slug. */
  reasons?: ReadonlyMap<string, string>;
  /**
   * Whether the page has explained the mark 'Ad' already, at its first paid link. If not, the box does, above its shops,
   * and its first button is filled.
   */
  isExplained?: boolean;
  /** A link to a longer list. */
  children?: ReactNode;
}

/** Shops in a box beside a text or a list, each with the start of its sale and the link to it. */
export async function RailShops({
  id,
  title,
  shops,
  reasons,
  isExplained = false,
  children,
}: RailShopsProps) {
  const starts = await listSaleStarts();
  const undated = await listUndatedSales(starts);
  const rows = shops.map((shop) => ({ shop, start: startAtShop(shop.slug, starts, undated) }));
  return (
    <section aria-labelledby={id} className="rail-box">
      <h2 id={id}>{title}</h2>
      {!isExplained && <AdDisclosure />}
      <ul className="rail-shops">
        {rows.map(({ shop, start }, index) => (
          <li key={shop.slug} className="rail-shop">
            <div>
              <span className="start-shop">
                <ShopSwatch shop={shop} />
                <Link href={retailerPath(shop.slug)} className="lone-link font-semibold">
                  {shop.name}
                </Link>
              </span>
              <span className="card-note">
                <StartText {...start} />
              </span>
            </div>
            {reasons?.get(shop.slug) && <p className="card-note">{reasons.get(shop.slug)}</p>}
            <AffiliateLink href={shop.cta_url} retailer={shop.name} isQuiet={isExplained || index > 0} />
          </li>
        ))}
      </ul>
      {rows.some(({ start }) => start.isUnchecked) && <NotCheckedLegend />}
      {children}
    </section>
  );
}
