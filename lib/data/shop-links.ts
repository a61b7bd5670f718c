import 'server-only';
import { hostsOfShop } from '@/lib/affiliates/paid-links';
import { listTag } from '@/lib/cache/tags';
import { retailers as builtInRetailers } from '@/lib/fallback/retailers/index';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { readOrLastKnown } from './read-or-last-known';

/** A retailer's link, and the hosts that belong to the retailer's shop. */
export interface ShopLink {
  slug: string;
  url: string;
  hosts: string[];
}

/** Returns the links of all published retailers. */
export async function listShopLinks(): Promise<ShopLink[]> {
  'use cache';
  return readOrLastKnown({
    key: 'links of shops',
    tags: [listTag('retailers')],
    fromDatabase: selectShopLinks,
    builtInData: builtInShopLinks,
  });
}

/** Selects the same links as `listShopLinks`, but without the cache. Workers use this function. */
export async function selectShopLinks(db: Db): Promise<ShopLink[]> {
  const rows = await allRows('select links of retailers', (from, to) =>
    db
      .from('retailers')
      .select('slug, cta_url, fallback_url')
      .eq('is_published', true)
      .order('slug')
      .range(from, to),
  );
  return rows.length > 0 ? rows.map(shopLink) : builtInShopLinks();
}

const shopLink = (shop: { slug: string; cta_url: string; fallback_url?: string | null }): ShopLink => ({
  slug: shop.slug,
  url: shop.cta_url,
  hosts: [...new Set([...hostsOfShop(shop.cta_url), ...hostsOfShop(shop.fallback_url ?? '')])],
});

export const builtInShopLinks = (): ShopLink[] => builtInRetailers.map(shopLink);
