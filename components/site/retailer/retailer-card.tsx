import { Link } from '@/components/site/link';
import { datedDiscount } from '@/lib/catalogue/discount';
import type { RetailerCard as Retailer } from '@/lib/catalogue/entities';
import { channelsInWords, isUnchecked, statusInWords } from '@/lib/catalogue/sale-labels';
import type { ShopReason } from '@/lib/catalogue/shop-reasons';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { firstSentence } from '@/lib/catalogue/first-sentence';
import { formatDate } from '@/lib/dates/london-time';
import type { DrawnRow } from '@/lib/images/drawings';
import { retailerPath } from '@/lib/routing/paths';
import { NotCheckedMark } from '../not-checked';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { DiscountEvidence } from './discount-evidence';
import { RetailerTile } from './retailer-tile';

interface RetailerCardProps {
  retailer: Retailer;
  /** The row whose drawing the shop's sign shows; null for a sign without one (retailer-tile). */
  drawn?: DrawnRow | null;
  heading?: 'h2' | 'h3';
  /** The starts of the shop's sale this season, if they are known, earliest first. */
  starts?: SaleStart[];
  /** The names of the shop's main categories. */
  sells?: string[];
  /** Why the shop is good for the goods of the page. If set, the card shows it instead of the main categories. */
  reason?: ShopReason;
  /** Whether the card says where each sale starts, and what the shop is good for. */
  isDetailed?: boolean;
}

/**
 * The card of a retailer in lists, which explain the mark of a start that is not checked (retailer-grid). If the shop has
 * no start, the card says so. If it has no reason and no discount either, the card shows the beginning of its verdict.
 */
export function RetailerCard({
  retailer,
  drawn,
  heading: Heading = 'h3',
  starts = [],
  sells,
  reason,
  isDetailed = false,
}: RetailerCardProps) {
  const [start] = starts;
  return (
    <article className="card retailer-card">
      <RetailerTile retailer={retailer} drawn={drawn}>
        <Heading className="card-title">
          <Link href={retailerPath(retailer.slug)} className="card-link">
            {retailer.name}
          </Link>
        </Heading>
      </RetailerTile>
      <div className="card-body">
        <div className="retailer-facts">
          {start ? (
            <span className="sale-pill" data-status={start.status}>
              <span>
                {statusInWords(start)}
                {isUnchecked(start) && <NotCheckedMark />}
              </span>
            </span>
          ) : (
            <span className="sale-pill" data-status="unknown">
              {retailer.has_sale ? 'No date yet' : 'No set date'}
            </span>
          )}
          {start && isDetailed && <span className="sale-evidence">{channelsInWords(starts)}</span>}
          {reason && (
            <p className="card-reason">
              {reason.about && <b>{reason.about}: </b>}
              {reason.text}
            </p>
          )}
          {!reason && sells && sells.length > 0 && (
            <p className="retailer-sells">
              {sells[0]}
              {sells.length > 1 && <span>, {sells.slice(1).join(', ')}</span>}
            </p>
          )}
          {!reason && retailer.verdict && (isDetailed || (!start && !retailer.discount)) && (
            <p className="retailer-verdict">{firstSentence(retailer.verdict)}</p>
          )}
          {retailer.discount && (
            <p className="text-sm">
              {datedDiscount(retailer.discount)}
              <DiscountEvidence discount={retailer.discount} />
            </p>
          )}
          {retailer.last_verified && (
            <p className="card-note">Last verified {formatDate(retailer.last_verified)}</p>
          )}
        </div>
        <AffiliateLink href={retailer.cta_url} retailer={retailer.name} />
      </div>
    </article>
  );
}
