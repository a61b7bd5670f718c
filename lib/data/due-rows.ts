import 'server-only';
import { z } from 'zod';
import { TIMED_TABLES } from '@/lib/entities/registry';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

/** The tables whose rows appear or disappear at a time, as `came_due` and `publish_due` know them in SQL. */
export const DUE_TABLES = [...TIMED_TABLES, 'sale_windows', 'offers', 'offer_widgets'] as const;

/**
 * The key of a row whose scheduled time has come: its table, and the slug under which its pages are cached. For a sale
 * window, this is the slug of its retailer. For an offer, this is the slug of its product, or '' if it has no product.
 * For a widget, this is ''.
 */
export type DueKey = `${(typeof DUE_TABLES)[number]}:${string}`;

const isDueKey = (key: string): key is DueKey => DUE_TABLES.some((table) => key.startsWith(`${table}:`));

interface DueRows {
  keys: DueKey[];
  /** The key after which the next page of results begins; null if there are no further results. */
  last: string | null;
}

interface Between {
  since: Date;
  until: Date;
}

interface Asked extends Between {
  /** The last key of the previous page of results; '' for the first page. */
  after: string;
}

/**
 * Returns the keys of the rows whose time came between `since` (excluded) and `until` (included): rows that were
 * published or unpublished; sales, offers and widgets that started or ended; and offers whose earlier price became too
 * old to show. Returns at most 100 keys, in alphabetical order. Leaves out tables that this version does not know: during
 * a release, an old worker can meet a newer database.
 */
export async function listDueRows(db: Db, { since, until, after }: Asked): Promise<DueRows> {
  const args = { _since: since.toISOString(), _until: until.toISOString(), _after: after };
  const { data, error } = await db.rpc('came_due', args);
  if (error) throw new DatabaseError('select due rows', error);
  const found = z.array(z.string()).parse(data);
  const unknown = found.filter((key) => !isDueKey(key));
  if (unknown.length > 0) console.warn(`Due rows of unknown tables are skipped: ${unknown.join(', ')}`);
  return { keys: found.filter(isDueKey), last: found.at(-1) ?? null };
}

/** Publishes and unpublishes the rows whose scheduled time is after `since` and not after `until`. */
export async function publishDueRows(db: Db, { since, until }: Between): Promise<void> {
  const { error } = await db.rpc('publish_due', { _since: since.toISOString(), _until: until.toISOString() });
  if (error) throw new DatabaseError('publish due rows', error);
}
