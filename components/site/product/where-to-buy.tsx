import { Link } from '@/components/site/link';
import type { RetailerCard } from '@/lib/catalogue/entities';
import type { CurrentOffer } from '@/lib/catalogue/offers';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { factsApart } from '@/lib/catalogue/own-facts';
import { reasonsOf } from '@/lib/catalogue/shop-reasons';
import { type ShopStart, startAtShop } from '@/lib/catalogue/shop-start';
import { getRetailer } from '@/lib/data/retailers';
import { retailerPath } from '@/lib/routing/paths';
import type { RetailerLink, RetailerPick } from '@/lib/schema/rows';
import { type ShopTarget, shopTarget } from '@/lib/services/pages/first-shop';
import { listUndatedSales } from '@/lib/services/sale-dates/season-data';
import { NotCheckedLegend, NotCheckedMark } from '../not-checked';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { OfferRow } from './offer-row';
import { StartText } from '../sale-dates/start-pill';

/**
 * The number of offers and shops that are visible at first. The others are collapsed, unless there is only one more.
 */
const FIRST = 3;

interface WhereToBuyProps {
  /** The offers for the product that have not ended, the best first. */
  offers: CurrentOffer[];
  /** The shops that sell the product, in the editors' order. */
  retailers: RetailerCard[];
  /** The shops that editors picked for the product's subcategory, with the editors' reasons. */
  picks: RetailerPick[];
  /** The URLs of the product's own pages at the shops. */
  links: RetailerLink[];
  /** The starts of all sales this season. */
  starts: SaleStart[];
}

/**
 * Lists the offers for a product, and then the shops that sell it but have no offer that is on now. Each of these shops
 * has a reason to choose it, if one is known. A shop's link leads to the product's page at the shop or, if the URL of
 * that page is not known, to the shop. The head of the page explains the mark 'Ad'.
 */
export async function WhereToBuy({ offers, retailers, picks, links, starts }: WhereToBuyProps) {
  if (offers.length === 0 && retailers.length === 0) return null;
  const onNow = new Set(offers.filter(({ status }) => status === 'on').map(({ retailer }) => retailer.slug));
  const usual = await listUndatedSales();
  const others = retailers.filter(({ slug }) => !onNow.has(slug));
  const reasons = await reasonsFor(others, picks);
  const shops = others.map((retailer) => ({
    target: shopTarget({ retailer_links: links }, retailer),
    start: startAtShop(retailer.slug, starts, usual),
    reason: reasons.get(retailer.slug),
  }));
  // The head of the page has a filled button to the first shop. In this box, only the best offer has a filled button.
  const rows = [
    ...offers.map((offer, index) => <OfferRow key={offer.id} offer={offer} isQuiet={index > 0} />),
    ...shops.map((shop) => <ShopRow key={shop.target.slug} {...shop} />),
  ];
  const shown = rows.length > FIRST + 1 ? FIRST : rows.length;
  return (
    <section aria-labelledby="where-to-buy" className="buy-box">
      <h2 id="where-to-buy" className="card-title mb-2">
        Where to buy
      </h2>
      <ul className="shop-rows">{rows.slice(0, shown)}</ul>
      {rows.length > shown && (
        <details className="more-shops">
          <summary>
            All {rows.length} {offers.length > 0 ? 'offers and shops' : 'shops'}
          </summary>
          <ul className="shop-rows">{rows.slice(shown)}</ul>
        </details>
      )}
      {shops.some(({ start, reason }) => start.isUnchecked || reason?.isUnchecked) && <NotCheckedLegend />}
    </section>
  );
}

interface Reason {
  text: string;
  /** Whether the reason is a fact that nobody has checked. */
  isUnchecked: boolean;
}

/**
 * Returns reasons to choose shops, by the shop's slug. The reason of a shop in `picks` is the editors' reason. For any
 * other shop, it is a fact that distinguishes the shop from the others. Leaves out shops without such a fact.
 */
async function reasonsFor(shops: RetailerCard[], picks: RetailerPick[]): Promise<Map<string, Reason>> {
  const picked = reasonsOf(picks);
  const rest = shops.filter(({ slug }) => !picked.has(slug));
  const rows = await Promise.all(rest.map(({ slug }) => getRetailer(slug)));
  const facts = factsApart(rows.filter((row) => row !== null));
  return new Map<string, Reason>([
    ...[...picked].map(([slug, { text }]) => [slug, { text, isUnchecked: false }] as const),
    ...[...facts].map(
      ([slug, { label, text, isUnchecked }]) => [slug, { text: `${label}: ${text}`, isUnchecked }] as const,
    ),
  ]);
}

interface ShopRowProps {
  target: ShopTarget;
  start: ShopStart;
  reason: Reason | undefined;
}

/**
 * Shows a shop as a row of the list. The shop's name is visible beside the button. The button therefore contains the
 * name for screen readers only.
 */
const ShopRow = ({ target: { slug, name, url, isProduct }, start, reason }: ShopRowProps) => (
  <li className="shop-row">
    <div>
      <Link href={retailerPath(slug)} className="lone-link font-semibold underline underline-offset-4">
        {name}
      </Link>
      <p className="shop-row-facts">
        <StartText {...start} />
      </p>
    </div>
    {reason && (
      <p className="shop-row-why">
        {reason.text}
        {reason.isUnchecked && <NotCheckedMark />}
      </p>
    )}
    <AffiliateLink
      href={url}
      retailer={isProduct ? `at ${name}` : name}
      isProduct={isProduct}
      words={isProduct ? 'See it' : undefined}
      isQuiet
    />
  </li>
);
