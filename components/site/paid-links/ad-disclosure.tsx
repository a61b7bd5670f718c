import { AD_MARK } from '@/lib/affiliates/paid-links';
import { Link } from '@/components/site/link';
import { getDisclosures } from '@/lib/data/content-settings';

/** Explains the mark 'Ad', at the first affiliate links of a page (docs/product.md#advertising-disclosure). */
export async function AdDisclosure() {
  const { ad_disclosure } = await getDisclosures();
  return (
    <p className="ad-line">
      <span>
        <strong className={AD_MARK}>Ad</strong>
        {` ${ad_disclosure}`}{' '}
        <Link href="/how-we-make-money" className="whitespace-nowrap underline underline-offset-4">
          How we make money
        </Link>
      </span>
    </p>
  );
}
