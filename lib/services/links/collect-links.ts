import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  BEFORE_ALL,
  storeLinks,
  type LinkUse,
  type UnlistedUse,
  listRowsToCollect,
  listWholeRows,
  markCollected,
} from '@/lib/data/links';
import { selectRetailerHosts } from '@/lib/data/retailer-hosts';
import { hasPublicLinks, linksOfRow } from '@/lib/resources/row-links';
import { RESOURCES, SETTINGS } from '@/lib/resources';
import { builtInLegal } from '@/lib/resources/definitions/legal-pages';
import type { Resource, Row } from '@/lib/resources/resource';
import { siteUrl } from '@/lib/routing/site-url';
import type { Db } from '@/lib/supabase/public';
import { cut } from '@/lib/text/cut';
import { listBuiltInLegal } from './built-in-texts';

/** Every entity whose rows may contain links that public pages show. */
export const LINKED_RESOURCES: Resource[] = [...RESOURCES, ...SETTINGS].filter(hasPublicLinks);

const ROWS_PER_CHUNK = 200;
/**
 * The maximum number of changed rows whose links are collected while an editor waits. If more rows have changed, a job
 * collects the links of all rows.
 */
const MOST_CHANGED = 200;

/**
 * The position at which the next chunk begins: the index of an entity in LINKED_RESOURCES, and the id of the last row
 * that was read. `startedAt` is the time at which the first chunk began.
 */
export interface CollectPosition {
  place: number;
  after: string;
  startedAt: string;
}

/**
 * Collects the links of some rows of one entity. Returns the position at which the next chunk begins (null at the end)
 * and the number of rows.
 */
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
    await keepBuiltInTexts(db);
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
 * Collects the links of the rows that have changed since links were last collected. Returns false without collecting
 * any if too many rows have changed, or if links were never collected. `refreshLinks` then starts a job that collects
 * all links.
 */
export async function collectChanges(db: Db): Promise<boolean> {
  const { collectedAt, now, rows } = await listRowsToCollect(db, { limit: MOST_CHANGED + 1 });
  if (!collectedAt || rows.length > MOST_CHANGED) return false;
  for (const resource of LINKED_RESOURCES) {
    const ids = rows.filter(({ table }) => table === resource.table).map(({ id }) => id);
    if (ids.length === 0) continue;
    await keep(db, resource, { ids, rows: await listWholeRows(db, resource, { ids }) });
  }
  if (rows.some(({ table }) => table === builtInLegal.table)) await keepBuiltInTexts(db);
  await markCollected(db, now);
  return true;
}

/** Stores the links of the built-in texts that visitors see, because no row has another text. */
async function keepBuiltInTexts(db: Db): Promise<void> {
  const rows = await listBuiltInLegal(db);
  await keep(db, builtInLegal, { ids: idsOf(rows), rows, range: { after: BEFORE_ALL, upto: null } });
}

async function keep(
  db: Db,
  resource: Resource,
  { ids, rows, range }: { ids: string[]; rows: Row[]; range?: { after: string; upto: string | null } },
): Promise<void> {
  const shops = await selectRetailerHosts(db);
  const ownHost = new URL(siteUrl()).host;
  const uses: LinkUse[] = [];
  const unlisted: UnlistedUse[] = [];
  for (const row of rows) {
    const of = { rowId: String(row.id), rowName: nameOfRow(resource, row) };
    const found = linksOfRow(resource, row, { shops, ownHost });
    uses.push(...found.links.map((link) => ({ ...link, ...of })));
    unlisted.push(...found.unlisted.map((gap) => ({ ...gap, ...of })));
    // Pause after each row, so that the site can answer other requests. Parsing a long text takes some milliseconds.
    await nextTurn();
  }
  await storeLinks(db, { resource: resource.key, ids, uses, unlisted, range });
}

/** Returns a row's name in the link manager. */
export const nameOfRow = ({ nameColumn, single, many }: Resource, row: Row) =>
  single ? many : cut(String(row[nameColumn] ?? row.slug ?? row.id), 300);

const idsOf = (rows: Row[]) => rows.map(({ id }) => String(id));
