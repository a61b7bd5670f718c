import 'server-only';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

/**
 * A function that names the author of a change: 'you', an account's email address, 'the system' if no account made the
 * change, or a fallback text.
 */
export type NameActor = (actor: string | null) => string;

/**
 * Looks up the authors of changes, and returns a function that names an author. For a deleted account, the name is a
 * fallback text.
 */
export async function actorNames(
  db: Db,
  { actors, viewerId }: { actors: (string | null)[]; viewerId: string },
): Promise<NameActor> {
  const ids = [...new Set(actors)].filter((actor): actor is string => actor !== null && actor !== viewerId);
  const names = ids.length === 0 ? {} : await emailsOf(db, ids);
  return (actor) => {
    if (actor === null) return 'the system';
    return actor === viewerId ? 'you' : (names[actor] ?? 'an editor whose account is gone');
  };
}

async function emailsOf(db: Db, ids: string[]): Promise<Record<string, string>> {
  const { data, error } = await db.rpc('name_accounts', { _ids: ids });
  if (error) throw new DatabaseError('name accounts', error);
  return data as Record<string, string>;
}
