import 'server-only';
import { isReservedMetaName } from '@/lib/affiliates/reserved-meta-names';
import { settingsTag } from '@/lib/cache/tags';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { readOrLastKnown } from './read-or-last-known';

export interface VerificationTag {
  meta_name: string;
  meta_content: string;
}

async function selectActive(db: Db): Promise<VerificationTag[]> {
  const rows = await allRows('select affiliate verifications', (from, to) =>
    db
      .from('affiliate_verifications')
      .select('meta_name, meta_content')
      .eq('is_active', true)
      .order('network_name')
      .order('meta_name')
      .order('id')
      .range(from, to),
  );
  // The editors' form and the database already reject reserved names. Check again, because a meta tag with a reserved
  // name would harm every page.
  return rows.filter(({ meta_name }) => !isReservedMetaName(meta_name));
}

/** Returns the meta tags that verify the site for affiliate networks. They belong in the head of every page. */
export async function listActiveVerifications(): Promise<VerificationTag[]> {
  'use cache';
  return readOrLastKnown({
    key: 'active affiliate verifications',
    tags: [settingsTag('affiliate_verifications')],
    fromDatabase: (db) => selectActive(db),
    builtInData: () => [],
  });
}
