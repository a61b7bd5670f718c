import { listSearch, type ListQuery } from '@/lib/resources/list-query';
import { listPathOf, type Resource } from '@/lib/resources/resource';
import { TabLinks } from './tab-links';

interface ListTabsProps {
  resource: Resource;
  query: ListQuery;
  /** The name of the filter that the tabs set. */
  tabs: string;
}

/** Shows a filter as tabs: one tab for all rows, then one tab for each choice. */
export function ListTabs({ resource, query, tabs }: ListTabsProps) {
  const filter = resource.filters.find(({ name }) => name === tabs);
  if (filter?.kind !== 'choice') return null;
  const { [tabs]: current = '', ...others } = query.filters;
  return (
    <TabLinks
      label={filter.label}
      tabs={[{ value: '', label: 'All' }, ...filter.choices].map(({ value, label }) => {
        const filters = value ? { ...others, [tabs]: value } : others;
        const path = `${listPathOf(resource)}${listSearch(resource, query, { filters, page: 1 })}`;
        return { path, label, isCurrent: value === current };
      })}
    />
  );
}
