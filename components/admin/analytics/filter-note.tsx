import Link from 'next/link';
import { ANALYTICS_LISTS } from '@/lib/admin/analytics-lists';
import { ANALYTICS_PATH, type AnalyticsQuery, analyticsSearch } from '@/lib/admin/analytics-query';

/** Shows the active filter, with a link that removes it. */
export function FilterNote({ query, name }: { query: AnalyticsQuery; name: string }) {
  const { filter } = query;
  if (!filter) return null;
  const isPage = filter.dimension === 'page' || filter.dimension === 'chosen';
  return (
    <p
      role="status"
      className="card mb-4 flex flex-wrap items-center justify-between gap-3 border-brand px-4 py-2"
    >
      <span className="min-w-0 wrap-anywhere">
        Only {ANALYTICS_LISTS[filter.dimension].item.toLowerCase()}: <strong>{name}</strong>
        {isPage && (
          <>
            {' '}
            <a href={filter.value} target="_blank" rel="noopener" className="admin-link">
              View page
            </a>
          </>
        )}
      </span>
      <Link
        href={`${ANALYTICS_PATH}${analyticsSearch(query, { filter: null })}`}
        prefetch={false}
        className="button-quiet"
      >
        Remove the filter
      </Link>
    </p>
  );
}
