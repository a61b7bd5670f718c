import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getRetailerClicks, getWidgetClicks } from '@/lib/data/admin/analytics';
import { listReferenceChoices } from '@/lib/data/admin/references';
import { listRows } from '@/lib/data/admin/rows';
import { pageCount } from '@/lib/lists/pagination';
import type { Choice } from '@/lib/resources/field';
import { isNarrowedBy, listSearch, NO, PAGE_SIZES, readListQuery, YES } from '@/lib/resources/list-query';
import {
  deletedPathOf,
  hasHistory,
  listPathOf,
  type BulkAction,
  type Filter,
  type Resource,
  type Row,
} from '@/lib/resources/resource';
import type { SearchParams } from '@/lib/routing/query-parameters';
import type { Db } from '@/lib/supabase/public';
import type { BulkChoice, TickedRow } from './bulk-buttons';
import { ListPager } from './list-pager';
import { ListTabs } from './list-tabs';
import { ListToolbar } from './list-toolbar';
import { NoRows } from './no-rows';
import { RowCount } from './row-count';
import { RowsTable } from './rows-table';
import { SelectableRows } from './selectable-rows';

const CLICK_DAYS = 30;

interface ResourceListProps {
  db: Db;
  resource: Resource;
  searchParams: SearchParams;
}

/**
 * Shows an entity's list screen with toolbar, rows, bulk actions and page links. Builds it from the entity's definition
 * and the URL.
 */
export async function ResourceList({ db, resource, searchParams }: ResourceListProps) {
  const query = readListQuery(resource, searchParams);
  const { key, one, many, isUncountable, flag, tabs } = resource;
  const [{ rows, count }, filters, bulk] = await Promise.all([
    listRows(db, resource, query),
    Promise.all(
      resource.filters
        .filter(({ name }) => name !== tabs)
        .map(async (filter) => ({ ...filter, options: await optionsOf(db, filter) })),
    ),
    Promise.all((resource.bulk ?? []).map((action) => withChoices(db, action))),
  ]);
  // If the requested page no longer exists, show the last page.
  const last = pageCount(count, query.size);
  if (query.page > last) redirect(`${listPathOf(resource)}${listSearch(resource, query, { page: last })}`);
  const clicks = rows.length > 0 ? await clicksOf(db, resource, rows) : undefined;
  const isNarrowed = isNarrowedBy(query);
  const search = listSearch(resource, query, { page: 1 });
  const sort = new URLSearchParams(search).get('sort') ?? undefined;
  return (
    <>
      {tabs && <ListTabs {...{ resource, query, tabs }} />}
      <ListToolbar
        path={listPathOf(resource)}
        many={many}
        search={search}
        filters={filters.map(({ name, label, options }) => ({ name, label, options }))}
        sizes={[...PAGE_SIZES]}
        kept={{ sort, ...(tabs && { [tabs]: query.filters[tabs] }) }}
      />
      <RowCount nouns={resource} {...{ count, isNarrowed }}>
        <p className="flex flex-wrap gap-4">
          {hasHistory(resource) && (
            <Link href={deletedPathOf(resource)} prefetch={false} className="admin-link">
              Deleted {many}
            </Link>
          )}
          <a href={`/admin/${key}/export${search}`} className="admin-link">
            Export all as CSV
          </a>
        </p>
      </RowCount>
      {rows.length > 0 ? (
        <SelectableRows
          // This key resets the ticks when the rows change, so that bulk actions affect only rows that are shown.
          key={rows.map(({ id }) => String(id)).join()}
          {...{ flag, bulk }}
          known={knownOf(resource, rows)}
          nouns={{ one, many, isUncountable }}
          resource={key}
          exportPath={`/admin/${key}/export`}
        >
          <RowsTable {...{ resource, query, rows, clicks }} />
        </SelectableRows>
      ) : (
        <EmptyList resource={resource} isNarrowed={isNarrowed} />
      )}
      <ListPager {...{ resource, query, count }} />
    </>
  );
}

/** Returns the number of clicks of each row, by row id; undefined if the list does not show clicks. */
async function clicksOf(db: Db, { showsClicks }: Resource, rows: Row[]) {
  if (!showsClicks) return undefined;
  const ids = rows.map(({ id }) => String(id));
  if (showsClicks === 'widget') return getWidgetClicks(db, { ids, days: CLICK_DAYS });
  const slugs = rows.map(({ slug }) => String(slug));
  const bySlug = await getRetailerClicks(db, { slugs, days: CLICK_DAYS });
  return Object.fromEntries(rows.map(({ id, slug }) => [String(id), bySlug[String(slug)] ?? 0]));
}

function EmptyList({ resource, isNarrowed }: { resource: Resource; isNarrowed: boolean }) {
  const { key, many, isReadOnly } = resource;
  if (isNarrowed || isReadOnly) return <NoRows {...{ many, isNarrowed }} path={listPathOf(resource)} />;
  return (
    <div className="card p-8 text-center">
      <p>There are no {many} yet.</p>
      <p className="mt-3">
        <Link href={`/admin/${key}/new`} prefetch={false} className="admin-link">
          Create the first
        </Link>
      </p>
    </div>
  );
}

/** Returns, by row id, the values that the dialogs of bulk actions use. */
function knownOf({ bulk = [] }: Resource, rows: Row[]): Record<string, TickedRow> {
  const columns = bulk.flatMap(({ question }) => question?.not ?? []);
  const asked = (row: Row) => Object.fromEntries(columns.map((name) => [name, String(row[name])]));
  return Object.fromEntries(rows.map((row) => [String(row.id), asked(row)]));
}

const withChoices = async (db: Db, { name, label, question }: BulkAction): Promise<BulkChoice> => ({
  name,
  label,
  question: question && {
    ...question,
    choices: question.to && (await listReferenceChoices(db, { to: question.to })),
  },
});

async function optionsOf(db: Db, filter: Filter): Promise<Choice[]> {
  switch (filter.kind) {
    case 'choice':
      return filter.choices;
    case 'reference':
      return listReferenceChoices(db, { to: filter.to });
    default:
      return [
        { value: YES, label: filter.yes },
        { value: NO, label: filter.no },
      ];
  }
}
