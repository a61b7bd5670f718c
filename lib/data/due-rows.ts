import 'server-only';
import { z } from 'zod';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

/**
 * The key of a row that came due: its table, and the slug under which its pages are cached. For a sale window this is
 * the slug of its retailer, and for an offer that of its product, or '' if it has none. All widgets have the slug ''.
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
  /** The last key of the page before; '' for the first page. */
  after: string;
}

/**
 * Returns the rows that came due after `since` and until `until`: published or unpublished rows, and shops whose sales
 * started or ended. Returns at most 100, in alphabetical order.
 */
export async function listDueRows(db: Db, { since, until, after }: Asked): Promise<DueKey[]> {
  const args = { _since: since.toISOString(), _until: until.toISOString(), _after: after };
  const { data, error } = await db.rpc('came_due', args);
  if (error) throw new DatabaseError('select due rows', error);
  return z.array(keySchema).parse(data);
}

/** Publishes and unpublishes the rows whose time to do so is after `since` and not after `until`. */
export async function publishDueRows(db: Db, { since, until }: Between): Promise<void> {
  const { error } = await db.rpc('publish_due', { _since: since.toISOString(), _until: until.toISOString() });
  if (error) throw new DatabaseError('publish due rows', error);
}
