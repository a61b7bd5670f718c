import { Link } from '@/components/site/link';
import { pageLinks } from '@/lib/lists/pagination';

interface PaginationProps {
  current: number;
  last: number;
  /** The list's name, for the accessible name of the navigation: 'Products'. */
  label: string;
  pathOf: (page: number) => string;
}

const BOX = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-box border px-3';

/** Shows plain links to the pages of a long list. */
export function Pagination({ current, last, label, pathOf }: PaginationProps) {
  if (last === 1) return null;
  return (
    <nav aria-label={`${label}, pages`} className="no-print mt-8">
      <ul className="flex flex-wrap items-center gap-2">
        {current > 1 && <Step path={pathOf(current - 1)} rel="prev" label="Previous" />}
        {pageLinks(current, last).map((page, index) => (
          <li key={page ?? `gap ${index}`}>
            {page === null && (
              <span aria-hidden="true" className="px-1 text-muted">
                …
              </span>
            )}
            {page === current && (
              <span aria-current="page" className={`${BOX} border-brand bg-brand text-on-brand`}>
                <span className="sr-only">Page </span>
                {page}
              </span>
            )}
            {page !== null && page !== current && (
              <Link href={pathOf(page)} className={`${BOX} border-control hover:border-brand`}>
                <span className="sr-only">Page </span>
                {page}
              </Link>
            )}
          </li>
        ))}
        {current < last && <Step path={pathOf(current + 1)} rel="next" label="Next" />}
      </ul>
    </nav>
  );
}

function Step({ path, rel, label }: { path: string; rel: 'prev' | 'next'; label: string }) {
  return (
    <li>
      <Link
        href={path}
        rel={rel}
        className={`${BOX} border-control font-semibold text-brand hover:border-brand`}
      >
        {label}
        <span className="sr-only"> page</span>
      </Link>
    </li>
  );
}
