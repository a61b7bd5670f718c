import { Link } from '@/components/site/link';

interface AffiliateBannerProps {
  /** The text of the affiliate disclosure. */
  text: string;
  scriptHost: string | undefined;
}

/**
 * Shows the banner with the affiliate disclosure. The banner is hidden in the HTML until the script shell/start-banner
 * shows it. It covers part of the page, so that nothing moves. If an affiliate script is configured, the banner asks
 * for consent, with equally prominent buttons for yes and no. Visitors can read the page without an answer.
 */
export function AffiliateBanner({ text, scriptHost }: AffiliateBannerProps) {
  return (
    <aside hidden aria-label="Affiliate disclosure" className="affiliate-banner no-print">
      <div className={scriptHost ? 'banner-line has-question' : 'banner-line'}>
        <p>
          {`${text} `}
          <Link href="/how-we-make-money">How it works</Link>
          {scriptHost && (
            <>
              . Can a script from {scriptHost} tell shops that you came from us, so that we earn commission?
              It may set <Link href="/cookie-policy">cookies</Link>.
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
          <button type="button" aria-label="Dismiss the affiliate disclosure" className="banner-close">
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor">
              <path d="m6 6 12 12M18 6 6 18" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        )}
      </div>
    </aside>
  );
}
