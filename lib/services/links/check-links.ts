import 'server-only';
import { targetPage } from '@/lib/affiliates/target-page';
import { serverEnv } from '@/lib/config/env';
import {
  type LinkToCheck,
  listLinksToCheck,
  listTurnedLinks,
  putOffLink,
  recordLinkCheck,
  type TurnedShop,
} from '@/lib/data/links';
import { selectShopLinks } from '@/lib/data/shop-links';
import { checkLink } from '@/lib/services/link-check/check-link';
import { hostTurns } from '@/lib/services/link-check/host-turns';
import { refreshPages } from '@/lib/services/publishing/refresh-due-pages';
import type { Db } from '@/lib/supabase/public';

const LINKS_PER_CHUNK = 20;
/** The maximum wait until a link's host may be requested. If the wait would be longer, the link is put off. */
const MOST_WAIT_MS = 25_000;

/** Which links a chunk checks. */
export interface ChunkOf {
  /** The ids of the links to check; 'due' to check all links that are due; null to check all links. */
  only: string[] | 'due' | null;
  /** Links that were checked at this time or later are not checked again. */
  since: string;
  /** The id of the last link that the previous chunk checked. */
  after: string;
  signal: AbortSignal;
}

export interface CheckedChunk {
  /** The id of the last link in this chunk; null if no links were left. */
  last: string | null;
  checked: number;
  /** The number of links that are left after this chunk. */
  left: number;
  putOff: number;
  broken: number;
  mended: number;
  /** The retailers whose pages have switched from the usual link to the fallback link, or back. */
  shops: TurnedShop[];
}

/**
 * Checks the next links. Refreshes the pages of shops that have switched to their fallback link, or back to their usual
 * link.
 */
export async function checkChunk(db: Db, { only, since, after, signal }: ChunkOf): Promise<CheckedChunk> {
  const { links, left } = await listLinksToCheck(db, { only, after, since, limit: LINKS_PER_CHUNK });
  const hosts = await hostsOfRetailers(db, links);
  const results = await Promise.all(
    links.map((link) => checkAndRecord(db, link, { since, signal, shops: hosts.get(link.url) })),
  );
  const last = links.at(-1)?.id ?? null;
  // Find the links that broke or recovered by the column `turned_at`, not in `results`. If this chunk is repeated, it
  // then also returns the links that broke or recovered during its first attempt.
  const { broken, mended, shops } = await listTurnedLinks(db, { after, upto: last ?? LAST_ID, since });
  await refreshShops(shops, signal);
  return {
    last,
    checked: results.length,
    left: Math.max(0, left - links.length),
    putOff: results.filter((isDone) => !isDone).length,
    broken,
    mended,
    shops,
  };
}

/**
 * Returns, by URL, the hosts of the retailers to which links lead. Contains only links whose URL does not say to which
 * page they lead.
 */
async function hostsOfRetailers(db: Db, links: LinkToCheck[]): Promise<Map<string, string[]>> {
  const unknown = new Set(links.map(({ url }) => url).filter((url) => !targetPage(new URL(url))));
  if (unknown.size === 0) return new Map();
  const shops = await selectShopLinks(db);
  const hostsOf = (link: string) => shops.filter(({ url }) => url === link).flatMap(({ hosts }) => hosts);
  return new Map([...unknown].map((url) => [url, hostsOf(url)]));
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const refreshShops = (shops: TurnedShop[], signal: AbortSignal) =>
  refreshPages(
    shops.map(({ slug }) => ({ table: 'retailers', record: { slug }, old_record: { slug } })),
    signal,
  );

/**
 * Checks one link and stores the result. Returns false if the link was put off, because its host must not be requested
 * yet.
 */
async function checkAndRecord(
  db: Db,
  { id, url, checked_at: checkedAt }: LinkToCheck,
  { since, signal, shops }: { since: string; signal: AbortSignal; shops?: string[] },
): Promise<boolean> {
  if (checkedAt && Date.parse(checkedAt) >= Date.parse(since)) return true;
  const check = await checkLink(url, {
    allowPrivate: serverEnv().LINK_CHECK_ALLOW_PRIVATE,
    turns: hostTurns(db, { mostWaitMs: MOST_WAIT_MS }),
    shops,
  });
  if (check.health === null) {
    await putOffLink(db, id, { waitMs: check.waitMs ?? 0 });
    return false;
  }
  if (!signal.aborted) await recordLinkCheck(db, { id, since, check: { ...check, health: check.health } });
  return true;
}
