import { Link } from '@/components/site/link';
import { datedDiscount } from '@/lib/catalogue/discount';
import type { RetailerCard as Retailer } from '@/lib/catalogue/entities';
import { cardLine } from '@/lib/catalogue/first-sentence';
import { type ShopStart, UNKNOWN_START } from '@/lib/catalogue/shop-start';
import { formatDate } from '@/lib/dates/london-time';
import type { DrawnRow } from '@/lib/images/drawings';
import { retailerPath } from '@/lib/routing/paths';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { DiscountEvidence } from './discount-evidence';
import { RetailerTile } from './retailer-tile';
import { StartPill, StartText } from '../sale-dates/start-pill';
import { SaveButton } from '../shortlist/save-button';

interface RetailerCardProps {
  retailer: Retailer;
  heading?: 'h2' | 'h3';
  /** When the shop's sale starts, if anything is known. */
  start?: ShopStart;
  /**
   * The category, subcategory or product whose drawing is on the shop's sign. If undefined, the sign chooses a drawing
   * (lib/catalogue/shop-drawing).
   */
  drawn?: DrawnRow;
  /** The names of the shop's main categories. */
  sells?: string[];
  /** Whether the card is in the long list of shops. If so, it says when the sale starts through each channel. */
  isDetailed?: boolean;
  /** Whether to draw the button to the shop as an outline only. */
  isQuiet?: boolean;
  /** Whether the card has a button that saves the shop to the visitor's shortlist. */
  canSave?: boolean;
}

/**
 * Shows a retailer as a card in a list. If nobody has checked when its sale starts, the card has a mark, which the list
 * explains (retailer-grid). If nothing is known about the start, the card says so.
 */
export function RetailerCard({
  retailer,
  heading: Heading = 'h3',
  start = UNKNOWN_START,
  drawn,
  sells,
  isDetailed = false,
  isQuiet,
  canSave = false,
}: RetailerCardProps) {
  const [first, ...others] = isDetailed ? start.channels : [];
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
        <div className="retailer-starts">
          <StartPill {...(first ?? start)} status={start.status} />
          {others.map((channel) => (
            <span key={channel.text} className="sale-evidence">
              <span>
                <StartText {...channel} />
              </span>
            </span>
          ))}
        </div>
        <div className="retailer-facts">
          {sells && sells.length > 0 && (
            <p className={retailer.verdict ? 'retailer-sells' : 'retailer-sells is-only'}>
              {sells[0]}
              {sells.length > 1 && <span>, {sells.slice(1).join(', ')}</span>}
            </p>
          )}
          {retailer.verdict && <p className="retailer-verdict">{cardLine(retailer.verdict)}</p>}
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
        {canSave && <SaveButton kind="shops" slug={retailer.slug} name={retailer.name} />}
        <AffiliateLink href={retailer.cta_url} retailer={retailer.name} isInCard isOfShop isQuiet={isQuiet} />
      </div>
    </article>
  );
}
