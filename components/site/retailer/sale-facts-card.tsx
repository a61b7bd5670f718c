import type { Retailer } from '@/lib/catalogue/entities';
import { saleTimes } from '@/lib/catalogue/sale-facts';
import { formatDate } from '@/lib/dates/london-time';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { DiscountEvidence } from './discount-evidence';

/** The key facts of a shop's sale and the link to the shop. */
export function SaleFactsCard({ retailer }: { retailer: Retailer }) {
  return (
    <div className="rounded-box border border-rule bg-raised p-5 shadow-card">
      <dl className="mb-5 divide-y divide-rule">
        {retailer.discount && (
          <div className="grid grid-cols-2 gap-4 py-2 first:pt-0">
            <dt className="text-sm text-muted">Typical discount</dt>
            <dd className="font-semibold">
              <span {...editAttributes('retailers', retailer.slug, 'typical_discount')}>
                {retailer.discount.text}
              </span>{' '}
              in {retailer.discount.year}
              <DiscountEvidence discount={retailer.discount} isLinked />
            </dd>
          </div>
        )}
        {saleTimes(retailer).map(({ label, value }) => (
          <div key={label} className="grid grid-cols-2 gap-4 py-2 first:pt-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
        {retailer.last_verified && (
          <div className="grid grid-cols-2 gap-4 py-2">
            <dt className="text-sm text-muted">Last verified</dt>
            <dd>{formatDate(retailer.last_verified)}</dd>
          </div>
        )}
      </dl>
      <AffiliateLink href={retailer.cta_url} retailer={retailer.name} primary />
      <div className="mt-3">
        <AdDisclosure />
      </div>
    </div>
  );
}
