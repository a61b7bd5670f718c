import { Link } from '@/components/site/link';
import type { RetailerCard } from '@/lib/catalogue/entities';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { retailerPath } from '@/lib/routing/paths';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { AffiliateLink } from '../paid-links/affiliate-link';

interface WhereToBuyProps {
  /** The slug of the product. */
  slug: string;
  priceRange: string | null;
  retailers: RetailerCard[];
}

/** The usual price of a product and its recommended shops. */
export function WhereToBuy({ slug, priceRange, retailers }: WhereToBuyProps) {
  if (!priceRange && retailers.length === 0) return null;
  return (
    <div className="rounded-box border border-rule bg-raised p-5 shadow-card">
      {priceRange && (
        <dl>
          <dt className="text-sm text-muted">Usual price range</dt>
          <dd className="font-display text-2xl font-bold">
            <span {...editAttributes('products', slug, 'price_range')}>{priceRange}</span>
          </dd>
        </dl>
      )}
      {retailers.length > 0 && (
        <section aria-labelledby="where-to-buy" className={priceRange ? 'mt-4' : ''}>
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
                <AffiliateLink href={retailer.cta_url} retailer={retailer.name} />
              </li>
            ))}
          </ul>
          <AdDisclosure />
        </section>
      )}
    </div>
  );
}
