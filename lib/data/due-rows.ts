import 'server-only';
import { z } from 'zod';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

/**
 * The key of a row whose scheduled time has come: its table, and the slug under which its pages are cached. For a sale
 * window, this is the slug of its retailer. For an offer, this is the slug of its product, or '' if it has no product.
 * For a widget, this is ''.
 */
const keySchema = z.templateLiteral([
  z.enum(['content', 'sale_windows', 'offers', 'offer_widgets', 'retailers', 'products', 'categories']),
  ':',
  z.string(),
]);
export type DueKey = z.output<typeof keySchema>;

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
 * old to show. Returns at most 100 keys, in alphabetical order.
 */
export async function listDueRows(db: Db, { since, until, after }: Asked): Promise<DueKey[]> {
  const args = { _since: since.toISOString(), _until: until.toISOString(), _after: after };
  const { data, error } = await db.rpc('came_due', args);
  if (error) throw new DatabaseError('select due rows', error);
  return z.array(keySchema).parse(data);
}

/** Publishes and unpublishes the rows whose scheduled time is after `since` and not after `until`. */
export async function publishDueRows(db: Db, { since, until }: Between): Promise<void> {
  const { error } = await db.rpc('publish_due', { _since: since.toISOString(), _until: until.toISOString() });
  if (error) throw new DatabaseError('publish due rows', error);
}
