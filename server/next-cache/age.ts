import { FRESH_S } from '../../lib/cache/freshness.ts';
import { steadyNow } from '../../lib/cache/steady-clock.ts';
import { countCacheRead, recordPageAge } from '../../lib/metrics/site-metrics.ts';
import { type Entry, isAnswer, tagsOf } from './answer.ts';
import { state } from './state.ts';

export type Age = 'fresh' | 'stale' | 'expired';

/**
 * Returns the age of a cache entry. A 'fresh' entry may be served, a 'stale' entry may be served while it is being
 * renewed, and an 'expired' entry is never served. A missing entry counts as expired, and so does any entry while this
 * instance may have missed an expiry. An entry dated in the future counts as expired too, because the machine's clock
 * was wrong when the entry was stored. Otherwise, a later expiry of the entry's tags would seem older than the entry
 * and have no effect.
 */
export function ageOf(entry: Entry | null): Age {
  if (!entry || state.tags.mayBeBehind()) return 'expired';
  const { value, cacheControl } = entry;
  const rendered = entry.lastModified ?? 0;
  const now = steadyNow();
  const tags = (isAnswer(value) && tagsOf(value)) || [];
  if (rendered > now || state.tags.haveExpiredSince(tags, rendered)) return 'expired';
  if (rendered + (cacheControl?.expire ?? Infinity) * 1000 < now) return 'expired';
  // An entry such as an icon has only the tags that Next gives to every path ('_N_T_…'). Its content never changes, so
  // it never goes stale.
  if (!tags.some((tag) => !tag.startsWith('_N_T_'))) return 'fresh';
  // A response from the build has no `cacheControl`, because Next keeps its lifetime elsewhere. Use the default.
  const revalidate = cacheControl?.revalidate ?? FRESH_S;
  return revalidate !== false && rendered + revalidate * 1000 <= now ? 'stale' : 'fresh';
}

/** Counts a read of the cache of pages by its result. Also records the age of an entry that is not expired. */
export function recordRead(entry: Entry | null, age: Age): void {
  countCacheRead({ result: entry ? age : 'missing' });
  if (entry && age !== 'expired') recordPageAge((steadyNow() - (entry.lastModified ?? 0)) / 1000);
}
