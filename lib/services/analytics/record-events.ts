import 'server-only';
import { BulkWriter } from '@/lib/analytics/bulk-writer';
import { deviceOf } from '@/lib/analytics/device';
import type { EventBatch } from '@/lib/analytics/event-batch';
import { type EventRow, writeEvents } from '@/lib/data/events';
import { listShopLinks } from '@/lib/data/shop-links';
import { backgroundClient } from '@/lib/supabase/background';
import type { Db } from '@/lib/supabase/public';
import { eventRows } from './event-rows';
import { visitorHash } from './visitor-hash';

interface Sender {
  ip: string;
  userAgent: string;
}

let writer: BulkWriter<EventRow> | undefined;

const writerOf = (db: Db) => (writer ??= new BulkWriter((rows) => writeEvents(db, rows)));

/**
 * Stores a batch of events, and resolves after they are stored. Returns false if Supabase's secret key is not set.
 * Stores a hash of the sender's IP address and browser, but not the originals.
 */
export async function recordEvents(batch: EventBatch, { ip, userAgent }: Sender): Promise<boolean> {
  const db = backgroundClient();
  if (!db) return false;
  const hasClick = batch.events.some(({ kind }) => kind === 'click');
  const [visitor, shops] = await Promise.all([
    visitorHash(db, { ip, userAgent }),
    hasClick ? listShopLinks() : [],
  ]);
  const rows = eventRows(batch, { visitor, shops, device: deviceOf(userAgent) });
  if (rows.length > 0) await writerOf(db).add(rows);
  return true;
}
