import 'server-only';
import { hostsOfShop } from '@/lib/affiliates/paid-links';
import { listTag } from '@/lib/cache/tags';
import { retailers as builtInRetailers } from '@/lib/fallback/retailers/index';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { readOrLastKnown } from './read-or-last-known';

/** Returns the hosts of the published retailers' links. Links to these hosts in texts are paid. */
export async function listRetailerHosts(): Promise<string[]> {
  'use cache';
  return readOrLastKnown({
    key: 'hosts of retailers',
    tags: [listTag('retailers')],
    fromDatabase: selectRetailerHosts,
    builtInData: builtInHosts,
  });
}

const hostsOf = (ctaUrls: string[]) => [...new Set(ctaUrls.flatMap(hostsOfShop))].toSorted();
const builtInHosts = () => hostsOf(builtInRetailers.map(({ cta_url }) => cta_url));

/** Selects the same hosts as `listRetailerHosts`, but without the cache. Workers use this function. */
export async function selectRetailerHosts(db: Db): Promise<string[]> {
  const rows = await allRows('select the links of retailers', (from, to) =>
    db
      .from('retailers')
      .select('cta_url, fallback_url')
      .eq('is_published', true)
      .order('slug')
      .range(from, to),
  );
  const urls = rows.flatMap(({ cta_url, fallback_url }) =>
    fallback_url ? [cta_url, fallback_url] : [cta_url],
  );
  return urls.length > 0 ? hostsOf(urls) : builtInHosts();
}
