import { Link } from '@/components/site/link';
import type { HomepageRow } from '@/lib/schema/rows';

/** The small print at the end of the homepage. */
export function Disclaimer({ settings }: { settings: HomepageRow }) {
  return (
    <section aria-label="Disclaimer" id="disclaimer" className="mt-14 border-t border-rule pt-4">
      <p className="max-w-prose text-sm whitespace-pre-line text-muted">
        {settings.disclaimer_text}{' '}
        <Link href={settings.disclaimer_link_url} className="underline underline-offset-4">
          {settings.disclaimer_link_text}
        </Link>
      </p>
    </section>
  );
}
