import { processState } from '../../lib/cache/process-state.ts';
import { steadyNow } from '../../lib/cache/steady-clock.ts';
import type { Durations, TagClock } from './ports.ts';

/** For one tag: when data with the tag went stale, and when it expires or has expired, in ms. */
interface TagTimes {
  stale?: number;
  expired?: number;
}

const times = processState('tag times', () => new Map<string, TagTimes>());

/** Records an expiry of tags. The time of the expiry comes from the same clock that dates stored pages and results. */
function expire(tags: string[], durations?: Durations): void {
  const now = steadyNow();
  for (const tag of tags) {
    const update: TagTimes = durations ? { stale: now } : { expired: now };
    if (durations?.expire !== undefined) update.expired = now + durations.expire * 1000;
    times.set(tag, { ...times.get(tag), ...update });
  }
}

function haveExpiredSince(tags: string[], time: number): boolean {
  const now = steadyNow();
  return tags.some((tag) => {
    const expired = times.get(tag)?.expired;
    return expired !== undefined && expired > time && expired <= now;
  });
}

const areStaleSince = (tags: string[], time: number): boolean =>
  tags.some((tag) => (times.get(tag)?.stale ?? 0) > time);

const latestExpiry = (tags: string[]): number =>
  Math.max(0, ...tags.map((tag) => times.get(tag)?.expired ?? 0));

/** The tag clock of this process. Other instances of the site do not learn of the expiries recorded here. */
export const tagClockOfProcess: TagClock = {
  refresh: () => Promise.resolve(),
  expire,
  haveExpiredSince,
  areStaleSince,
  latestExpiry,
};
