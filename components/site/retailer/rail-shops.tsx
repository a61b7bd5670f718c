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
  /** Why each shop is in the list, by the shop's slug. */
  reasons?: ReadonlyMap<string, string>;
  /**
   * Whether the page has already explained the mark 'Ad', at an earlier paid link. If not, the box explains the mark
   * above its shops, and its first button is filled.
   */
  isExplained?: boolean;
  /** Whether each shop has a paid link. If false, the box only says when the sales start. */
  hasButtons?: boolean;
  /** A link to a longer list, or a note. */
  children?: ReactNode;
}

/**
 * Lists shops in a box beside a text or a list, each with the start of its sale and a paid link. If `hasButtons` is
 * false and no sale start is known, renders nothing.
 */
export async function RailShops({
  id,
  title,
  shops,
  reasons,
  isExplained = false,
  hasButtons = true,
  children,
}: RailShopsProps) {
  const starts = await listSaleStarts();
  const undated = await listUndatedSales();
  const rows = shops.map((shop) => ({ shop, start: startAtShop(shop.slug, starts, undated) }));
  if (!hasButtons && rows.every(({ start }) => start.status === 'unknown')) return null;
  return (
    <section aria-labelledby={id} className="rail-box">
      <h2 id={id}>{title}</h2>
      {hasButtons && !isExplained && <AdDisclosure />}
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
            {hasButtons && (
              <AffiliateLink href={shop.cta_url} retailer={shop.name} isQuiet={isExplained || index > 0} />
            )}
          </li>
        ))}
      </ul>
      {rows.some(({ start }) => start.isUnchecked) && <NotCheckedLegend />}
      {children}
    </section>
  );
}
