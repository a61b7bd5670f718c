import 'server-only';
import { settingsTag } from '@/lib/cache/tags';
import { isSitePath } from '@/lib/resources/schemas';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { readOrLastKnown } from './read-or-last-known';

export interface Redirect {
  to: string;
  isPermanent: boolean;
}

const PERMANENT = [301, 308];
/** The maximum length of a redirect's old path, as in the constraint redirects_from_path_form. */
const LONGEST_PATH = 500;

/**
 * Returns the redirect that an admin or a rename has created for an old path; null if there is none. Call it only for
 * paths without a page. `paths` are the paths under which the redirect may be stored, best first.
 */
export async function getRedirect(paths: string[]): Promise<Redirect | null> {
  const noted = paths.filter((path) => path.length <= LONGEST_PATH && isSitePath(path));
  return noted.length > 0 ? readRedirect(noted) : null;
}

async function readRedirect(paths: string[]): Promise<Redirect | null> {
  'use cache';
  return readOrLastKnown({
    key: `redirect from ${paths.join(' ')}`,
    tags: [settingsTag('redirects')],
    fromDatabase: (db) => selectRedirect(db, paths),
    // There are no built-in redirects.
    builtInData: () => undefined,
  });
}

async function selectRedirect(db: Db, paths: string[]): Promise<Redirect | null> {
  const { data, error } = await db
    .from('redirects')
    .select('from_path, to_path, status')
    .in('from_path', paths)
    .eq('is_active', true);
  if (error) throw new DatabaseError('select redirect', error);
  const found = paths.map((path) => data.find(({ from_path }) => from_path === path)).find(Boolean);
  return found ? { to: found.to_path, isPermanent: PERMANENT.includes(found.status) } : null;
}
