import 'server-only';
import { type Import, listImportRows, type StagedRow } from '@/lib/data/imports';
import type { CsvTable } from '@/lib/lists/csv';
import { cellsOf, importedResource, resourcesOfImport } from '@/lib/imports/entities';
import { REASON } from '@/lib/imports/site-file';
import { writeFailure } from '@/lib/services/rows/write-failure';
import type { Db } from '@/lib/supabase/public';
import { siteJson } from './site-json';

const BATCH = 500;

/** Returns a sentence that tells the editor why a row failed. */
export function reasonOf({ table_name, error }: Pick<StagedRow, 'error' | 'table_name'>): string {
  const resource = importedResource(table_name);
  if (!error || !resource) return '';
  const { code, message, detail } = error;
  // A trigger's error names the missing row in the message. A foreign key's error names it only in the detail.
  if (!code || message.startsWith('There is no ')) return message;
  const [, missing] = /\)=\((.*)\) is not present/.exec(detail ?? '') ?? [];
  if (missing !== undefined) return `There’s no row with the slug ‘${missing}’`;
  return writeFailure(resource, 'updated', { code, message })?.message ?? message;
}

/** Reads the failed rows of an import in batches. */
async function* failedRows(db: Db, id: string): AsyncGenerator<StagedRow[]> {
  let after = 0;
  for (;;) {
    const rows = await listImportRows(db, id, { after, limit: BATCH, only: 'failed' });
    yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.line ?? after;
  }
}

/**
 * Streams the failed rows of an import of one entity. Each row has its cells from the file, by field name, its line
 * number and the reason for the failure.
 */
export async function* failureBatches(db: Db, { id, entity }: Import): AsyncGenerator<CsvTable> {
  const [resource] = resourcesOfImport(entity);
  if (!resource) return;
  let columns: string[] | undefined;
  for await (const rows of failedRows(db, id)) {
    columns ??= [
      ...cellsOf(entity, resource).filter((name) => rows.some(({ cells }) => name in cells)),
      'Row',
      'Reason',
    ];
    yield {
      columns,
      rows: rows.map((row) => ({ ...row.cells, Row: row.line, Reason: reasonOf(row) })),
    };
  }
}

/**
 * Streams the failed rows of an import of a whole site, in the format of the imported file. Each row contains the
 * reason for its failure.
 */
export async function* failedSite(db: Db, { id }: Import): AsyncGenerator<string> {
  yield* siteJson(
    (async function* () {
      for await (const rows of failedRows(db, id))
        for (const row of rows) {
          const entity = importedResource(row.table_name)?.key ?? row.table_name;
          yield { entity, rows: [{ ...row.cells, [REASON]: reasonOf(row) }] };
        }
    })(),
    (async function* () {})(),
  );
}
