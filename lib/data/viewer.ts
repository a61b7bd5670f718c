import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@/lib/supabase/public';
import { isDatabaseUnresponsive } from '@/lib/supabase/time-limit';
import { isAdmin } from './admin-check';

export interface Viewer {
  id: string;
  email: string;
  isAdmin: boolean;
}

/**
 * The longest wait for the auth server. Without a limit, the auth library would retry an expired session for half a
 * minute while the server is down.
 */
const LONGEST_SILENCE_MS = 2_200;
/**
 * The longest wait while the database is known to be down. It is shorter than LONGEST_SILENCE_MS, because the
 * middleware may already have waited for the same response.
 */
const ONCE_MORE_MS = 300;

/**
 * Returns the signed-in user, verified by the auth server. Null without a session, or if the auth server does not
 * respond.
 */
export async function getViewer(db: Db): Promise<Viewer | null> {
  const viewer = askWho(db);
  const timer = new AbortController();
  const wait = isDatabaseUnresponsive() ? ONCE_MORE_MS : LONGEST_SILENCE_MS;
  const patience = sleep(wait, true, { signal: timer.signal, ref: false }).catch(() => false);
  const isLate = await Promise.race([viewer.then(() => false), patience]);
  timer.abort();
  return isLate && isDatabaseUnresponsive() ? null : viewer;
}

async function askWho(db: Db): Promise<Viewer | null> {
  const { data, error } = await db.auth.getUser();
  if (error || !data.user) return null;
  const { id, email = '' } = data.user;
  return { id, email, isAdmin: await isAdmin(db, { userId: id }) };
}
