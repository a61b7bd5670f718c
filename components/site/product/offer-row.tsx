import { Link } from '@/components/site/link';
import type { CurrentOffer, EarlierPrice } from '@/lib/catalogue/offers';
import { formatPounds } from '@/lib/catalogue/pounds';
import { formatDate, formatLongMoment } from '@/lib/dates/london-time';
import { SOURCE_REL } from '@/lib/affiliates/paid-links';
import { retailerPath } from '@/lib/routing/paths';
import { AffiliateLink } from '../paid-links/affiliate-link';

interface OfferRowProps {
  offer: CurrentOffer;
  /** The words before the shop's name on the button. The default is the usual words of AffiliateLink. */
  words?: string | null;
  /** Whether to draw the button as an outline only. */
  isQuiet?: boolean;
}

/**
 * Shows a shop's offer: its price with the day on which the site saw it, its code, its conditions, and when it starts
 * and ends.
 */
export function OfferRow({ offer, words, isQuiet }: OfferRowProps) {
  const { title, retailer, url, price, earlier, code, conditions, status, startsAt, endsAt } = offer;
  return (
    <li>
      <div className="offer-text">
        <p className="font-semibold">
          {price && <span className="offer-price">{formatPounds(price.pence)}</span>} {title}
        </p>
        <p className="text-sm text-muted">
          At{' '}
          <Link href={retailerPath(retailer.slug)} className="lone-link underline underline-offset-4">
            {retailer.name}
          </Link>
          {price && `, ${deliveryInWords(price.deliveryPence)}seen on ${formatDate(price.seenOn)}`}
        </p>
        {earlier && <EarlierPriceNote earlier={earlier} />}
        {code && (
          <p className="text-sm">
            Code <strong className="offer-code">{code}</strong>
          </p>
        )}
        {conditions && <p className="text-sm text-muted">{conditions}</p>}
        {status === 'coming' && startsAt && <p className="text-sm">Starts {formatLongMoment(startsAt)}</p>}
        {endsAt && <p className="text-sm">Ends {formatLongMoment(endsAt)}</p>}
      </div>
      <AffiliateLink href={url} retailer={retailer.name} isProduct words={words} isQuiet={isQuiet} />
    </li>
  );
}

/** Returns the cost of delivery in words for the middle of a sentence; '' if the cost is not known. */
function deliveryInWords(pence: number | null): string {
  if (pence === null) return '';
  return pence === 0 ? 'free delivery, ' : `plus ${formatPounds(pence)} delivery, `;
}

/** Shows a shop's earlier price, with its evidence. */
export function EarlierPriceNote({ earlier: { pence, sourceUrl, seenOn } }: { earlier: EarlierPrice }) {
  return (
    <p className="text-sm text-muted">
      Earlier price {formatPounds(pence)},{' '}
      <a href={sourceUrl} rel={SOURCE_REL} className="underline underline-offset-4">
        seen on {formatDate(seenOn)}
      </a>
    </p>
  );
}
