import { AD_MARK, PAID_REL } from '@/lib/affiliates/paid-links';

interface AffiliateLinkProps {
  href: string;
  retailer: string;
  /** Whether the link is the page's primary call to action. If so, it is as wide as the box that contains it. */
  primary?: boolean;
  /** Whether to draw the button as an outline only. In a list, this is so for every button except the first. */
  isQuiet?: boolean;
  /** Whether the link is in a card. If so, it is as wide as the card's column. */
  isInCard?: boolean;
  /**
   * Whether the link is in a card that shows the shop's name. If such a card is narrow, the link shows only 'Visit',
   * and hides the shop's name from view, but not from screen readers (styles/controls).
   */
  isOfShop?: boolean;
  /** Whether the link leads to one product at the shop, not to the shop itself. */
  isProduct?: boolean;
  /** The words before the shop's name. The default is 'See it at' for a product, otherwise 'Visit'. */
  words?: string | null;
}

/** Links to a shop, and marks the link as an advertisement (docs/product.md#advertising-disclosure). */
export function AffiliateLink({
  href,
  retailer,
  primary = false,
  isQuiet = false,
  isInCard = false,
  isOfShop = false,
  isProduct = false,
  words,
}: AffiliateLinkProps) {
  const verb = words ?? (isProduct ? 'See it at' : 'Visit');
  const link = (
    <a
      href={href}
      target="_blank"
      rel={PAID_REL}
      className={`button-shop relative z-10 ${primary ? 'button-shop-wide' : ''} ${isQuiet ? 'is-quiet' : ''}`}
    >
      <span className="min-w-0">
        {verb} <span className="shop-name">{retailer}</span>
      </span>
      <span className={AD_MARK}>Ad</span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
  return isInCard ? <div className={isOfShop ? 'shop-action is-of-shop' : 'shop-action'}>{link}</div> : link;
}
