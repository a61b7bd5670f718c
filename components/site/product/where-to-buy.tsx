import { Link } from '@/components/site/link';
import type { RetailerCard } from '@/lib/catalogue/entities';
import type { CurrentOffer } from '@/lib/catalogue/offers';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { type ShopStart, startAtShop } from '@/lib/catalogue/shop-start';
import { retailerPath } from '@/lib/routing/paths';
import type { RetailerLink } from '@/lib/schema/rows';
import { type ShopTarget, shopTarget } from '@/lib/services/pages/first-shop';
import { listUndatedSales } from '@/lib/services/sale-dates/season-data';
import { NotCheckedLegend } from '../not-checked';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { OfferRow } from './offer-row';
import { StartText } from '../sale-dates/start-pill';

/** The number of offers and shops that are shown at once. The others follow in an element that unfolds. */
const FIRST = 8;

interface WhereToBuyProps {
  /** The offers for the product that are not over, the best first. */
  offers: CurrentOffer[];
  /** The shops that sell the product, in the editors' order. */
  retailers: RetailerCard[];
  /** The URLs of the product's own pages at shops. */
  links: RetailerLink[];
  /** The starts of all sales of this season. */
  starts: SaleStart[];
}

/**
 * The offers for a product, and the other shops that sell it. A shop's link leads to the product's page there if the page's
 * URL is known, otherwise to the shop. The head of the page explains the paid links.
 */
export async function WhereToBuy({ offers, retailers, links, starts }: WhereToBuyProps) {
  if (offers.length === 0 && retailers.length === 0) return null;
  const onNow = new Set(offers.filter(({ status }) => status === 'on').map(({ retailer }) => retailer.slug));
  const usual = await listUndatedSales(starts);
  const shops = retailers
    .filter(({ slug }) => !onNow.has(slug))
    .map((retailer) => ({
      target: shopTarget({ retailer_links: links }, retailer),
      start: startAtShop(retailer.slug, starts, usual),
    }));
  // The head of the page has the filled button of the first shop. Only the best offer has another.
  const rows = [
    ...offers.map((offer, index) => <OfferRow key={offer.id} offer={offer} isQuiet={index > 0} />),
    ...shops.map((shop) => <ShopRow key={shop.target.slug} {...shop} />),
  ];
  return (
    <section aria-labelledby="where-to-buy" className="buy-box">
      <h2 id="where-to-buy" className="card-title mb-2">
        Where to buy
      </h2>
      <ul className="shop-rows">{rows.slice(0, FIRST)}</ul>
      {rows.length > FIRST && (
        <details className="more-shops">
          <summary>
            All {rows.length} {offers.length > 0 ? 'offers and shops' : 'shops'}
          </summary>
          <ul className="shop-rows">{rows.slice(FIRST)}</ul>
        </details>
      )}
      {shops.some(({ start }) => start.isUnchecked) && <NotCheckedLegend />}
    </section>
  );
}

interface ShopRowProps {
  target: ShopTarget;
  start: ShopStart;
}

/** The row of a shop. Its name is beside the button, which repeats it for screen readers only. */
const ShopRow = ({ target: { slug, name, url, isProduct }, start }: ShopRowProps) => (
  <li className={isProduct ? undefined : 'is-short'}>
    <div>
      <Link href={retailerPath(slug)} className="lone-link font-semibold underline underline-offset-4">
        {name}
      </Link>
      <p className="shop-row-facts">
        <StartText {...start} />
      </p>
    </div>
    <AffiliateLink href={url} retailer={name} isProduct={isProduct} isQuiet />
  </li>
);
