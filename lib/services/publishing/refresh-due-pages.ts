import 'server-only';
import { serverEnv } from '@/lib/config/env';
import type { DueKey } from '@/lib/data/due-rows';
import { siteUrl } from '@/lib/routing/site-url';

/**
 * The time limit for the response of each instance of the site. An instance responds once its renders in flight have
 * ended, or after a maximum wait (expireTags).
 */
const LIMIT_MS = 30_000;

/** The column with the slug of the related shop or product, for tables whose rows have no slug of their own. */
const KEY_COLUMNS: Record<string, string> = { sale_windows: 'retailer_slug', offers: 'product_slug' };

/** Returns a write to a row, in the format in which a database webhook would send it to app/api/revalidate. */
function writeOf(key: DueKey): Write {
  const [table = '', slug] = key.split(':');
  return { table, record: { [KEY_COLUMNS[table] ?? 'slug']: slug } };
}

/** A write, in the format of a database webhook. */
export interface Write {
  table: string;
  record?: Record<string, unknown> | null;
  old_record?: Record<string, unknown> | null;
}

/** Makes every instance of the site expire the pages that show these rows. Throws if an instance does not. */
export const refreshDuePages = (keys: DueKey[], signal: AbortSignal) =>
  refreshPages(keys.map(writeOf), signal);

/** The maximum number of writes in one request (app/api/revalidate). */
const WRITES = 500;

/** Makes every instance of the site expire the pages that these writes affect. Throws if an instance does not. */
export async function refreshPages(writes: Write[], signal: AbortSignal): Promise<void> {
  for (let start = 0; start < writes.length; start += WRITES)
    await refreshSome(writes.slice(start, start + WRITES), signal);
}

async function refreshSome(writes: Write[], signal: AbortSignal): Promise<void> {
  const { SITE_INSTANCES, REVALIDATE_SECRET } = serverEnv();
  if (!REVALIDATE_SECRET)
    throw new Error('REVALIDATE_SECRET is not set, so no page can be refreshed. Set it as on the site.');
  const body = JSON.stringify(writes);
  await Promise.all(
    (SITE_INSTANCES ?? [siteUrl()]).map(async (origin) => {
      const response = await fetch(`${origin}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
      });
      if (!response.ok) throw new Error(`${origin}/api/revalidate answered ${response.status}`);
      await response.arrayBuffer();
    }),
  );
}
