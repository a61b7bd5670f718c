import 'server-only';
import { listLogoFiles, type LogoFileRow, tableRows } from '@/lib/data/admin/whole-site';
import { datesOf, SITE_RESOURCES } from '@/lib/imports/entities';
import { SITE_FORMAT } from '@/lib/imports/site-file';
import { fieldsOf, type Resource, type Row } from '@/lib/resources/resource';
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

/** How long after its publication time a draft may still wait for the worker that publishes it. */
const WAITING_MS = 60_000;

/**
 * Leaves out the publication time of a draft if this time has passed. An editor has unpublished the row since, and an
 * import of the file would publish it again.
 */
function withoutPastTime({ flag }: Resource, row: Row): Row {
  if (!flag?.startsAt || row[flag.column] === true) return row;
  const { [flag.startsAt]: start, ...others } = row;
  return typeof start === 'string' && Date.parse(start) < Date.now() - WAITING_MS ? others : row;
}

async function* rowsOfSite(db: Db): AsyncGenerator<Batch> {
  for (const resource of SITE_RESOURCES) {
    const columns = [...new Set(['id', ...fieldsOf(resource).map(({ name }) => name), ...datesOf(resource)])];
    for await (const rows of tableRows(db, resource, columns))
      yield { entity: resource.key, rows: rows.map((row) => withoutPastTime(resource, row)) };
  }
}

/** Streams all rows and uploaded logos of the site, drafts included, as one JSON file that can be imported again. */
export const exportSite = (db: Db): AsyncGenerator<string> => siteJson(rowsOfSite(db), listLogoFiles(db));
