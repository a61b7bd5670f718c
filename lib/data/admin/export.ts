import 'server-only';
import type { ListQuery } from '@/lib/resources/list-query';
import { fieldsOf, type Resource, type Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { getRows, listRows } from './rows';

const BATCH = 500;

interface ExportParams {
  query: ListQuery;
  /** The ids of the rows to export; if empty, all rows of the list are exported. */
  ids: string[];
}

/**
 * Streams rows in batches: the rows in `ids`, or all rows of the list. Each row has every field of the entity's form
 * and every column of its list.
 */
export async function* exportRows(db: Db, resource: Resource, { query, ids }: ExportParams) {
  const columns = [
    ...new Set(['id', ...[...fieldsOf(resource), ...resource.columns].map(({ name }) => name), 'created_at']),
  ];
  if (ids.length > 0) {
    yield { columns, rows: await getRows(db, resource, ids) };
    return;
  }
  for (let page = 1; ; page += 1) {
    const { rows } = await listRows(db, resource, { ...query, page, size: BATCH }, columns);
    if (page === 1 || rows.length > 0) yield { columns, rows: rows as Row[] };
    if (rows.length < BATCH) return;
  }
}
