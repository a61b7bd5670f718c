import { setTimeout as sleep } from 'node:timers/promises';
import { ALL_TAGS } from '../../lib/cache/all-tags.ts';
import { steadyNow } from '../../lib/cache/steady-clock.ts';
import type {
  Durations,
  RendersInFlight,
  SharedTagClock,
  StoredTimes,
  TagClock,
} from '../next-cache/ports.ts';
import {
  type Expiry,
  type ExpiryLog,
  isAfter,
  type LoggedExpiry,
  type Position,
  START,
  timeOf,
} from './expiry-log.ts';
import { KnownExpiries } from './known-expiries.ts';
import type { LastPosition } from './last-position.ts';
import { aborted, within } from './within.ts';

/**
 * How long after its last contact with the log an instance may serve stored responses without asking the log again. A
 * save waits for the same time for an instance that does not report. This is longer than the two seconds that an
 * instance may need to settle the expiry of a save (renders-in-flight.ts).
 */
const CONTACT_MS = 4_000;
const REPORT_MS = 500;
const ANSWER_MS = 1_000;
const RETRY_MS = 300;
const POLL_MS = 5;
const BLOCK_MS = 2_000;
interface Parts {
  log: ExpiryLog;
  tags: Pick<TagClock, 'expire' | 'latestExpiry'>;
  renders: Pick<RendersInFlight, 'settled'>;
  last: LastPosition;
  /** The name of this instance, different for each start. */
  instance: string;
}

/**
 * Makes a cache tag that expires on one instance expire on all instances, through a shared log of expiries (ADR 043).
 *
 * An expiry is settled on an instance once its tags have expired there, and no render or read that began earlier can
 * reach a visitor. Each instance reports the position up to which it has settled all expiries. A save waits until every
 * instance has settled the save's expiry, but at most for CONTACT_MS. An instance that has not reported by then has had
 * no contact with the log for that long. It therefore asks the log before it serves anything.
 *
 * Times of different machines are not compared, because their clocks differ. Instead, a stored response has the
 * position that its instance had settled when the render began. The response is current unless one of its tags expired
 * after that position.
 */
export class SharedClock implements SharedTagClock {
  readonly #parts: Parts;
  /** The position of the last applied expiry; null before any expiry. All expiries up to `#settled` are settled. */
  #applied: Position | null = null;
  #settled: Position = START;
  /** Maps the position of each expiry that is not settled yet to the position before it. The oldest is first. */
  readonly #unsettled = new Map<Position, Position>();
  /** The newest 1,000 values of `#settled` since this instance joined, each with its time. The oldest is first. */
  #history: { at: number; position: Position }[] = [];
  readonly #known = new KnownExpiries();
  /** The reports whose `newest`, the log's last position at that time, this instance has not settled yet. */
  #named: { at: number; newest: Position }[] = [];
  #contact = 0;
  /**
   * 'rejoining': the connection broke, and this instance is trying to reach the log again. 'alone': the log cannot be
   * reached, so this instance goes on with its own data.
   */
  #state: 'joined' | 'rejoining' | 'alone' = 'alone';
  #isServing = false;
  #since = new Date().toISOString();
  /** Expiries that could not be announced. They are announced once the log can be reached again. */
  readonly #unannounced = new Map<string, Expiry>();
  #link = new AbortController();
  #isClosed = false;
  #catchingUp: Promise<void> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Joins the other instances and follows the log until `close`. Resolves after the first attempt to join. */
  async start(): Promise<void> {
    const first = Promise.withResolvers<void>();
    void this.#run(() => first.resolve());
    await first.promise;
    this.#isServing = true;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const { log, instance } = this.#parts;
    if (this.#state === 'joined') await within(ANSWER_MS, log.leave(instance)).catch(() => undefined);
    this.#link.abort();
  }

  state() {
    return { isShared: this.#state === 'joined' && !this.mayBeBehind(), since: this.#since };
  }

  mayBeBehind(): boolean {
    return this.#state !== 'alone' && steadyNow() - this.#contact > CONTACT_MS;
  }

  /** Waits until this instance is up to date with the log. If the log does not answer, the instance goes on alone. */
  async catchUp(): Promise<void> {
    if (!this.mayBeBehind()) return;
    this.#catchingUp ??= this.#untilInTouch().finally(() => (this.#catchingUp = null));
    await this.#catchingUp;
  }

  async announce(tags: string[], durations?: Durations): Promise<void> {
    const expiry = { tags, durations };
    await this.#untilDecided();
    if (this.#state === 'alone') return this.#keepUnannounced(expiry);
    try {
      const position = await within(ANSWER_MS, this.#parts.log.append(expiry));
      await this.#untilSettledEverywhere(position);
    } catch (error) {
      this.#keepUnannounced(expiry);
      this.#drop(error);
      await this.#untilDecided();
    }
  }

  positionAt(time: number): Position | undefined {
    return this.#state === 'joined' ? this.#history.findLast(({ at }) => at < time)?.position : undefined;
  }

  dateOf(stored: StoredTimes): number | null {
    if (!this.#known.isCurrent(stored)) return null;
    if (stored.isOwn) return stored.rendered;
    // Another machine's clock may be wrong, so limit the render time to the range from the tags' latest expiry to now.
    const now = steadyNow();
    const expired = this.#parts.tags.latestExpiry(stored.tags);
    return Math.max(Math.min(stored.rendered, now), Math.min(expired, now));
  }

  async #run(afterFirst: () => void): Promise<void> {
    while (!this.#isClosed) {
      this.#link = new AbortController();
      const { signal } = this.#link;
      try {
        await within(ANSWER_MS, this.#parts.log.connect());
        await this.#join();
        afterFirst();
        await Promise.race([this.#follow(signal), this.#reportRegularly(signal), aborted(signal)]);
      } catch (error) {
        if (this.#state === 'joined') this.#drop(error);
        else this.#goOnAlone(error as Error);
      }
      this.#parts.log.disconnect();
      afterFirst();
      if (this.#state === 'alone' && !this.#isClosed) await sleep(RETRY_MS, undefined, { ref: false });
    }
  }

  /** Reads all expiries that this instance has missed, announces its own expiries, then sets the state to 'joined'. */
  async #join(): Promise<void> {
    const { log, last } = this.#parts;
    const known = this.#applied ?? last.read();
    const isLost = known !== null && !(await within(ANSWER_MS, log.contains(known)));
    if (isLost) this.#known.clear();
    // If the log is empty or has lost expiries, this instance may have missed any expiry. So all tags expire.
    const isUnknown = isLost || (known === null && (await within(ANSWER_MS, log.after(START))).length === 0);
    if (isUnknown) await within(ANSWER_MS, log.append({ tags: [ALL_TAGS] }));
    if (isLost) this.#applied = START;
    await this.#readAll();
    do {
      for (const [key, expiry] of this.#unannounced) {
        await within(ANSWER_MS, log.append(expiry));
        // The same tags may have expired again while the log answered.
        if (this.#unannounced.get(key) === expiry) this.#unannounced.delete(key);
      }
      await this.#readAll();
      while (this.#unsettled.size > 0) await sleep(POLL_MS);
      this.#named = [];
      await this.#report();
      // More of this instance's tags may have expired meanwhile.
    } while (this.#unannounced.size > 0);
    this.#history = [{ at: steadyNow(), position: this.#settled }];
    this.#state = 'joined';
    this.#since = new Date().toISOString();
    if (this.#isServing) console.warn('This instance is reconnected to the others');
  }

  async #readAll(): Promise<void> {
    while (await this.#readNext()) continue;
  }

  async #follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) await this.#readNext(BLOCK_MS, signal);
  }

  /** Reads and applies the next expiries. Returns whether there were any. */
  async #readNext(waitMs?: number, signal?: AbortSignal): Promise<boolean> {
    const { log, last } = this.#parts;
    const reading = log.after(this.#applied ?? START, waitMs);
    const expiries = await within((waitMs ?? 0) + ANSWER_MS, reading);
    const newest = expiries.at(-1);
    // Stores the position first. A position that is stored but not applied does no harm, as a start reads the whole log.
    if (newest && !signal?.aborted) await last.write(newest.position);
    for (const expiry of expiries) if (!signal?.aborted) this.#apply(expiry);
    return newest !== undefined;
  }

  async #reportRegularly(signal: AbortSignal): Promise<void> {
    for (; !signal.aborted; await sleep(REPORT_MS, undefined, { ref: false })) await this.#report();
  }

  #apply(expiry: LoggedExpiry): void {
    const { position, tags, durations } = expiry;
    // Before this instance serves requests, its memory is empty, and cached pages exist only on disk. During this time,
    // an expiry has its time from the log, so that newer files stay valid. Afterwards, it has the current time.
    const at = this.#isServing ? undefined : Math.min(steadyNow(), timeOf(position));
    this.#known.add(expiry);
    this.#unsettled.set(position, this.#applied ?? START);
    this.#applied = position;
    this.#parts.tags.expire(tags, durations, at);
    void this.#settle(position, { tags, durations });
  }

  /** Waits for renders and reads in flight, like `expireAndWait` in page-cache.ts. Then the expiry is settled. */
  async #settle(position: Position, { tags, durations }: Expiry): Promise<void> {
    const { tags: clock, renders } = this.#parts;
    if (await renders.settled()) {
      clock.expire(tags, durations);
      await renders.settled();
    }
    this.#unsettled.delete(position);
    const [before] = this.#unsettled.values();
    const settled = before ?? this.#applied ?? START;
    if (settled === this.#settled) return;
    this.#settled = settled;
    this.#history.push({ at: steadyNow(), position: settled });
    if (this.#history.length > 1_000) this.#history.shift();
    if (this.#state === 'joined') await this.#report().catch((error: unknown) => this.#drop(error));
  }

  async #report(): Promise<void> {
    const { log, instance } = this.#parts;
    const at = steadyNow();
    const newest = await within(ANSWER_MS, log.report(instance, this.#settled, CONTACT_MS));
    this.#named.push({ at, newest });
    const settled = this.#named.filter((named) => !isAfter(named.newest, this.#settled));
    this.#named = this.#named.filter((named) => isAfter(named.newest, this.#settled));
    this.#contact = Math.max(this.#contact, ...settled.map((named) => named.at));
  }

  async #untilInTouch(): Promise<void> {
    const catchUp = async () => {
      while (this.#state === 'joined' && this.mayBeBehind()) {
        await this.#report();
        await sleep(POLL_MS);
      }
    };
    await within(ANSWER_MS, catchUp()).catch((error: unknown) => this.#drop(error));
    await this.#untilDecided();
  }

  /** Waits until the current attempt to join has ended. Then this instance is either connected again or alone. */
  async #untilDecided(): Promise<void> {
    while (this.#state === 'rejoining' && !this.#isClosed) await sleep(POLL_MS);
  }

  async #untilSettledEverywhere(position: Position): Promise<void> {
    const until = steadyNow() + CONTACT_MS;
    for (;;) {
      const reports = await within(ANSWER_MS, this.#parts.log.reports());
      if (reports.every((settled) => !isAfter(position, settled))) return;
      if (steadyNow() > until) return;
      await sleep(POLL_MS);
    }
  }

  #keepUnannounced(expiry: Expiry): void {
    this.#unannounced.set(JSON.stringify(expiry), expiry);
  }

  /** Ends the connection, so that `#run` tries to join again at once. */
  #drop(error: unknown): void {
    if (this.#state !== 'joined' || this.#isClosed) return;
    this.#state = 'rejoining';
    this.#history = [];
    this.#link.abort(error);
  }

  #goOnAlone({ message }: Error): void {
    if (this.#isClosed) return;
    if (this.#state === 'rejoining' || !this.#isServing) {
      this.#since = new Date().toISOString();
      console.warn(`Redis did not answer (${message}), so this instance is running without the others`);
    }
    this.#state = 'alone';
  }
}
