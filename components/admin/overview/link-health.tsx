import Link from 'next/link';
import { whole } from '@/lib/admin/analytics-figures';
import type { LinkFigures } from '@/lib/data/admin/links';
import { BROKEN_LINKS_PATH, countByTone } from '@/lib/links/health';

/** Shows the health of the site's links. The number of broken links is a link to the list of these links. */
export function LinkHealth({ figures: { total, broken, healths } }: { figures: LinkFigures }) {
  const warnings = countByTone(healths, 'warning');
  const unchecked = healths.unchecked ?? 0;
  const rest = [
    warnings > 0 && `${whole(warnings)} lead somewhere unexpected`,
    unchecked > 0 && `${whole(unchecked)} not checked yet`,
  ].filter(Boolean);
  return (
    <section aria-labelledby="link-health" className="card mb-4 px-3 py-4 sm:px-4">
      <h2 id="link-health">
        <Link href="/admin/link-manager" prefetch={false} className="hover:text-brand hover:underline">
          Links to other sites
        </Link>
      </h2>
      <p className="mt-2">
        {broken > 0 ? (
          <Link
            href={BROKEN_LINKS_PATH}
            prefetch={false}
            className="font-semibold text-action underline underline-offset-4"
          >
            {broken === 1 ? '1 broken link' : `${whole(broken)} broken links`}
          </Link>
        ) : (
          <strong>No broken links</strong>
        )}{' '}
        <span className="text-sm text-muted">
          out of {whole(total)}
          {rest.length > 0 && ` (${rest.join(', ')})`}
        </span>
      </p>
    </section>
  );
}
