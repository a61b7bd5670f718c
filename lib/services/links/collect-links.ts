import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  BEFORE_ALL,
  storeLinks,
  type LinkUse,
  listRowsToCollect,
  listWholeRows,
  markCollected,
} from '@/lib/data/links';
import { selectRetailerHosts } from '@/lib/data/retailer-hosts';
import { hasPublicLinks, linksOfRow } from '@/lib/resources/row-links';
import { RESOURCES, SETTINGS } from '@/lib/resources';
import type { Resource, Row } from '@/lib/resources/resource';
import { siteUrl } from '@/lib/routing/site-url';
import type { Db } from '@/lib/supabase/public';

/** Every entity whose rows may contain links of the site. */
export const LINKED_RESOURCES: Resource[] = [...RESOURCES, ...SETTINGS].filter(hasPublicLinks);

const ROWS_PER_CHUNK = 200;
/**
 * The maximum number of changed rows whose links are collected while an editor waits. If more rows have changed, a job
 * collects all links.
 */
const MOST_CHANGED = 200;

/** Where the next chunk begins: the entity by its place in the list, and the last row. */
export interface CollectPosition {
  place: number;
  after: string;
  startedAt: string;
}

/** Collects the links of some rows of one entity, and returns where the next chunk begins; null at the end. */
export async function collectChunk(
  db: Db,
  position: CollectPosition | null,
): Promise<{ next: CollectPosition | null; rows: number }> {
  const { place, after, startedAt } = position ?? {
    place: 0,
    after: BEFORE_ALL,
    startedAt: (await listRowsToCollect(db, { limit: 1 })).now,
  };
  const resource = LINKED_RESOURCES[place];
  if (!resource) {
    await markCollected(db, startedAt);
    return { next: null, rows: 0 };
  }
  const rows = await listWholeRows(db, resource, { after, limit: ROWS_PER_CHUNK });
  const isEnd = rows.length < ROWS_PER_CHUNK;
  const last = String(rows.at(-1)?.id ?? after);
  await keep(db, resource, { ids: idsOf(rows), rows, range: { after, upto: isEnd ? null : last } });
  const next = isEnd ? { place: place + 1, after: BEFORE_ALL } : { place, after: last };
  return { next: { ...next, startedAt }, rows: rows.length };
}

/**
 * Collects the links of the rows that have changed since the last time. Returns false if an editor would have to wait
 * too long; the caller then starts the job that collects all links.
 */
export async function collectChanges(db: Db): Promise<boolean> {
  const { collectedAt, now, rows } = await listRowsToCollect(db, { limit: MOST_CHANGED + 1 });
  if (!collectedAt || rows.length > MOST_CHANGED) return false;
  for (const resource of LINKED_RESOURCES) {
    const ids = rows.filter(({ table }) => table === resource.table).map(({ id }) => id);
    if (ids.length === 0) continue;
    await keep(db, resource, { ids, rows: await listWholeRows(db, resource, { ids }) });
  }
  await markCollected(db, now);
  return true;
}

async function keep(
  db: Db,
  resource: Resource,
  { ids, rows, range }: { ids: string[]; rows: Row[]; range?: { after: string; upto: string | null } },
): Promise<void> {
  const shops = await selectRetailerHosts(db);
  const ownHost = new URL(siteUrl()).host;
  const uses: LinkUse[] = [];
  for (const row of rows) {
    const of = { rowId: String(row.id), rowName: nameOfRow(resource, row) };
    for (const link of linksOfRow(resource, row, { shops, ownHost })) uses.push({ ...link, ...of });
    // Parsing a long text takes some milliseconds, and the site answers other requests in between.
    await nextTurn();
  }
  await storeLinks(db, { resource: resource.key, ids, uses, range });
}

/** Returns the name under which the link manager shows a row. */
export const nameOfRow = ({ nameColumn, single, many }: Resource, row: Row) =>
  single ? many : String(row[nameColumn] ?? row.slug ?? row.id).slice(0, 300);

const idsOf = (rows: Row[]) => rows.map(({ id }) => String(id));
