import 'server-only';
import { settingsTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { publicRead } from './public-read';

export interface Redirect {
  to: string;
  isPermanent: boolean;
}

const PERMANENT = [301, 308];

/** Where an admin lets an old address lead; null when nowhere. Asked only where there is no page. */
export async function getRedirect(from: string): Promise<Redirect | null> {
  'use cache';
  return publicRead({
    key: `redirect from ${from}`,
    tags: [settingsTag('redirects')],
    fromDatabase: async (db) => {
      const { data, error } = await db
        .from('redirects')
        .select('to_path, status')
        .eq('from_path', from)
        .eq('is_active', true)
        .maybeSingle();
      if (error) throw new DatabaseError('select redirect', error);
      return data && { to: data.to_path, isPermanent: PERMANENT.includes(data.status) };
    },
    // Nobody knows: an address must not become 'not there' because the database is away.
    builtIn: () => undefined,
  });
}
