import 'server-only';
import { listLogoFiles, type LogoFileRow, tableRows } from '@/lib/data/admin/whole-site';
import { datesOf, SITE_RESOURCES } from '@/lib/imports/entities';
import { SITE_FORMAT } from '@/lib/imports/site-file';
import { fieldsOf, type Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

interface Batch {
  /** The key of the rows' entity. */
  entity: string;
  rows: Row[];
}

/**
 * Streams the file of a whole site from batches of rows, grouped by entity, and from logos. The file has one row on
 * each line.
 */
export async function* siteJson(
  batches: AsyncIterable<Batch>,
  logos: AsyncIterable<LogoFileRow>,
): AsyncGenerator<string> {
  yield `{"format": ${JSON.stringify(SITE_FORMAT)},\n"rows": {`;
  let entity = '';
  for await (const batch of batches) {
    if (batch.rows.length === 0) continue;
    const lines = batch.rows.map((row) => JSON.stringify(row)).join(',\n');
    if (batch.entity === entity) yield `,\n${lines}`;
    else yield `${entity ? '],' : ''}\n${JSON.stringify(batch.entity)}: [\n${lines}`;
    entity = batch.entity;
  }
  yield `${entity ? ']' : ''}},\n"logos": [`;
  let isFirst = true;
  for await (const logo of logos) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(logo)}`;
    isFirst = false;
  }
  yield ']}\n';
}

async function* rowsOfSite(db: Db): AsyncGenerator<Batch> {
  for (const resource of SITE_RESOURCES) {
    const columns = [...new Set(['id', ...fieldsOf(resource).map(({ name }) => name), ...datesOf(resource)])];
    for await (const rows of tableRows(db, resource, columns)) yield { entity: resource.key, rows };
  }
}

/** Streams all rows and uploaded logos of the site, drafts included, as one JSON file that can be imported again. */
export const exportSite = (db: Db): AsyncGenerator<string> => siteJson(rowsOfSite(db), listLogoFiles(db));
