import 'server-only';
import { steadyNow } from '@/lib/cache/steady-clock';
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

/** A write, in the format of a database webhook. The table may be ALL_TAGS (app/api/revalidate). */
export interface Write {
  table: string;
  record?: Record<string, unknown> | null;
  old_record?: Record<string, unknown> | null;
}

/** Makes every instance of the site expire the pages that show these rows, like `refreshPages`. */
export const refreshDuePages = (keys: DueKey[], signal: AbortSignal) =>
  refreshPages(keys.map(writeOf), signal);

/** The maximum number of writes in one request (app/api/revalidate). */
const WRITES = 500;

/**
 * Makes every instance of the site expire the pages that these writes affect. One success is enough if the instances
 * share a log of expiries (ADR 043): an instance that is off reads the log when it starts. Otherwise, throws if an
 * instance does not answer. If it has been off for a minute, leaves it out: its pages are then at most five minutes old
 * when it serves them without renewing them.
 */
export async function refreshPages(writes: Write[], signal: AbortSignal): Promise<void> {
  for (let start = 0; start < writes.length; start += WRITES)
    await refreshSome(JSON.stringify(writes.slice(start, start + WRITES)), signal);
}

async function refreshSome(body: string, signal: AbortSignal): Promise<void> {
  const origins = serverEnv().SITE_INSTANCES ?? [siteUrl()];
  const requests = origins.map((origin) => requestExpiry(origin, body, signal));
  const shared = requests.map(async (request) => {
    if (!(await request)) throw new Error('not shared');
  });
  // Do not wait for the other instances then: connecting to a machine that is off takes ten seconds.
  if (await Promise.any(shared).then(returnsTrue, returnsFalse)) return;
  const results = await Promise.allSettled(requests);
  signal.throwIfAborted();
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as Error] : [],
  );
  const isAnyOn = failures.length < results.length;
  for (const failure of failures) {
    if (!isAnyOn || !(failure instanceof NoAnswerError) || !failure.isLasting) throw failure;
    console.warn(`${failure.message}. Its pages were not refreshed`);
  }
}

const returnsTrue = () => true;
const returnsFalse = () => false;

/**
 * Makes one instance expire pages. Returns whether all instances that share its log of expiries will expire the pages
 * too.
 */
async function requestExpiry(origin: string, body: string, signal: AbortSignal): Promise<boolean> {
  const { REVALIDATE_SECRET } = serverEnv();
  if (!REVALIDATE_SECRET)
    throw new Error(
      'REVALIDATE_SECRET is not set, so no page can be refreshed. Set it to the same value as on the site.',
    );
  const request = fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
  });
  const response = await request.catch((error: unknown) => {
    throw signal.aborted
      ? error
      : new NoAnswerError(origin, { isLasting: noteSilence(origin), cause: error });
  });
  silences.delete(origin);
  if (!response.ok) throw new Error(`${origin}/api/revalidate answered ${response.status}`);
  // The pages have expired even if the connection breaks before the end of the response.
  const answer = (await response.json().catch(() => null)) as { shared?: boolean } | null;
  return answer?.shared === true;
}

/** How long an instance must have been off until it is left out. The release of an instance takes less time. */
const LASTING_MS = 60_000;
/** The maximum time between two failed requests to an instance that has been off between them, as far as we know. */
const GAP_MS = 600_000;

/** The times of the first and the last failed request to each instance that does not answer. */
const silences = new Map<string, { first: number; last: number }>();

/** Notes a failed request to an instance. Returns whether the instance has not answered for LASTING_MS. */
function noteSilence(origin: string): boolean {
  const now = steadyNow();
  const known = silences.get(origin);
  const first = known && now - known.last < GAP_MS ? known.first : now;
  silences.set(origin, { first, last: now });
  return now - first > LASTING_MS;
}

/** An instance of the site cannot be reached, or does not answer within LIMIT_MS. */
class NoAnswerError extends Error {
  override name = 'NoAnswerError';
  readonly isLasting: boolean;

  constructor(origin: string, { isLasting, cause }: { isLasting: boolean; cause: unknown }) {
    super(`${origin} does not answer`, { cause });
    this.isLasting = isLasting;
  }
}
