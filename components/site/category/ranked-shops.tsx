import { Link } from '@/components/site/link';
import type { RetailerCard } from '@/lib/catalogue/entities';
import { cardLine } from '@/lib/catalogue/first-sentence';
import type { ShopReason } from '@/lib/catalogue/shop-reasons';
import { type ShopStart, startAtShop } from '@/lib/catalogue/shop-start';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { retailerPath } from '@/lib/routing/paths';
import { listUndatedSales } from '@/lib/services/sale-dates/season-data';
import { NotCheckedLegend } from '../not-checked';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { signColours } from '../retailer/retailer-tile';
import { StartPill } from '../sale-dates/start-pill';

interface RankedShopsProps {
  /** The shops, the best first. */
  shops: RetailerCard[];
  /** Why each shop is good, by the shop's slug. A shop without a reason shows the beginning of its verdict. */
  reasons?: Map<string, ShopReason>;
}

/** Explains the order of a list of shops with reasons. A list without reasons does not explain its order. */
export const SHOPS_ORDER =
  'Our editors choose the order, and say why for each shop. No shop can pay for its place.';

/**
 * Shows the best shops of a page as a compact list: rank, name in the brand's colours, start of the sale, reason, and a
 * button. The head of the page explains the mark 'Ad' of the buttons.
 */
export async function RankedShops({ shops, reasons }: RankedShopsProps) {
  const starts = await listSaleStarts();
  const usual = await listUndatedSales();
  const rows = shops.map((shop) => ({ shop, start: startAtShop(shop.slug, starts, usual) }));
  return (
    <>
      <ol className="ranked-shops">
        {rows.map(({ shop, start }, index) => (
          <ShopRow
            key={shop.slug}
            shop={shop}
            start={start}
            reason={reasons?.get(shop.slug)}
            isQuiet={index > 0}
          />
        ))}
      </ol>
      {rows.some(({ start }) => start.isUnchecked) && <NotCheckedLegend />}
    </>
  );
}

interface ShopRowProps {
  shop: RetailerCard;
  start: ShopStart;
  reason: ShopReason | undefined;
  /** Whether to draw the button as an outline only. This is so for every shop except the first. */
  isQuiet: boolean;
}

/**
 * Shows a shop as a row of the list. The row begins with the shop's name, so the button contains the name for screen
 * readers only.
 */
function ShopRow({ shop, start, reason, isQuiet }: ShopRowProps) {
  const why = reason?.text ?? (shop.verdict ? cardLine(shop.verdict) : null);
  return (
    <li>
      <article className="rank-row">
        <h3>
          <Link href={retailerPath(shop.slug)} {...signColours(shop)} className="shop-plate">
            {shop.name}
          </Link>
        </h3>
        <div className="shop-why">
          <StartPill status={start.status} text={start.text} isUnchecked={start.isUnchecked} />{' '}
          {why && (
            <p>
              {reason?.about && <b>{reason.about}: </b>}
              {why}
            </p>
          )}
        </div>
        <AffiliateLink href={shop.cta_url} retailer={shop.name} isQuiet={isQuiet} />
      </article>
    </li>
  );
}
