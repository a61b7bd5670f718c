import { Link } from '@/components/site/link';

/** Hidden in the HTML; shell/start-banner shows it. It lies over the page, so nothing moves. */
export function AffiliateBanner() {
  return (
    <aside hidden aria-label="Affiliate disclosure" className="affiliate-banner no-print">
      <p className="text-sm">
        We earn commission when you buy through links marked ‘Ad’. It costs you nothing extra.{' '}
        <Link href="/how-we-make-money" className="font-semibold underline underline-offset-4">
          How we make money
        </Link>
      </p>
      <button type="button" className="banner-button">
        Dismiss<span className="sr-only"> the affiliate disclosure</span>
      </button>
    </aside>
  );
}
