import { onExpiry } from '../../lib/cache/expire-tags.ts';
import { steadyNow } from '../../lib/cache/steady-clock.ts';
import { countRender } from '../../lib/metrics/site-metrics.ts';
import { visits } from '../visit.ts';
import { ageOf, recordRead } from './age.ts';
import { type Answer, type Entry, isAnswer, statusOf } from './answer.ts';
import { prepareDocument } from './documents/index.ts';
import { addEtag } from './etags.ts';
import { pageState } from './page-state.ts';
import type { Context, Durations, PageStore, ReadContext, WriteContext } from './ports.ts';
import { noteShell } from './shells.ts';
import { state } from './state.ts';

/** How long an error page (such as 403 or 404) is kept, in seconds. */
const ERROR_LIFETIME = { revalidate: 60, expire: 60 };
/** Status codes for paths that have no page. */
const GONE = [404, 410];

/**
 * The cache of pages, set as `cacheHandler` in next.config.mjs. It differs from Next's own cache in these rules:
 * - A response is dated by the start of its render, because a render may read a row just before the row is written. If
 *   the response were dated by the end of the render, it would seem newer than the expiry of its tags (ADR 009). An
 *   expiry also waits for renders in flight.
 * - The server renews a stale response by its own request, so that no visitor's data gets into it (ADR 024).
 * - Only successful responses are written to disk, because anyone can request any number of made-up paths. Comparisons
 *   are kept in memory only, because sixty retailers have half a million combinations.
 * - A corrupt file, or a file dated in the future, is not served.
 * - If a response has expired, one instance renders it and the other instances wait for the result (claims.ts).
 */
export default class PageCache {
  readonly #store: PageStore;

  constructor(context: Context) {
    this.#store = pageState.store(context);
  }

  async get(key: string, context: ReadContext): Promise<Entry | null> {
    if (state.tags.mayBeBehind()) await state.tags.catchUp();
    let entry = await this.#read(key, context);
    if (context.kind !== 'APP_PAGE' && context.kind !== 'APP_ROUTE') return entry;
    let age = ageOf(entry);
    const visit = visits.getStore();
    if (age === 'expired' && visit?.isAnonymous && !visit.isRenewal) {
      entry = prepareEntry(key, await this.#store.renderOfOther(key, entry)) ?? entry;
      age = ageOf(entry);
    }
    recordRead(entry, age);
    if (age === 'fresh') {
      if (entry) visit?.served.push({ key, entry });
      return entry;
    }
    if (!visit || visit.isRenewal) {
      pageState.renders.start(key);
      // Without our server (no visit), Next itself renews a stale response.
      return visit || age === 'expired' ? null : entry;
    }
    if (entry && age === 'stale') {
      visit.isStale = true;
      if (visit.renew && pageState.renders.start(key)) void visit.renew(pathOf(key));
      return { ...entry, lastModified: steadyNow() };
    }
    if (visit.isAnonymous) pageState.renders.start(key);
    // A page with parts that are rendered for each visitor has only a shell in the cache. shells.ts renews the shell
    // before a visitor needs it. If the renewal failed, the old shell is better than no shell.
    return visit.isAnonymous ? null : entry;
  }

  set(key: string, data: Entry['value'], context: WriteContext): Promise<void> {
    const rendered = pageState.renders.end(key);
    return pageState.renders.storing(async () => {
      try {
        await this.#set(key, data, context, rendered);
      } finally {
        this.#store.endRender(key);
      }
    });
  }

  async #set(key: string, data: Entry['value'], context: WriteContext, rendered: number): Promise<void> {
    if (!isAnswer(data)) return;
    countRender({ kind: data.kind === 'APP_PAGE' ? 'page' : 'file', status: statusOf(data) });
    prepare(data);
    const visit = visits.getStore();
    // Don't store a response that was rendered from a visitor's request. Next sends this response to that visitor only.
    // The server also requests the page itself, to store a response without the visitor's data.
    if (visit && !visit.isAnonymous) return void visit.renew?.(pathOf(key));
    const store = this.#store;
    const lifetime = 'cacheControl' in context ? context.cacheControl : undefined;
    const entry: Entry = { value: data, lastModified: rendered, cacheControl: lifetime };
    const status = statusOf(data);
    if (status < 300) {
      store.keep(key, entry);
      noteShell(pathOf(key), entry);
      // Responses of this path are only in memory. A file of the build would outlive them, so remove it.
      if (isInMemoryOnly(pathOf(key))) return store.removeFiles(key);
      return store.write(key, data, rendered, context);
    }
    if (status < 400) store.keep(key, entry);
    else if (data.kind === 'APP_PAGE' && status < 500)
      store.keep(key, { ...entry, cacheControl: ERROR_LIFETIME });
    // Errors of the server and of route handlers are not stored, because the last good response is better. But a 404 or
    // 410 from a route handler removes the stored response.
    else if (GONE.includes(status)) store.forget(key);
    if (status < 400 || GONE.includes(status)) await store.removeFiles(key);
  }

  revalidateTag(tags: string | string[], durations?: Durations): Promise<void> {
    return expireAndWait([tags].flat(), durations);
  }

  resetRequestCache(): void {
    // This cache keeps no state for a single request, so there is nothing to reset.
  }

  /** Returns the entry stored under a key, optimised for serving; null if no entry exists. */
  async #read(key: string, context: ReadContext): Promise<Entry | null> {
    const own = await this.#store.get(key, context);
    // If this instance's entry is not fresh, another instance may have rendered a newer response.
    const entry = ageOf(own) === 'fresh' ? own : ((await this.#store.newerFromOthers(key, own)) ?? own);
    return prepareEntry(key, entry);
  }
}

/**
 * Returns the path under which Next stores a response: the end of its cache key, after '/$' (Next's documentation of
 * `cacheHandler`).
 */
const pathOf = (key: string) => key.slice(key.indexOf('/$/') + 2);

const isInMemoryOnly = (path: string) => path.startsWith('/compare/');

/**
 * Expires tags and waits for the renders and reads in flight, because Next may share a render between requests without
 * consulting this cache. After the wait, the tags expire a second time, because a render that began during the wait may
 * have used the result of an older read. Other instances do the same meanwhile.
 */
async function expireAndWait(tags: string[], durations?: Durations): Promise<void> {
  state.tags.expire(tags, durations);
  const announced = state.tags.announce(tags, durations);
  if (await pageState.renders.settled()) {
    state.tags.expire(tags, durations);
    await pageState.renders.settled();
  }
  await announced;
}

onExpiry((tags) => expireAndWait(tags, { expire: 0 }));

function prepareEntry(key: string, entry: Entry | null): Entry | null {
  if (entry && isAnswer(entry.value)) {
    prepare(entry.value);
    noteShell(pathOf(key), entry);
  }
  return entry;
}

const prepared = new WeakSet<Answer>();

/**
 * Optimises a response once and in place, because Next sends the same object to all requests that waited for its
 * render.
 */
function prepare(answer: Answer): void {
  if (prepared.has(answer)) return;
  prepared.add(answer);
  if (answer.kind === 'APP_PAGE' && typeof answer.html === 'string') {
    prepareDocument(answer);
    // Remove the status of a shell, because it would override the status that the middleware sets
    // (lib/services/accounts/guard).
    if (answer.postponed !== undefined && answer.status === 200) answer.status = undefined;
  }
  addEtag(answer);
}
