import 'server-only';
import { listTag } from '@/lib/cache/tags';
import type { Db } from '@/lib/supabase/public';
import { readOrLastKnown } from './read-or-last-known';
import { builtInShopLinks, selectShopLinks, type ShopLink } from './shop-links';

/** Returns the hosts of the published retailers' links. Links to these hosts in texts are paid. */
export async function listRetailerHosts(): Promise<string[]> {
  'use cache';
  return readOrLastKnown({
    key: 'hosts of retailers',
    tags: [listTag('retailers')],
    fromDatabase: selectRetailerHosts,
    builtInData: () => hostsOf(builtInShopLinks()),
  });
}

const hostsOf = (links: ShopLink[]) => [...new Set(links.flatMap(({ hosts }) => hosts))].toSorted();

/** Selects the same hosts as `listRetailerHosts`, but without the cache. Workers use this function. */
export const selectRetailerHosts = async (db: Db): Promise<string[]> => hostsOf(await selectShopLinks(db));
