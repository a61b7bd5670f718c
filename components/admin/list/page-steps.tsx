import Link from 'next/link';

interface PageStepsProps {
  page: number;
  /** The number of the last page. */
  last: number;
  /** Returns the path of a page. */
  to: (page: number) => string;
  /** The accessible name of the links, if the screen has another list with pages. */
  label?: string;
}

/** Shows links to the previous and the next page of a list. Renders nothing if the list has only one page. */
export function PageSteps({ page, last, to, label = 'Pages' }: PageStepsProps) {
  if (last === 1) return null;
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-2">
      {page > 1 && (
        <Link href={to(page - 1)} prefetch={false} className="button-quiet">
          Previous
        </Link>
      )}
      <span className="px-2">
        Page {page.toLocaleString('en-GB')} of {last.toLocaleString('en-GB')}
      </span>
      {page < last && (
        <Link href={to(page + 1)} prefetch={false} className="button-quiet">
          Next
        </Link>
      )}
    </nav>
  );
}
