import { AD_MARK, PAID_REL } from '@/lib/affiliates/paid-links';

interface AffiliateLinkProps {
  href: string;
  retailer: string;
  /** Whether the link is the page's primary call to action, which is as wide as its box. */
  primary?: boolean;
  /** Whether the link leads to one product at the shop, not to the shop itself. */
  isProduct?: boolean;
  /** The words before the shop's name, if they are others than usual. */
  words?: string | null;
}

/** A link to a shop, marked as an advertisement (docs/product.md#advertising-disclosure). */
export function AffiliateLink({
  href,
  retailer,
  primary = false,
  isProduct = false,
  words,
}: AffiliateLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel={PAID_REL}
      className={`button-shop relative z-10 ${primary ? 'button-shop-wide' : ''}`}
    >
      <span className="min-w-0">
        {words ?? (isProduct ? 'See it at' : 'Visit')} <span className="shop-name">{retailer}</span>
      </span>
      <span className={AD_MARK}>Ad</span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
