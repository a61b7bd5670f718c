import 'server-only';
import { z } from 'zod';
import type { Device } from '@/lib/analytics/device';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

/** An event as it is stored. */
export interface EventRow {
  kind: string;
  path: string;
  template: string;
  device: Device;
  /** A 64-bit number in decimal digits. */
  visitor: string;
  [more: string]: string | number | undefined;
}

const saltSchema = z.object({ day: z.string(), salt: z.string() });
export type DailySalt = z.output<typeof saltSchema>;

/** Returns today's salt for hashing visitors, and destroys the salts of past days. Needs the secret key. */
export async function getDailySalt(db: Db): Promise<DailySalt> {
  const { data, error } = await db.rpc('event_salt');
  if (error) throw new DatabaseError('get the daily salt', error);
  return saltSchema.parse(data);
}

/** Writes events. Either all of them are stored or none. Needs the secret key. */
export async function writeEvents(db: Db, events: EventRow[]): Promise<void> {
  const { error } = await db.rpc('write_events', { _events: events as Json });
  if (error) throw new DatabaseError('write events', error);
}

const rollUpSchema = z.object({ rolledTo: z.string().nullable(), isDone: z.boolean() }).nullable();
export type RollUp = z.output<typeof rollUpSchema>;

/**
 * Turns the events of at most `hours` hours into figures by hour and day (a roll-up). Returns the time up to which the
 * figures are final, and whether all events so far are included; null while another roll-up is running. Needs the
 * secret key.
 */
export async function rollUpHours(db: Db, { hours }: { hours: number }): Promise<RollUp> {
  const { data, error } = await db.rpc('roll_up_events', { _hours: hours });
  if (error) throw new DatabaseError('roll up events', error);
  return rollUpSchema.parse(data);
}

/**
 * Deletes some of the rows that are no longer needed: events older than `days` days, and old rows of other tables.
 * Returns the number of deleted rows; call it again until it returns 0. Needs the secret key.
 */
export async function deleteEventsOlderThan(db: Db, { days }: { days: number }): Promise<number> {
  const { data, error } = await db.rpc('delete_old_events', { _days: days });
  if (error) throw new DatabaseError('delete old events', error);
  return data;
}

/** Counts, up to `limit`, the events that no roll-up has added yet. Needs the secret key. */
export async function countUnrolledEvents(db: Db, { limit }: { limit: number }): Promise<number> {
  const { data, error } = await db.rpc('count_unrolled_events', { _limit: limit });
  if (error) throw new DatabaseError('count events', error);
  return data;
}
