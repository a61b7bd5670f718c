import { ALL_TAGS } from '../../lib/cache/all-tags.ts';
import { processState } from '../../lib/cache/process-state.ts';
import { steadyNow } from '../../lib/cache/steady-clock.ts';
import { type Durations, type SharedTagClock, type TagClock } from './ports.ts';

/** For one tag: when data with the tag went stale, and when this data expires or has expired, in ms. */
interface TagTimes {
  stale?: number;
  expired?: number;
}

const times = processState('tag times', () => new Map<string, TagTimes>());

/** `clock` is the connection with the other instances; undefined if this is the only instance. */
const others = processState<{ clock?: SharedTagClock }>('tag times of other instances', () => ({}));

/** Connects the tag clock of this process (its record of expired tags) with the tag clocks of other instances. */
export function shareTagClock(clock: SharedTagClock): void {
  others.clock = clock;
}

/** Records an expiry of tags. The time of the expiry comes from the same clock that dates stored pages and results. */
function expire(tags: string[], durations?: Durations, at = steadyNow()): void {
  for (const tag of tags) {
    const update: TagTimes = durations ? { stale: at } : { expired: at };
    if (durations?.expire !== undefined) update.expired = at + durations.expire * 1000;
    times.set(tag, { ...times.get(tag), ...update });
  }
}

function haveExpiredSince(tags: string[], time: number): boolean {
  const now = steadyNow();
  const hasExpired = (tag: string) => {
    const expired = times.get(tag)?.expired;
    return expired !== undefined && expired > time && expired <= now;
  };
  return hasExpired(ALL_TAGS) || tags.some(hasExpired);
}

const areStaleSince = (tags: string[], time: number): boolean =>
  tags.some((tag) => (times.get(tag)?.stale ?? 0) > time);

const latestExpiry = (tags: string[]): number =>
  Math.max(0, ...[ALL_TAGS, ...tags].map((tag) => times.get(tag)?.expired ?? 0));

/**
 * The tag clock of this process: it records when cache tags expire. Without other instances, it is always up to date.
 */
export const tagClockOfProcess: TagClock = {
  expire,
  haveExpiredSince,
  areStaleSince,
  latestExpiry,
  mayBeBehind: () => others.clock?.mayBeBehind() ?? false,
  catchUp: () => others.clock?.catchUp() ?? Promise.resolve(),
  announce: (tags, durations) => others.clock?.announce(tags, durations) ?? Promise.resolve(),
  positionAt: (time) => others.clock?.positionAt(time),
  dateOf: (stored) => (others.clock ? others.clock.dateOf(stored) : stored.rendered),
};
