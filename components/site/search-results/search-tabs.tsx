import Link from 'next/link';
import { searchPath } from '@/lib/search/query';
import { LIST_TITLES, SEARCH_LISTS } from '@/lib/search/results';
import type { SearchCounts, SearchList } from '@/lib/search/results';

interface SearchTabsProps {
  query: string;
  current: SearchList | 'all';
  counts: SearchCounts;
  total: number;
}

/** One link per kind of result, with its count. */
export function SearchTabs({ query, current, counts, total }: SearchTabsProps) {
  const tabs = [
    { type: 'all', title: 'All', count: total },
    ...SEARCH_LISTS.map((list) => ({ type: list, title: LIST_TITLES[list], count: counts[list] })),
  ];
  return (
    <nav aria-label="Kinds of results" className="mt-4 border-b border-rule">
      <ul className="flex gap-1 overflow-x-auto">
        {tabs.map(({ type, title, count }) => (
          <li key={type}>
            <Link
              href={searchPath(query, { type })}
              aria-current={type === current ? 'page' : undefined}
              className="search-tab"
            >
              {title} <span className="text-muted">({count.toLocaleString('en-GB')})</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
