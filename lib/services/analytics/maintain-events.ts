import 'server-only';
import { backgroundClient } from '@/lib/supabase/background';
import { deleteOldEvents, rollUp } from './roll-up';
import { forgetPastSalt } from './visitor-hash';

const EVERY_MS = 5 * 60_000;

/**
 * Starts a timer that rolls up new events every five minutes, and deletes old events and the salts of past days. With
 * several instances, the database lets only one of them roll up at a time.
 */
export function maintainEvents(): void {
  const db = backgroundClient();
  if (!db) return;
  const maintain = async () => {
    forgetPastSalt();
    await rollUp(db);
    await deleteOldEvents(db);
  };
  setInterval(() => void maintain().catch(console.error), EVERY_MS).unref();
}
