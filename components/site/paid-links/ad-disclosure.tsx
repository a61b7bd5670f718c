import { AD_MARK } from '@/lib/affiliates/paid-links';
import { Link } from '@/components/site/link';

/** The short disclosure of every block of affiliate links (docs/product.md#advertising-disclosure). */
export function AdDisclosure() {
  return (
    <p className="ad-line">
      <span>
        <strong className={AD_MARK}>Ad</strong> marks links for which we may earn a commission, at no cost to
        you.{' '}
        <Link href="/how-we-make-money" className="underline underline-offset-4">
          How we make money
        </Link>
      </span>
    </p>
  );
}
