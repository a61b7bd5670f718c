import { Link } from '@/components/site/link';

/**
 * The banner with the affiliate disclosure. It is hidden in the HTML until shell/start-banner shows it, and overlays
 * the page, so that nothing moves. If an affiliate script is configured, the banner asks for consent, with yes and no
 * equally prominent; the page stays readable.
 */
export function AffiliateBanner({ scriptHost }: { scriptHost: string | undefined }) {
  return (
    <aside hidden aria-label="Affiliate disclosure" className="affiliate-banner no-print">
      <p>
        We earn commission when you buy through links marked ‘Ad’.{' '}
        <span className="banner-more">It costs you nothing extra. </span>
        <Link href="/how-we-make-money" className="font-semibold underline underline-offset-4">
          How we make money
        </Link>
        {scriptHost && (
          <>
            . May a script from {scriptHost} credit purchases to us? It may set{' '}
            <Link href="/cookie-policy" className="font-semibold underline underline-offset-4">
              cookies
            </Link>
            .
          </>
        )}
      </p>
      {scriptHost ? (
        <div className="flex gap-2">
          <button type="button" data-consent="refused" className="banner-button">
            Refuse<span className="sr-only"> the affiliate script</span>
          </button>
          <button type="button" data-consent="allowed" className="banner-button">
            Allow<span className="sr-only"> the affiliate script</span>
          </button>
        </div>
      ) : (
        <button type="button" className="banner-button">
          Dismiss<span className="sr-only"> the affiliate disclosure</span>
        </button>
      )}
    </aside>
  );
}
