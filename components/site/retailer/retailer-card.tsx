import { Link } from '@/components/site/link';
import { datedDiscount } from '@/lib/catalogue/discount';
import type { RetailerCard as Retailer } from '@/lib/catalogue/entities';
import { formatDate } from '@/lib/dates/london-time';
import { retailerPath } from '@/lib/routing/paths';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { DiscountEvidence } from './discount-evidence';
import { Picture } from '../pictures/picture';

/** The card of a retailer in lists. */
export function RetailerCard({
  retailer,
  heading: Heading = 'h3',
}: {
  retailer: Retailer;
  heading?: 'h2' | 'h3';
}) {
  return (
    <article className="card flex flex-col gap-4 p-4">
      <div className="flex gap-4">
        <Picture name={retailer.name} sources={[retailer.logo]} />
        <div className="min-w-0">
          <Heading className="card-title">
            <Link href={retailerPath(retailer.slug)} className="card-link">
              {retailer.name}
            </Link>
          </Heading>
          {retailer.discount && (
            <p className="text-sm">
              {datedDiscount(retailer.discount)}
              <DiscountEvidence discount={retailer.discount} />
            </p>
          )}
          {retailer.last_verified && (
            <p className="text-sm text-muted">Last verified {formatDate(retailer.last_verified)}</p>
          )}
        </div>
      </div>
      <div className="mt-auto">
        <AffiliateLink href={retailer.cta_url} retailer={retailer.name} />
      </div>
    </article>
  );
}
