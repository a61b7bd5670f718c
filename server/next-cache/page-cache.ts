import { onExpiry } from '../../lib/cache/expire-tags.ts';
import { FRESH_S } from '../../lib/cache/freshness.ts';
import { steadyNow } from '../../lib/cache/steady-clock.ts';
import { visits } from '../visit.ts';
import { type Answer, type Entry, isAnswer, statusOf, tagsOf } from './answer.ts';
import { prepareDocument } from './documents/index.ts';
import { addEtag } from './etags.ts';
import type { Context, Durations, PageStore, ReadContext, WriteContext } from './ports.ts';
import { noteShell, renewShells } from './shells.ts';
import { state } from './state.ts';

/** For how long the page of a missing address is kept, in seconds. */
const REFUSED = { revalidate: 60, expire: 60 };
/** Answers which say that an address has no page. */
const GONE = [404, 410];

/**
 * The cache of pages: `cacheHandler` of next.config.mjs. It differs from Next's own in these rules:
 * - An answer is as old as the beginning of its render. A render that is in flight while a row is written has read the old
 *   row; dated by its end, it would count as newer than the expiry of its tags (ADR 009). And an expiry waits for renders.
 * - A stale answer is renewed by a request of the server's own, so that nothing of a visitor enters it (ADR 024).
 * - Only successful answers are written to disk, because made-up addresses are without number.
 * - A corrupt file, or one that is dated in the future, is not served.
 */
export default class PageCache {
  readonly #store: PageStore;

  constructor(context: Context) {
    this.#store = state.store(context);
  }

  async get(key: string, context: ReadContext): Promise<Entry | null> {
    const entry = await this.#read(key, context);
    if (context.kind !== 'APP_PAGE' && context.kind !== 'APP_ROUTE') return entry;
    const age = ageOf(entry);
    if (age === 'fresh') return entry;
    const visit = visits.getStore();
    if (!visit || visit.isRenewal) {
      state.renders.start(key);
      // Without our server, Next renews a stale answer itself.
      return visit || age === 'expired' ? null : entry;
    }
    if (entry && age === 'stale') {
      visit.isStale = true;
      if (visit.renew && state.renders.start(key)) void visit.renew(pathOf(key));
      return { ...entry, lastModified: steadyNow() };
    }
    if (visit.isAnonymous) state.renders.start(key);
    // A shell is renewed before it is needed (shells.ts); where that has failed, the old one is better than none.
    return visit.isAnonymous ? null : entry;
  }

  async set(key: string, data: Entry['value'], context: WriteContext): Promise<void> {
    const rendered = state.renders.end(key);
    if (!isAnswer(data)) return;
    prepare(data);
    const visit = visits.getStore();
    // What the request of one visitor has made is sent to that visitor alone.
    if (visit && !visit.isAnonymous) return void visit.renew?.(pathOf(key));
    const store = this.#store;
    const lifetime = 'cacheControl' in context ? context.cacheControl : undefined;
    const entry: Entry = { value: data, lastModified: rendered, cacheControl: lifetime };
    const status = statusOf(data);
    if (status < 300) {
      store.keep(key, entry);
      return store.write(key, data, rendered, context);
    }
    if (status < 400) store.keep(key, entry);
    else if (data.kind === 'APP_PAGE' && status < 500) store.keep(key, { ...entry, cacheControl: REFUSED });
    // An error of a handler is not stored: its last answer is better, unless it says that the address is gone.
    else if (GONE.includes(status)) store.forget(key);
    if (status < 400 || GONE.includes(status)) await store.removeFiles(key);
  }

  revalidateTag(tags: string | string[], durations?: Durations): Promise<void> {
    return expireAndWait([tags].flat(), durations);
  }

  resetRequestCache(): void {
    // Nothing is kept for one request.
  }

  /** The entry of a key, prepared; null when there is none. */
  async #read(key: string, context: ReadContext): Promise<Entry | null> {
    const entry = await this.#store.get(key, context);
    if (entry && isAnswer(entry.value)) {
      prepare(entry.value);
      noteShell(pathOf(key), entry.value);
    }
    return entry;
  }
}

/** The path under which Next stores an answer: the end of its key, by Next's documentation of `cacheHandler`. */
const pathOf = (key: string) => key.slice(key.indexOf('/$/') + 2);

/**
 * How an entry may be used: 'fresh' for everybody, 'stale' while it is being renewed, 'expired' not at all. A date in the
 * future counts as expired, because no expiry of its tags would ever be newer: the clock of the machine was wrong then.
 */
function ageOf(entry: Entry | null): 'fresh' | 'stale' | 'expired' {
  if (!entry) return 'expired';
  const { value, cacheControl } = entry;
  const rendered = entry.lastModified ?? 0;
  const now = steadyNow();
  const tags = (isAnswer(value) && tagsOf(value)) || [];
  if (rendered > now || state.tags.haveExpiredSince(tags, rendered)) return 'expired';
  if (rendered + (cacheControl?.expire ?? Infinity) * 1000 < now) return 'expired';
  // An icon has no tags but those that Next gives to every path, and is never rendered again.
  if (!tags.some((tag) => !tag.startsWith('_N_T_'))) return 'fresh';
  // Next keeps the lifetime of an answer of the build elsewhere.
  const revalidate = cacheControl?.revalidate ?? FRESH_S;
  return revalidate !== false && rendered + revalidate * 1000 <= now ? 'stale' : 'fresh';
}

/**
 * Ends when the renders and reads that were in flight have ended: Next lets a request share a render without asking this
 * cache. A render that began in between may have joined an old read, so the tags expire once more then.
 */
async function expireAndWait(tags: string[], durations?: Durations): Promise<void> {
  state.tags.expire(tags, durations);
  if (await state.renders.settled()) {
    state.tags.expire(tags, durations);
    await state.renders.settled();
  }
  renewShells(tags);
}

onExpiry((tags) => expireAndWait(tags, { expire: 0 }));

const prepared = new WeakSet<Answer>();

/** Writes an answer as it is best served, once, in place: Next sends the same object to those who waited for its render. */
function prepare(answer: Answer): void {
  if (prepared.has(answer)) return;
  prepared.add(answer);
  if (answer.kind === 'APP_PAGE' && typeof answer.html === 'string') {
    prepareDocument(answer);
    // With a status of its own, that of the middleware would not count (lib/services/accounts/guard).
    if (answer.postponed !== undefined && answer.status === 200) answer.status = undefined;
  }
  addEtag(answer);
}
