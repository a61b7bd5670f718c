import { Link } from '@/components/site/link';
import type { HomepageRow } from '@/lib/schema/rows';

/** Shows the small print at the end of the homepage. */
export function Disclaimer({ settings }: { settings: HomepageRow }) {
  return (
    <section aria-label="Disclaimer" id="disclaimer" className="disclaimer">
      <p className="whitespace-pre-line">
        {settings.disclaimer_text}{' '}
        <Link href={settings.disclaimer_link_url} className="underline underline-offset-4">
          {settings.disclaimer_link_text}
        </Link>
      </p>
    </section>
  );
}
