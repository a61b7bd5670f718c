import { ALL_TAGS } from '../../lib/cache/all-tags.ts';
import type { StoredTimes } from '../next-cache/ports.ts';
import { isAfter, type LoggedExpiry, type Position, START } from './expiry-log.ts';

/**
 * How much is subtracted from the date of a response that has no position in the log, such as a page of the build. The
 * date may be too late: the clocks of two machines differ, and a built page has the date of its file, which is written
 * after the render.
 */
const MARGIN_MS = 60_000;

/** The expiries of cache tags that this instance has read from the log. */
export class KnownExpiries {
  /** `#latest` is the position of the last expiry of each tag. `#oldest` is the position of the oldest known expiry. */
  readonly #latest = new Map<string, Position>();
  #oldest: Position | null = null;

  add({ position, tags }: LoggedExpiry): void {
    this.#oldest ??= position;
    for (const tag of tags) this.#latest.set(tag, position);
  }

  clear(): void {
    this.#latest.clear();
    this.#oldest = null;
  }

  /**
   * Returns whether none of a response's tags has expired since its render began. Until this instance has read an
   * expiry from the log, every response counts as current. After that, a response that is older than the oldest known
   * expiry counts as expired, because earlier expiries are unknown.
   */
  isCurrent({ tags, rendered, position }: StoredTimes): boolean {
    if (this.#oldest === null) return true;
    const since = position ?? `${Math.max(0, Math.floor(rendered) - MARGIN_MS)}-0`;
    const hasExpired = (tag: string) => isAfter(this.#latest.get(tag) ?? START, since);
    return !isAfter(this.#oldest, since) && !hasExpired(ALL_TAGS) && !tags.some(hasExpired);
  }
}
