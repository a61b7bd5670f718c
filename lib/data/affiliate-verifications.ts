import 'server-only';
import { settingsTag } from '@/lib/cache-tags';
import { isReservedMetaName } from '@/lib/reserved-meta-names';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { publicRead } from './public-read';

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
  // The form and the database refuse these; a page is worth a third look.
  return rows.filter(({ meta_name }) => !isReservedMetaName(meta_name));
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
