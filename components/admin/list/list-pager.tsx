import Link from 'next/link';
import { pageCount } from '@/lib/lists/pagination';
import { listSearch, type ListQuery } from '@/lib/resources/list-query';
import { listPathOf, type Resource } from '@/lib/resources/resource';

interface ListPagerProps {
  resource: Resource;
  query: ListQuery;
  count: number;
}

/** Shows links to the other pages of a list. */
export function ListPager({ resource, query, count }: ListPagerProps) {
  const last = pageCount(count, query.size);
  if (last === 1) return null;
  const to = (page: number) => `${listPathOf(resource)}${listSearch(resource, query, { page })}`;
  const link = (page: number, label: string) =>
    page < 1 || page > last || page === query.page ? (
      <span className="button-quiet text-muted" aria-disabled="true">
        {label}
      </span>
    ) : (
      <Link href={to(page)} prefetch={false} className="button-quiet">
        {label}
      </Link>
    );
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-2">
      {link(1, 'First')}
      {link(query.page - 1, 'Previous')}
      <span className="px-2">
        Page {query.page.toLocaleString('en-GB')} of {last.toLocaleString('en-GB')}
      </span>
      {link(query.page + 1, 'Next')}
      {link(last, 'Last')}
    </nav>
  );
}
