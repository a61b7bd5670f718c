import { Link } from '@/components/site/link';
import { returnsCell, type TextCell } from '@/lib/catalogue/comparison';
import type { RetailerCard } from '@/lib/catalogue/entities';
import type { CurrentOffer } from '@/lib/catalogue/offers';
import type { Price } from '@/lib/catalogue/product-facts';
import { NOT_CHECKED } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { type ShopStart, startAtShop } from '@/lib/catalogue/shop-start';
import { getRetailer } from '@/lib/data/retailers';
import { formatDate } from '@/lib/dates/london-time';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { retailerPath } from '@/lib/routing/paths';
import type { RetailerLink } from '@/lib/schema/rows';
import { listUndatedSales } from '@/lib/services/sale-dates/season-data';
import { NotCheckedLegend, NotCheckedMark } from '../not-checked';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { OfferRow } from './offer-row';

/** The number of offers and shops that are shown at once. The others follow in an element that unfolds. */
const FIRST = 8;

interface WhereToBuyProps {
  /** The slug of the product. */
  slug: string;
  price: Price | null;
  /** The offers for the product that are not over, the best first. */
  offers: CurrentOffer[];
  retailers: RetailerCard[];
  /** The URLs of the product's own pages at shops. */
  links: RetailerLink[];
  /** The starts of all sales of this season. */
  starts: SaleStart[];
}

/**
 * The usual price of a product with the day of its check, its offers, and the other shops that sell it. A shop's link
 * leads to the product's page there if the page's URL is known, otherwise to the shop.
 */
export async function WhereToBuy({ slug, price, offers, retailers, links, starts }: WhereToBuyProps) {
  if (!price && offers.length === 0 && retailers.length === 0) return null;
  const onNow = new Set(offers.filter(({ status }) => status === 'on').map(({ retailer }) => retailer.slug));
  const others = retailers.filter((retailer) => !onNow.has(retailer.slug));
  const [usual, first] = await Promise.all([
    listUndatedSales(starts),
    Promise.all(others.slice(0, FIRST).map((retailer) => getRetailer(retailer.slug))),
  ]);
  const shops = others.map((retailer, place) => ({
    retailer,
    returns: first[place] ? returnsCell({ retailer: first[place] }) : null,
    url: links.find((link) => link.slug === retailer.slug)?.url,
    start: startAtShop(retailer.slug, starts, usual),
  }));
  const rows = [
    ...offers.map((offer) => <OfferRow key={offer.id} offer={offer} />),
    ...shops.map((shop) => <ShopRow key={shop.retailer.slug} {...shop} />),
  ];
  return (
    <div className="buy-box">
      {price && (
        <dl>
          <dt className="text-sm text-muted">Usual price range</dt>
          <dd className="font-display text-3xl font-semibold">
            <span {...editAttributes('products', slug, 'price_range')}>{price.text}</span>
          </dd>
          <dd className="text-sm text-muted">
            <PriceCheck price={price} />
          </dd>
        </dl>
      )}
      {rows.length > 0 && (
        <section aria-labelledby="where-to-buy" className={price ? 'mt-4' : ''}>
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
          {shops.some(({ start, returns }) => start.isUnchecked || returns?.isUnchecked) && (
            <NotCheckedLegend />
          )}
          <AdDisclosure />
        </section>
      )}
    </div>
  );
}

interface ShopRowProps {
  retailer: RetailerCard;
  /** The URL of the product's page at the shop, if it is known. */
  url: string | undefined;
  start: ShopStart;
  /** How long the shop takes things back. */
  returns: TextCell | null;
}

function ShopRow({ retailer, url, start, returns }: ShopRowProps) {
  return (
    <li>
      <div>
        <Link
          href={retailerPath(retailer.slug)}
          className="lone-link font-semibold underline underline-offset-4"
        >
          {retailer.name}
        </Link>
        <p className="shop-row-facts">
          <span>
            {start.text}
            {start.isUnchecked && <NotCheckedMark />}
          </span>
          {returns && (
            <span>
              Returns: {returns.text}
              {returns.isUnchecked && <NotCheckedMark />}
            </span>
          )}
        </p>
      </div>
      <AffiliateLink href={url ?? retailer.cta_url} retailer={retailer.name} isProduct={url !== undefined} />
    </li>
  );
}

function PriceCheck({ price: { checkedOn, source } }: { price: Price }) {
  if (!checkedOn || !source) return NOT_CHECKED;
  return (
    <>
      Checked {formatDate(checkedOn)}, source:{' '}
      <a href={source.url} rel="nofollow noopener" className="underline underline-offset-4">
        {source.name}
      </a>
    </>
  );
}
