import Link from 'next/link';
import { Fragment } from 'react';
import { listSearch, type ListQuery } from '@/lib/resources/list-query';
import {
  editPathOf,
  fieldsOf,
  listPathOf,
  type Column,
  type Resource,
  type Row,
} from '@/lib/resources/resource';
import { Cell } from './cell';

interface RowsTableProps {
  resource: Resource;
  query: ListQuery;
  rows: Row[];
  /** The number of clicks in the last 30 days (`showsClicks`), by row id. */
  clicks?: Record<string, number>;
}

/**
 * Shows the rows of a list in a table, with a tick box each. The form around the table (selectable-rows) tracks the
 * ticked rows.
 */
export function RowsTable({ resource, query, rows, clicks }: RowsTableProps) {
  const { nameColumn } = resource;
  const flagColumn: string | undefined = resource.flag?.column;
  const columns = resource.columns.filter(({ isExportOnly }) => !isExportOnly);
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label={`Table of ${resource.many}`}>
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">
              <input type="checkbox" name="all" aria-label="Select all on this page" />
            </th>
            {columns.map((column) => (
              <Fragment key={column.name}>
                {clicks && column.name === flagColumn && <th scope="col">Clicks (30 days)</th>}
                <ColumnHead {...{ resource, query, column }} />
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row.id)}>
              <td>
                <input
                  type="checkbox"
                  name="id"
                  value={String(row.id)}
                  aria-label={`Select ${String(row[nameColumn])}`}
                />
              </td>
              {columns.map((column) =>
                column.name === nameColumn ? (
                  <th key={column.name} scope="row" className="min-w-48">
                    <RowName {...{ resource, row }} />
                  </th>
                ) : (
                  <Fragment key={column.name}>
                    {clicks && column.name === flagColumn && (
                      <td>{(clicks[String(row.id)] ?? 0).toLocaleString('en-GB')}</td>
                    )}
                    <td>
                      <Cell {...{ resource, column, row }} />
                    </td>
                  </Fragment>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowName({ resource, row }: { resource: Resource; row: Row }) {
  const name = String(row[resource.nameColumn]);
  if (resource.isReadOnly) return name;
  return (
    <Link href={editPathOf(resource, String(row.id))} prefetch={false} className="admin-link">
      {name}
    </Link>
  );
}

/**
 * Shows the heading of a column. If the column is sortable, the heading is a link that sorts the list by this column.
 */
export function ColumnHead({
  resource,
  query,
  column,
}: {
  resource: Resource;
  query: ListQuery;
  column: Column;
}) {
  const field = fieldsOf(resource).find(({ name }) => name === column.name);
  const label = column.label ?? field?.label ?? column.name;
  if (!column.isSortable) return <th scope="col">{label}</th>;
  const isSorted = query.sort.by === column.name;
  const descending = isSorted && !query.sort.descending;
  const search = listSearch(resource, query, { sort: { by: column.name, descending }, page: 1 });
  const direction = query.sort.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <Link href={`${listPathOf(resource)}${search}`} prefetch={false} className="admin-sort">
        {label}
        <span aria-hidden="true">{isSorted ? (query.sort.descending ? ' ↓' : ' ↑') : ''}</span>
      </Link>
    </th>
  );
}
