import Link from 'next/link';
import { pageCount } from '@/lib/lists/pagination';

interface PageStepsProps {
  page: number;
  count: number;
  size: number;
  /** Returns the path of a page. */
  to: (page: number) => string;
}

/** Links to the previous and the next page of changes. */
export function PageSteps({ page, count, size, to }: PageStepsProps) {
  const last = pageCount(count, size);
  if (last === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-2">
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
