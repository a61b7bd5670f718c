import 'server-only';
import { getLinks, listAllPlaces, type ListedLink, listLinks } from '@/lib/data/admin/links';
import type { CsvTable } from '@/lib/lists/csv';
import type { ListQuery } from '@/lib/resources/list-query';
import type { Resource } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

const BATCH = 200;
const COLUMNS = [
  ...['url', 'network', 'rel', 'uses', 'used_in', 'clicks_30d', 'is_broken', 'health', 'status', 'final_url'],
  ...['note', 'checked_at'],
];

interface ExportParams {
  resource: Resource;
  query: ListQuery;
  /** The ids of the links to export; if empty, all links of the list are exported. */
  ids: string[];
}

/** Streams links in batches for a CSV file. */
export async function* exportLinks(db: Db, { resource, query, ids }: ExportParams): AsyncGenerator<CsvTable> {
  if (ids.length > 0) {
    yield tableOf(db, await getLinks(db, ids));
    return;
  }
  for (let page = 1; ; page += 1) {
    const { links } = await listLinks(db, { resource, query: { ...query, page, size: BATCH } });
    if (page === 1 || links.length > 0) yield tableOf(db, links);
    if (links.length < BATCH) return;
  }
}

async function tableOf(db: Db, links: ListedLink[]): Promise<CsvTable> {
  const uses = new Map<string, string[]>(links.map(({ id }) => [id, []]));
  if (links.length > 0)
    for (const { link_id, resource, row_name, label } of await listAllPlaces(db, [...uses.keys()]))
      uses.get(link_id)?.push(`${resource}: ${row_name} (${label})`);
  return {
    columns: COLUMNS,
    rows: links.map(
      ({ id, rels, places: _places, clicks, failing_since: _since, put_off_until: _until, ...link }) => ({
        ...link,
        rel: rels.join('; '),
        clicks_30d: clicks,
        used_in: uses.get(id)?.join('; ') ?? '',
      }),
    ),
  };
}
