import 'server-only';
import { type Import, listImportRows, type StagedRow } from '@/lib/data/imports';
import type { CsvTable } from '@/lib/lists/csv';
import { resourceOf } from '@/lib/resources';
import { fieldsOf, type Resource } from '@/lib/resources/resource';
import { writeFailure } from '@/lib/services/rows/write-failure';
import type { Db } from '@/lib/supabase/public';

const BATCH = 500;

/** Returns why a row failed, as a sentence for the editor. */
export function reasonOf(resource: Resource, { error }: Pick<StagedRow, 'error'>): string {
  if (!error) return '';
  const { code, message } = error;
  if (!code) return message;
  return writeFailure(resource, 'updated', { code, message })?.message ?? message;
}

/** Streams the failed rows of an import with the cells of the file, by the names of the fields, and the reasons. */
export async function* failureBatches(db: Db, { id, entity }: Import): AsyncGenerator<CsvTable> {
  const resource = resourceOf(entity);
  if (!resource) return;
  let after = 0;
  let columns: string[] | undefined;
  for (;;) {
    const rows = await listImportRows(db, id, { after, limit: BATCH, only: 'failed' });
    columns ??= [
      ...fieldsOf(resource)
        .map(({ name }) => name)
        .filter((name) => rows.some(({ cells }) => name in cells)),
      'Row',
      'Reason',
    ];
    yield {
      columns,
      rows: rows.map((row) => ({ ...row.cells, Row: row.line, Reason: reasonOf(resource, row) })),
    };
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.line ?? after;
  }
}
