import { Link } from '@/components/site/link';
import type { RetailerCard } from '@/lib/catalogue/entities';
import type { Price } from '@/lib/catalogue/product-facts';
import { formatDate } from '@/lib/dates/london-time';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { retailerPath } from '@/lib/routing/paths';
import type { RetailerLink } from '@/lib/schema/rows';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { AffiliateLink } from '../paid-links/affiliate-link';

interface WhereToBuyProps {
  /** The slug of the product. */
  slug: string;
  price: Price | null;
  retailers: RetailerCard[];
  /** The addresses of the product itself at shops. */
  links: RetailerLink[];
}

/**
 * The usual price of a product with the day of its check, and its shops. A shop's link leads to the product itself
 * where its address is known, otherwise to the shop.
 */
export function WhereToBuy({ slug, price, retailers, links }: WhereToBuyProps) {
  if (!price && retailers.length === 0) return null;
  const urls = new Map(links.map((link) => [link.slug, link.url]));
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
      {retailers.length > 0 && (
        <section aria-labelledby="where-to-buy" className={price ? 'mt-4' : ''}>
          <h2 id="where-to-buy" className="card-title">
            Where to buy
          </h2>
          <ul className="my-3 divide-y divide-rule border-y border-rule">
            {retailers.map((retailer) => (
              <li
                key={retailer.slug}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
              >
                <Link
                  href={retailerPath(retailer.slug)}
                  className="lone-link min-w-24 flex-1 font-semibold underline underline-offset-4 hover:text-brand"
                >
                  {retailer.name}
                </Link>
                <AffiliateLink
                  href={urls.get(retailer.slug) ?? retailer.cta_url}
                  retailer={retailer.name}
                  isProduct={urls.has(retailer.slug)}
                />
              </li>
            ))}
          </ul>
          <AdDisclosure />
        </section>
      )}
    </div>
  );
}

function PriceCheck({ price: { checkedOn, source } }: { price: Price }) {
  if (!checkedOn || !source) return 'Not yet checked';
  return (
    <>
      Checked {formatDate(checkedOn)}, source:{' '}
      <a href={source.url} rel="nofollow noopener" className="underline underline-offset-4">
        {source.name}
      </a>
    </>
  );
}
