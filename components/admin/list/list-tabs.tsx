import Link from 'next/link';
import { listSearch, type ListQuery } from '@/lib/resources/list-query';
import { listPathOf, type Resource } from '@/lib/resources/resource';

interface ListTabsProps {
  resource: Resource;
  query: ListQuery;
  /** The name of the filter that the tabs set. */
  tabs: string;
}

/** A filter shown as tabs: one tab for all rows, then one tab per choice. */
export function ListTabs({ resource, query, tabs }: ListTabsProps) {
  const filter = resource.filters.find(({ name }) => name === tabs);
  if (filter?.kind !== 'choice') return null;
  const { [tabs]: current = '', ...others } = query.filters;
  return (
    <nav aria-label={filter.label} className="admin-tabs">
      {[{ value: '', label: 'All' }, ...filter.choices].map(({ value, label }) => {
        const filters = value ? { ...others, [tabs]: value } : others;
        return (
          <Link
            key={value}
            href={`${listPathOf(resource)}${listSearch(resource, query, { filters, page: 1 })}`}
            prefetch={false}
            aria-current={value === current ? 'page' : undefined}
            className="admin-tab"
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
