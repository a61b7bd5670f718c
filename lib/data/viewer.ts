import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import type { Db } from '@/lib/supabase/public';
import { untilUnanswered } from '@/lib/supabase/server-client';
import { isDatabaseUnresponsive } from '@/lib/supabase/time-limit';
import { askRole } from './admin-check';

export interface Viewer {
  id: string;
  email: string;
  isAdmin: boolean;
}

/**
 * The time in milliseconds for which the auth library may retry a failed request. The library itself would retry for
 * half a minute, but a page must be complete within three seconds.
 */
const SECOND_TRY_MS = 700;
/**
 * The time in milliseconds to wait for a database that is known not to respond. It is short, because the middleware may
 * already have waited for the same response.
 */
const ONCE_MORE_MS = 300;

/**
 * Returns the signed-in user, verified by the auth server. Null without a session, or if the auth server does not
 * respond. If the database does not answer the check of the role, the user counts as no admin.
 */
export async function getViewer(db: Db): Promise<Viewer | null> {
  const viewer = await Promise.race([askWho(db), untilTooLate(db)]);
  return viewer && viewer !== 'unknown' ? { ...viewer, isAdmin: viewer.isAdmin ?? false } : null;
}

/** Resolves with null as soon as the page can no longer wait for the auth server. */
async function untilTooLate(db: Db): Promise<null> {
  const wait = (ms: number) => sleep(ms, null, { ref: false });
  if (isDatabaseUnresponsive()) {
    await wait(ONCE_MORE_MS);
    if (isDatabaseUnresponsive()) return null;
  }
  await untilUnanswered(db);
  return isDatabaseUnresponsive() ? null : wait(SECOND_TRY_MS);
}

/** Thrown if it is unknown who is signed in, because the auth server or the database does not respond. */
export class UnknownViewerError extends Error {
  override name = 'UnknownViewerError';
}

/**
 * Returns the signed-in user for the admin area; null without a session. Waits as long as an editor's database client
 * does (`isForEditor`), even while visitors' requests fail at once.
 * @throws UnknownViewerError if the auth server or the database does not respond. The editor must not be treated as
 * signed out then, because a form with unsaved edits would be lost.
 */
export async function getEditor(db: Db): Promise<Viewer | null> {
  const unanswered = untilUnanswered(db).then(() => sleep(SECOND_TRY_MS, 'unknown' as const, { ref: false }));
  const viewer = await Promise.race([askWho(db), unanswered]);
  if (!viewer) return null;
  if (viewer === 'unknown' || viewer.isAdmin === null)
    throw new UnknownViewerError('The database did not say who is signed in');
  return { ...viewer, isAdmin: viewer.isAdmin };
}

/** A user whose role is null if the database did not answer the check of the role. */
type Asked = Omit<Viewer, 'isAdmin'> & { isAdmin: boolean | null };

async function askWho(db: Db): Promise<Asked | null | 'unknown'> {
  const { data, error } = await db.auth.getUser();
  if (isAuthRetryableFetchError(error)) return 'unknown';
  if (error || !data.user) return null;
  const { id, email = '' } = data.user;
  return { id, email, isAdmin: await askRole(db, { userId: id }) };
}
