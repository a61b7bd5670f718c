import 'server-only';
import { type CrawledPageRow, getPages, listPages } from '@/lib/data/admin/pages';
import type { CsvTable } from '@/lib/lists/csv';
import type { ListQuery } from '@/lib/resources/list-query';
import type { Db } from '@/lib/supabase/public';

const BATCH = 200;
const COLUMNS = [
  ...['path', 'type', 'is_published', 'status', 'redirect_to', 'canonical', 'robots', 'in_sitemap', 'title'],
  ...[
    'description',
    'structured',
    'structured_faults',
    'words',
    'inlinks',
    'faults',
    'changed_at',
    'crawled_at',
  ],
];

/** Streams pages in batches for a CSV file: the pages with the given ids, or the whole list if `ids` is empty. */
export async function* exportPages(
  db: Db,
  { query, ids }: { query: ListQuery; ids: string[] },
): AsyncGenerator<CsvTable> {
  if (ids.length > 0) {
    yield tableOf(await getPages(db, ids));
    return;
  }
  for (let page = 1; ; page += 1) {
    const { pages } = await listPages(db, { ...query, page, size: BATCH });
    if (page === 1 || pages.length > 0) yield tableOf(pages);
    if (pages.length < BATCH) return;
  }
}

const tableOf = (pages: CrawledPageRow[]): CsvTable => ({
  columns: COLUMNS,
  rows: pages.map(({ id: _id, row_id: _row, canonical_path: _path, is_noindex: _noindex, ...page }) => ({
    ...page,
    structured: page.structured.join('; '),
    structured_faults: page.structured_faults.join('; '),
    faults: page.faults.join('; '),
  })),
});
