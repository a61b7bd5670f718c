import { MoreLink } from '@/components/site/more-link';
import { searchPath } from '@/lib/search/query';
import type { SearchList } from '@/lib/search/results';

interface ResultPagesProps {
  query: string;
  list: SearchList;
  page: number;
  pages: number;
}

/** Links to the previous and the next page of search results. */
export function ResultPages({ query, list, page, pages }: ResultPagesProps) {
  const to = (number: number) => searchPath(query, { type: list, page: number });
  return (
    <nav aria-label="Pages of results" className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 && <MoreLink href={to(page - 1)}>Previous</MoreLink>}
      <span>
        Page {page.toLocaleString('en-GB')} of {pages.toLocaleString('en-GB')}
      </span>
      {page < pages && <MoreLink href={to(page + 1)}>Next</MoreLink>}
    </nav>
  );
}
