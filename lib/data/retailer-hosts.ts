import 'server-only';
import { listTag } from '@/lib/cache-tags';
import { retailers as builtIn } from '@/lib/fallback/retailers/index';
import { hostsOfShop } from '@/lib/paid-links';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { publicRead } from './public-read';

/** The hosts of the published retailers' links; links of texts that lead there are paid. */
export async function listRetailerHosts(): Promise<string[]> {
  'use cache';
  return publicRead({
    key: 'hosts of retailers',
    tags: [listTag('retailers')],
    fromDatabase: async (db) => {
      const addresses = await selectAddresses(db);
      return addresses.length > 0 ? hostsOf(addresses) : builtInHosts();
    },
    builtIn: builtInHosts,
  });
}

const hostsOf = (addresses: string[]) => [...new Set(addresses.flatMap(hostsOfShop))].toSorted();
const builtInHosts = () => hostsOf(builtIn.map(({ cta_url }) => cta_url));

async function selectAddresses(db: Db): Promise<string[]> {
  const rows = await allRows('select addresses of retailers', (from, to) =>
    db.from('retailers').select('cta_url').eq('is_published', true).order('slug').range(from, to),
  );
  return rows.map(({ cta_url }) => cta_url);
}
