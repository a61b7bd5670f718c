import 'server-only';
import { getQualityRows, listQualityRows, type QualityPageRow } from '@/lib/data/admin/quality';
import type { CsvTable } from '@/lib/lists/csv';
import type { ListQuery } from '@/lib/resources/list-query';
import type { Db } from '@/lib/supabase/public';

const BATCH = 200;
const COLUMNS = 'path name entity score lost weight clicks failed ignored scored_at'.split(' ');

/** Streams scored pages in batches for a CSV file: those in `ids`, or the whole list if `ids` is empty. */
export async function* exportQuality(
  db: Db,
  { query, ids }: { query: ListQuery; ids: string[] },
): AsyncGenerator<CsvTable> {
  if (ids.length > 0) {
    yield tableOf(await getQualityRows(db, ids));
    return;
  }
  for (let page = 1; ; page += 1) {
    const { pages } = await listQualityRows(db, { ...query, page, size: BATCH });
    if (page === 1 || pages.length > 0) yield tableOf(pages);
    if (pages.length < BATCH) return;
  }
}

const tableOf = (pages: QualityPageRow[]): CsvTable => ({
  columns: COLUMNS,
  rows: pages.map(({ path, name, entity, score, lost, weight, clicks, findings, ignored, scored_at }) => ({
    ...{ path, name, entity, score, lost, weight, clicks, scored_at },
    failed: findings
      .map(({ check }) => check)
      .filter((check) => !ignored.includes(check))
      .join('; '),
    ignored: ignored.join('; '),
  })),
});
