import Link from 'next/link';
import { whole } from '@/lib/admin/analytics-figures';
import type { PageFigures } from '@/lib/data/admin/pages';
import { PAGE_FAULTS } from '@/lib/seo/page-faults';

/** Shows the health of the site's pages. The number of pages with faults is a link to the list of these pages. */
export function PageHealth({ figures: { total, faulty, faults } }: { figures: PageFigures }) {
  const errors = PAGE_FAULTS.filter(({ tone, value }) => tone === 'error' && faults[value]);
  return (
    <section aria-labelledby="page-health" className="card mb-4 px-3 py-4 sm:px-4">
      <h2 id="page-health">
        <Link href="/admin/page-status" prefetch={false} className="hover:text-brand hover:underline">
          Pages
        </Link>
      </h2>
      <p className="mt-2">
        {total === 0 && 'No page has been crawled yet.'}
        {total > 0 && faulty === 0 && <strong>No faults</strong>}
        {faulty > 0 && (
          <Link
            href="/admin/page-status?has_faults=yes"
            prefetch={false}
            className="font-semibold text-action underline underline-offset-4"
          >
            {faulty === 1 ? '1 page with a fault' : `${whole(faulty)} pages with faults`}
          </Link>
        )}
        {total > 0 && (
          <span className="text-sm text-muted">
            {' '}
            of {whole(total)}
            {faulty > 0 && errors.length === 0 && ' (warnings only)'}
          </span>
        )}
      </p>
      {errors.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {errors.map(({ value, label }) => (
            <li key={value}>
              <Link href={`/admin/page-status?faults=${value}`} prefetch={false} className="admin-link">
                {label}
              </Link>{' '}
              {whole(faults[value] ?? 0)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
