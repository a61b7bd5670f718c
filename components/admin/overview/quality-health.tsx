import Link from 'next/link';
import { whole } from '@/lib/admin/analytics-figures';
import type { QualityFigures } from '@/lib/data/admin/quality';

const PATH = '/admin/content-quality';

/**
 * Shows the average score of the site's texts. The number of pages with errors is a link to the list of these pages.
 */
export function QualityHealth({ figures: { pages, score, severities } }: { figures: QualityFigures }) {
  const errors = severities.error ?? 0;
  return (
    <section aria-labelledby="quality-health" className="card mb-4 px-3 py-4 sm:px-4">
      <h2 id="quality-health">
        <Link href={PATH} prefetch={false} className="hover:text-brand hover:underline">
          Content quality
        </Link>
      </h2>
      <p className="mt-2">
        {score === null ? (
          'No page has been checked yet.'
        ) : (
          <>
            <strong>{score}</strong> out of 100 on average{' '}
            <span className="text-sm text-muted">
              across {whole(pages)} {pages === 1 ? 'page' : 'pages'}
            </span>
          </>
        )}
      </p>
      {errors > 0 && (
        <p className="mt-1">
          <Link
            href={`${PATH}?severities=error`}
            prefetch={false}
            className="font-semibold text-action underline underline-offset-4"
          >
            {errors === 1 ? '1 page with an error' : `${whole(errors)} pages with errors`}
          </Link>
        </p>
      )}
    </section>
  );
}
