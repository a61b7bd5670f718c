import { Link } from '@/components/site/link';
import { searchPath } from '@/lib/search/query';
import { countLabel, LIST_TITLES, SEARCH_LISTS } from '@/lib/search/results';
import type { SearchList, SearchResults } from '@/lib/search/results';

interface SearchTabsProps {
  query: string;
  current: SearchList | 'all';
  results: SearchResults;
}

/**
 * Shows the tabs of the search page, each with its number of results. Leaves out types without results, except the
 * current tab.
 */
export function SearchTabs({ query, current, results }: SearchTabsProps) {
  const tabs = [
    { type: 'all', title: 'All', count: countLabel(results.totalCount, results.atLeast.length > 0) },
    ...SEARCH_LISTS.filter((list) => results.counts[list] > 0 || list === current).map((list) => ({
      type: list,
      title: LIST_TITLES[list],
      count: countLabel(results.counts[list], results.atLeast.includes(list)),
    })),
  ];
  return (
    <nav aria-label="Kinds of results" className="search-tabs">
      <ul>
        {tabs.map(({ type, title, count }) => (
          <li key={type}>
            <Link
              href={searchPath(query, { type })}
              aria-current={type === current ? 'page' : undefined}
              className="search-tab"
            >
              {title} <span className="text-muted">({count})</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
