import 'server-only';
import type { Db } from '@/lib/supabase/public';
import { isAdmin } from './admin-check';

export interface Viewer {
  id: string;
  email: string;
  isAdmin: boolean;
}

/** Who is signed in, as the auth server confirms it; null when nobody is. */
export async function getViewer(db: Db): Promise<Viewer | null> {
  const { data, error } = await db.auth.getUser();
  if (error || !data.user) return null;
  const { id, email = '' } = data.user;
  return { id, email, isAdmin: await isAdmin(db, { userId: id }) };
}
