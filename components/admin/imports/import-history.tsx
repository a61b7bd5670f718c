import Link from 'next/link';
import { ListPager } from '@/components/admin/list/list-pager';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { ColumnHead } from '@/components/admin/list/rows-table';
import type { NameActor } from '@/lib/data/admin/actors';
import type { Import } from '@/lib/data/imports';
import { formatMoment } from '@/lib/dates/london-time';
import { IMPORT_STATES } from '@/lib/imports/outcomes';
import type { Choice } from '@/lib/resources/field';
import { counted } from '@/lib/resources/entity-texts';
import { listSearch, type ListQuery, PAGE_SIZES } from '@/lib/resources/list-query';
import { listPathOf, type Resource } from '@/lib/resources/resource';

interface ImportHistoryProps {
  resource: Resource;
  query: ListQuery;
  imports: Import[];
  count: number;
  /** The entities that can be imported, as options with key and label. */
  entities: Choice[];
  nameOf: NameActor;
}

/** Lists the imports, page by page, with a search and filters. Renders nothing if there are none yet. */
export function ImportHistory({ resource, query, imports, count, entities, nameOf }: ImportHistoryProps) {
  const isNarrowed = query.q !== '' || Object.keys(query.filters).length > 0;
  if (count === 0 && !isNarrowed) return null;
  const search = listSearch(resource, query, { page: 1 });
  const sort = new URLSearchParams(search).get('sort') ?? undefined;
  return (
    <section aria-labelledby="import-history">
      <h2 id="import-history" className="mb-2">
        History
      </h2>
      <ListToolbar
        path={listPathOf(resource)}
        many={resource.many}
        search={search}
        filters={[
          { name: 'entity', label: 'Kind', options: entities },
          { name: 'state', label: 'State', options: [...IMPORT_STATES] },
        ]}
        sizes={[...PAGE_SIZES]}
        kept={{ sort }}
      />
      <p className="mb-2 text-muted">
        {counted(resource, count)}
        {isNarrowed && ' found'}
      </p>
      <div className="table-box" tabIndex={0} role="region" aria-label="Table of imports">
        <table className="admin-table">
          <thead>
            <tr>
              {resource.columns.map((column) => (
                <ColumnHead key={column.name} {...{ resource, query, column }} />
              ))}
            </tr>
          </thead>
          <tbody>
            {imports.map((run) => (
              <tr key={run.id}>
                <th scope="row" className="min-w-40 wrap-anywhere">
                  <Link
                    href={`${listPathOf(resource)}?run=${run.id}`}
                    prefetch={false}
                    className="admin-link"
                  >
                    {run.file_name}
                  </Link>
                </th>
                <td>{labelOf(entities, run.entity)}</td>
                <td>{run.total.toLocaleString('en-GB')}</td>
                <td>{labelOf([...IMPORT_STATES], run.state)}</td>
                <td>{nameOf(run.asked_by)}</td>
                <td className="whitespace-nowrap">
                  <time dateTime={run.created_at}>{formatMoment(run.created_at)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ListPager {...{ resource, query, count }} />
    </section>
  );
}

const labelOf = (choices: Choice[], of: string) => choices.find(({ value }) => value === of)?.label ?? of;
