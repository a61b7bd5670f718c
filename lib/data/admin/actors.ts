import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { Db } from '@/lib/supabase/public';

/** Says who did something: 'you', the address of an account, or that it was nobody who can be named. */
export type NameActor = (actor: string | null) => string;

/** Names those who are on record. An account that was deleted has no name any more. */
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
