import 'server-only';
import { settingsTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { isSitePath } from '@/lib/resources/schemas';
import type { Db } from '@/lib/supabase/public';
import { publicRead } from './public-read';

export interface Redirect {
  to: string;
  isPermanent: boolean;
}

const PERMANENT = [301, 308];
/** As redirects_from_path_form of the migrations has it. */
const LONGEST_PATH = 500;

/**
 * Where an old address leads, by a redirect of an admin or by a rename; null when nowhere. Asked only where there is no
 * page. `paths` are those under which it may be noted, the best first.
 */
export async function getRedirect(paths: string[]): Promise<Redirect | null> {
  const noted = paths.filter((path) => path.length <= LONGEST_PATH && isSitePath(path));
  return noted.length > 0 ? readRedirect(noted) : null;
}

async function readRedirect(paths: string[]): Promise<Redirect | null> {
  'use cache';
  return publicRead({
    key: `redirect from ${paths.join(' ')}`,
    tags: [settingsTag('redirects')],
    fromDatabase: (db) => selectRedirect(db, paths),
    // None is built in.
    builtIn: () => undefined,
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
