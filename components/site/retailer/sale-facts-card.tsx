import type { Retailer } from '@/lib/catalogue/entities';
import { saleTimes } from '@/lib/catalogue/sale-facts';
import { CHANNEL_LABELS, NOT_CHECKED, startInWords } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { formatDate } from '@/lib/dates/london-time';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { SaleEvidence, SalePill } from '../sale-dates/sale-evidence';
import { SaveButton } from '../shortlist/save-button';
import { DiscountEvidence } from './discount-evidence';

interface SaleFactsCardProps {
  retailer: Retailer;
  /** The starts of the shop's sale this season. */
  starts: SaleStart[];
}

/** The key facts of a shop's sale and the link to the shop. */
export function SaleFactsCard({ retailer, starts }: SaleFactsCardProps) {
  const times = saleTimes(
    retailer,
    starts.map(({ channel }) => channel),
  );
  return (
    <div className="buy-box">
      <div className="flex gap-3">
        <AffiliateLink href={retailer.cta_url} retailer={retailer.name} primary />
        <SaveButton kind="shops" slug={retailer.slug} name={retailer.name} />
      </div>
      <dl className="my-4 divide-y divide-rule">
        {retailer.discount && (
          <div className="fact-row py-2 first:pt-0">
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
        {starts.map((start) => (
          <div key={start.channel} className="fact-row py-2 first:pt-0">
            <dt className="text-sm text-muted">{CHANNEL_LABELS[start.channel]}</dt>
            <dd className="font-semibold">
              {startInWords(start)} <SalePill status={start.status} />
              <span className="block">
                <SaleEvidence basis={start.basis} />
              </span>
            </dd>
          </div>
        ))}
        {times.map(({ label, value }) => (
          <div key={label} className="fact-row py-2 first:pt-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold">
              {value}
              {!retailer.last_verified && (
                <span className="block text-sm font-normal text-muted">{NOT_CHECKED}</span>
              )}
            </dd>
          </div>
        ))}
        {retailer.last_verified && (
          <div className="fact-row py-2">
            <dt className="text-sm text-muted">Last verified</dt>
            <dd>{formatDate(retailer.last_verified)}</dd>
          </div>
        )}
      </dl>
      <AdDisclosure />
    </div>
  );
}
