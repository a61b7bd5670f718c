import { AD_MARK, PAID_REL } from '@/lib/affiliates/paid-links';

interface AffiliateLinkProps {
  href: string;
  retailer: string;
  /** Whether the link is the page's primary call to action, which is as wide as its box. */
  primary?: boolean;
  /** Whether the button is only an outline, as the buttons of a list after its first one. */
  isQuiet?: boolean;
  /** Whether the link is in a card, which names the shop and may be too narrow for its name on one line. */
  isInCard?: boolean;
  /** Whether the link leads to one product at the shop, not to the shop itself. */
  isProduct?: boolean;
  /** The words before the shop's name, if they are others than usual. */
  words?: string | null;
}

/** Names that may be too long for a card: the number of characters from which on, and the class of their short words. */
const LONG_NAMES = [
  { from: 18, className: 'shop-word is-endless' },
  { from: 14, className: 'shop-word is-longest' },
  { from: 11, className: 'shop-word is-long' },
  { from: 7, className: 'shop-word' },
];

/** A link to a shop, marked as an advertisement (docs/product.md#advertising-disclosure). */
export function AffiliateLink({
  href,
  retailer,
  primary = false,
  isQuiet = false,
  isInCard = false,
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
        {verb} {isInCard && <ShortName name={retailer} />}
        <span className="shop-name">{retailer}</span>
      </span>
      <span className={AD_MARK}>Ad</span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
  return isInCard ? <div className="shop-action">{link}</div> : link;
}

/** The words that a narrow card shows instead of a long name, which then only screen readers hear (styles/controls). */
function ShortName({ name }: { name: string }) {
  const className = LONG_NAMES.find(({ from }) => name.length >= from)?.className;
  return className && <span className={className}>shop </span>;
}
