import { AD_MARK, PAID_REL } from '@/lib/affiliates/paid-links';

interface AffiliateLinkProps {
  href: string;
  retailer: string;
  /** Whether the link is the page's primary call to action. Otherwise it looks like an ordinary link. */
  primary?: boolean;
}

const LOOK = {
  primary: 'bg-action px-6 py-3 text-on-action hover:bg-action-strong',
  quiet: 'border border-control px-4 py-2 text-sm text-action hover:border-action',
};

/** A link to a shop, marked as an advertisement (docs/product.md#advertising-disclosure). */
export function AffiliateLink({ href, retailer, primary = false }: AffiliateLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel={PAID_REL}
      className={`relative z-10 inline-flex min-h-11 items-center gap-2 rounded-box font-semibold transition-colors duration-150 ${LOOK[primary ? 'primary' : 'quiet']}`}
    >
      Visit {retailer}
      <span className={AD_MARK}>Ad</span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
