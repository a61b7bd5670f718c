import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@/lib/supabase/public';
import { untilUnanswered } from '@/lib/supabase/server-client';
import { isDatabaseUnresponsive } from '@/lib/supabase/time-limit';
import { isAdmin } from './admin-check';

export interface Viewer {
  id: string;
  email: string;
  isAdmin: boolean;
}

/**
 * How long the auth library may send a failed request again. It would do so for half a minute, and a page must be
 * complete within three seconds.
 */
const SECOND_TRY_MS = 700;
/**
 * The longest wait while the database is known to hang. It is short, because the middleware may already have waited for
 * the same response.
 */
const ONCE_MORE_MS = 300;

/**
 * Returns the signed-in user, verified by the auth server. Null without a session, or if the auth server does not
 * respond.
 */
export const getViewer = async (db: Db): Promise<Viewer | null> =>
  Promise.race([askWho(db), untilTooLate(db)]);

/** Resolves with null when the auth server does not respond and nobody should wait for it any longer. */
async function untilTooLate(db: Db): Promise<null> {
  const wait = (ms: number) => sleep(ms, null, { ref: false });
  if (isDatabaseUnresponsive()) {
    await wait(ONCE_MORE_MS);
    if (isDatabaseUnresponsive()) return null;
  }
  await untilUnanswered(db);
  return isDatabaseUnresponsive() ? null : wait(SECOND_TRY_MS);
}

async function askWho(db: Db): Promise<Viewer | null> {
  const { data, error } = await db.auth.getUser();
  if (error || !data.user) return null;
  const { id, email = '' } = data.user;
  return { id, email, isAdmin: await isAdmin(db, { userId: id }) };
}
