import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@/lib/supabase/public';
import { isDatabaseSilent } from '@/lib/supabase/time-limit';
import { isAdmin } from './admin-check';

export interface Viewer {
  id: string;
  email: string;
  isAdmin: boolean;
}

/** The library goes on for half a minute to refresh a session that is over, while the auth server does not answer. */
const LONGEST_SILENCE_MS = 2_200;
/** A page asks once more, after the wall before it, and neither may cost the visitor as much again. */
const ONCE_MORE_MS = 300;

/** Who is signed in, as the auth server confirms it; null when nobody is, or when it does not answer. */
export async function getViewer(db: Db): Promise<Viewer | null> {
  const viewer = askWho(db);
  const timer = new AbortController();
  const wait = isDatabaseSilent() ? ONCE_MORE_MS : LONGEST_SILENCE_MS;
  const patience = sleep(wait, true, { signal: timer.signal, ref: false }).catch(() => false);
  const isLate = await Promise.race([viewer.then(() => false), patience]);
  timer.abort();
  return isLate && isDatabaseSilent() ? null : viewer;
}

async function askWho(db: Db): Promise<Viewer | null> {
  const { data, error } = await db.auth.getUser();
  if (error || !data.user) return null;
  const { id, email = '' } = data.user;
  return { id, email, isAdmin: await isAdmin(db, { userId: id }) };
}
