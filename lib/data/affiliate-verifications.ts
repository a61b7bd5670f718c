import 'server-only';
import { settingsTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import type { Db } from '@/lib/supabase/public';
import { publicRead } from './public-read';

export interface VerificationTag {
  meta_name: string;
  meta_content: string;
}

async function selectActive(db: Db): Promise<VerificationTag[]> {
  const { data, error } = await db
    .from('affiliate_verifications')
    .select('meta_name, meta_content')
    .eq('is_active', true)
    .order('network_name')
    .order('meta_name');
  if (error) throw new DatabaseError('select affiliate verifications', error);
  return data;
}

/** The meta tags by which affiliate networks recognise the site; they stand in the head of every page. */
export async function listActiveVerifications(): Promise<VerificationTag[]> {
  'use cache';
  return publicRead({
    key: 'active affiliate verifications',
    tags: [settingsTag('affiliate_verifications')],
    fromDatabase: (db) => selectActive(db),
    builtIn: () => [],
  });
}
