import { createRequire } from 'node:module';
import type * as manifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { steadyNow } from '../../lib/cache/steady-clock.ts';
import type { Durations, TagClock } from './ports.ts';

const require = createRequire(import.meta.url);
/** When each tag expired. Next itself reads this manifest for the results of `'use cache'` functions. */
const { tagsManifest, areTagsExpired } =
  require('next/dist/server/lib/incremental-cache/tags-manifest.external.js') as typeof manifest;

/** Expires tags like Next's own cache, but by the clock that dates our answers. */
function expire(tags: string[], durations?: Durations): void {
  const now = steadyNow();
  for (const tag of tags) {
    const expired =
      durations === undefined
        ? now
        : durations.expire === undefined
          ? undefined
          : now + durations.expire * 1000;
    tagsManifest.set(tag, {
      ...tagsManifest.get(tag),
      ...(durations && { stale: now }),
      ...(expired !== undefined && { expired }),
    });
  }
}

/** The clock of this process. Other instances do not learn of its expiries. */
export const tagClockOfProcess: TagClock = { expire, haveExpiredSince: areTagsExpired };
