import { ALL_TAGS, type StoredTimes } from '../next-cache/ports.ts';
import { isAfter, type LoggedExpiry, type Position, START } from './expiry-log.ts';

/**
 * A response without a position, such as one of the build, counts as rendered this much earlier: the clocks of two
 * machines differ, and a build writes its pages some time after rendering them.
 */
const MARGIN_MS = 60_000;

/** The expiries of the log that this instance has read. */
export class KnownExpiries {
  /** The last expiry of each tag, and the oldest expiry of all. */
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
   * Returns whether none of a response's tags expired after its render began. Nobody knows that of a response that is
   * older than the log, so it counts as expired.
   */
  isCurrent({ tags, rendered, position }: StoredTimes): boolean {
    // Without any contact so far, this instance knows only its own expiries.
    if (this.#oldest === null) return true;
    const since = position ?? `${Math.max(0, Math.floor(rendered) - MARGIN_MS)}-0`;
    const hasExpired = (tag: string) => isAfter(this.#latest.get(tag) ?? START, since);
    return !isAfter(this.#oldest, since) && !hasExpired(ALL_TAGS) && !tags.some(hasExpired);
  }
}
