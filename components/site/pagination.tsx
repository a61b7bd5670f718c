import Link from 'next/link';

interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page of the list. */
  pathOf: (page: number) => string;
  label: string;
}

/** Real links to the neighbouring pages of a long list, and to its ends. */
export function Pagination({ page, pages, pathOf, label }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="no-print mt-8">
      <ul className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>
            <PageLink href={pathOf(page - 1)} rel="prev">
              Previous
            </PageLink>
          </li>
        )}
        {shownPages(page, pages).map((number, index, all) => (
          <li key={number} className="flex items-center gap-2">
            {number - (all[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            {number === page ? (
              <span
                aria-current="page"
                className="inline-flex size-11 items-center justify-center rounded-box bg-brand font-semibold text-on-brand"
              >
                <span className="sr-only">Page </span>
                {number}
              </span>
            ) : (
              <PageLink href={pathOf(number)}>
                <span className="sr-only">Page </span>
                {number}
              </PageLink>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <PageLink href={pathOf(page + 1)} rel="next">
              Next
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

function PageLink({ href, rel, children }: { href: string; rel?: string; children: React.ReactNode }) {
  return (
    <Link
      href={href}
      rel={rel}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-box border border-control px-3 hover:border-brand"
    >
      {children}
    </Link>
  );
}

/** The first, the last, and the pages around the current one. */
export function shownPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b);
}
