import 'server-only';
import { z } from 'zod';
import { measuredUrl } from '@/lib/analytics/measured-url';
import type { LinkCheck } from '@/lib/links/health';
import type { RowLink, UnlistedLinks } from '@/lib/resources/row-links';
import type { Resource, Row } from '@/lib/resources/resource';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { untypedClient } from './untyped-client';

// Queries on the link manager's tables. Workers and the site run them with the secret key.

const toCollectSchema = z.object({
  collectedAt: z.string().nullable(),
  now: z.string(),
  rows: z.array(z.object({ table: z.string(), id: z.string() })),
});

/**
 * Returns when the links were last collected (null: never), at most `limit` rows that have changed since then, and the
 * current time of the database.
 */
export async function listRowsToCollect(db: Db, { limit }: { limit: number }) {
  const { data, error } = await db.rpc('rows_to_collect', { _limit: limit });
  if (error) throw new DatabaseError('look for rows with new links', error);
  return toCollectSchema.parse(data);
}

export async function markCollected(db: Db, at: string): Promise<void> {
  const { error } = await db.rpc('mark_collected', { _at: at });
  if (error) throw new DatabaseError('record when links were collected', error);
}

/**
 * Returns whole rows of an entity, sorted by id: either the rows with these ids, or up to `limit` rows after the id
 * `after`.
 */
export async function listWholeRows(
  db: Db,
  { table, key }: Resource,
  which: { ids: string[] } | { after: string | null; limit: number },
): Promise<Row[]> {
  let query = untypedClient(db).from(table).select<string, Row>('*').order('id');
  if ('ids' in which) query = query.in('id', which.ids);
  else {
    query = query.limit(which.limit);
    if (which.after) query = query.gt('id', which.after);
  }
  const { data, error } = await query;
  if (error) throw new DatabaseError(`select ${key} for their links`, error);
  return data;
}

/**
 * The maximum number of rows per query. One chunk of a job checks fewer links, so the limit never cuts off a result.
 */
const AT_MOST = 500;

/** An id that sorts before the ids of all rows. */
export const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** A use of a URL, with the id and the name of the row that contains the URL. */
export type LinkUse = RowLink & OfRow;
/** The number of links that the link manager cannot list in one field of a row, and the reason. */
export type UnlistedUse = UnlistedLinks & OfRow;

interface OfRow {
  rowId: string;
  rowName: string;
}

interface RowLinks {
  resource: string;
  ids: string[];
  uses: LinkUse[];
  unlisted: UnlistedUse[];
  /**
   * The range of ids that was read. Rows in this range that are not in `ids` no longer exist. `upto` is null at the end
   * of the table.
   */
  range?: { after: string; upto: string | null };
}

/** Stores the links of some rows. Links that are no longer used anywhere are deleted. */
export async function storeLinks(db: Db, { resource, ids, uses, unlisted, range }: RowLinks): Promise<void> {
  const { error } = await db.rpc('keep_links', {
    _resource: resource,
    _ids: ids,
    _uses: uses.map((use) => ({ ...ofRow(use), measured_url: measuredUrl(use.url) })) as unknown as Json,
    _unlisted: unlisted.map(ofRow) as unknown as Json,
    _after: range?.after,
    _upto: range?.upto ?? undefined,
  });
  if (error) throw new DatabaseError('store links', error);
}

const ofRow = <Use extends OfRow>({ rowId, rowName, ...use }: Use) => ({
  ...use,
  row_id: rowId,
  row_name: rowName,
});

export interface LinkToCheck {
  id: string;
  url: string;
  checked_at: string | null;
}

const DUE_MINUTES = { failing: 10, broken: 60 };
const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/**
 * Returns at most `limit` links after the id `after`, sorted by id, and the number of all such links. `only` limits the
 * result to links with certain ids, or to links that are due. A link whose check failed is due ten minutes after that
 * check, or an hour after it if the link counts as broken. A link whose check was postponed is due at the time to which
 * it was postponed. A link that was checked at `since` or later is due too: if a chunk of a job is repeated, the job then
 * also counts the links that the first attempt has checked.
 */
export async function listLinksToCheck(
  db: Db,
  {
    only,
    after,
    since,
    limit,
  }: { only: string[] | 'due' | null; after: string; since?: string; limit: number },
): Promise<{ links: LinkToCheck[]; left: number }> {
  let query = db.from('links').select('id, url, checked_at', { count: 'exact' }).gt('id', after);
  if (only === 'due') {
    const isPutOff = `put_off_until.lte."${before(0)}"`;
    query = query
      .or(`put_off_until.is.null,${isPutOff}`)
      .or(
        (since ? `checked_at.gte."${since}",` : '') +
          `${isPutOff},` +
          `and(failing_since.not.is.null,is_broken.is.false,checked_at.lte."${before(DUE_MINUTES.failing)}"),` +
          `and(failing_since.not.is.null,is_broken.is.true,checked_at.lte."${before(DUE_MINUTES.broken)}")`,
      );
  } else if (only) query = query.in('id', only);
  const { data, error, count } = await query.order('id').limit(limit);
  if (error) throw new DatabaseError('select links to check', error);
  return { links: data, left: count ?? 0 };
}

/** Postpones the check of a link by `waitMs` milliseconds, because its host must not be requested before then. */
export async function putOffLink(db: Db, id: string, { waitMs }: { waitMs: number }): Promise<void> {
  const { error } = await db.rpc('put_off_link', { _link: id, _ms: Math.ceil(waitMs) });
  if (error) throw new DatabaseError('postpone a link check', error);
}

/** Records a check. Returns false if the link was already checked at `since` or later, or no longer exists. */
export async function recordLinkCheck(
  db: Db,
  { id, since, check }: { id: string; since: string; check: LinkCheck & { health: string } },
): Promise<boolean> {
  const { data, error } = await db.rpc('record_link_check', {
    _link: id,
    _since: since,
    _health: check.health,
    _status: check.status as number,
    _final_url: check.finalUrl as string,
    _note: check.text,
  });
  if (error) throw new DatabaseError('record a check', error);
  return data;
}

export interface TurnedShop {
  slug: string;
  name: string;
  isBroken: boolean;
}

/**
 * Counts the links that have broken, and the links that have started to work again, since the time `since`. Counts only
 * links with ids after `after` and up to `upto`. Also returns the retailers whose public pages have therefore switched
 * to a fallback link, or back to the usual link.
 */
export async function listTurnedLinks(
  db: Db,
  { after, upto, since }: { after: string; upto: string; since: string },
): Promise<{ broken: number; mended: number; shops: TurnedShop[] }> {
  const { data, error } = await db
    .from('links')
    .select('url, is_broken')
    .gt('id', after)
    .lte('id', upto)
    .gte('turned_at', since)
    .order('id')
    .limit(AT_MOST);
  if (error) throw new DatabaseError('select links that became broken', error);
  const broken = data.filter(({ is_broken }) => is_broken).length;
  return { broken, mended: data.length - broken, shops: await shopsOf(db, data) };
}

async function shopsOf(db: Db, links: { url: string; is_broken: boolean }[]): Promise<TurnedShop[]> {
  const state = new Map(links.map(({ url, is_broken }) => [url, is_broken]));
  if (state.size === 0) return [];
  const { data, error } = await db
    .from('retailers')
    .select('slug, name, cta_url')
    .eq('uses_fallback', true)
    .not('fallback_url', 'is', null)
    .in('cta_url', [...state.keys()])
    .order('slug');
  if (error) throw new DatabaseError('select retailers with fallback links', error);
  return data.map(({ slug, name, cta_url }) => ({ slug, name, isBroken: state.get(cta_url) ?? false }));
}

/**
 * Reserves a turn to send a request to a host. Returns how many milliseconds to wait for the turn. If that is more than
 * `mostMs`, no turn is reserved.
 */
export async function takeHostTurn(
  db: Db,
  { host, mostMs }: { host: string; mostMs: number },
): Promise<number> {
  const { data, error } = await db.rpc('take_host_turn', { _host: host, _most: mostMs });
  if (error) throw new DatabaseError('reserve a request to a host', error);
  return data;
}

export async function holdHost(db: Db, { host, seconds }: { host: string; seconds: number }): Promise<void> {
  const { error } = await db.rpc('hold_host', { _host: host, _seconds: seconds });
  if (error) throw new DatabaseError('pause requests to a host', error);
}
