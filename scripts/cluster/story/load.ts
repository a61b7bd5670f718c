import { setTimeout as sleep } from 'node:timers/promises';
import type { Editor } from './editor.ts';
import type { Journal } from './journal.ts';
import { type Reply, Visitor } from './visitors.ts';

const VISITORS = 40;
const EVENTS_PER_REQUEST = 3;
/** One page view in so many is followed by a request with events. */
const VIEWS_PER_EVENTS = 5;
const QUERIES = ['lego', 'air fryer', 'tv', 'dyson', 'boots', 'trainers', 'laptop', 'coffee', 'h&m', 'sofa'];
const BROWSER =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
/** The source of the story's events, by which they are counted at the end. */
export const SOURCE = 'cluster-story';

/** Returns what is wrong with the answer to a request for a page; null if nothing is. */
export const wrongPage = ({ status, text }: Reply) =>
  status !== 200 ? String(status) : text.includes('</html>') ? null : 'the page is cut off';

/** Mixed load through nginx: 95 % pages, 4 % searches, 1 % saves, and the events of the page views. */
export class Load {
  acknowledgedEvents = 0;
  readonly #origin: string;
  readonly #journal: Journal;
  readonly #pages: string[];
  readonly #editors: Editor[];
  readonly #visitors = Array.from({ length: VISITORS }, (_, index) => new Visitor(index + 1));
  readonly #waiting = new Set<Promise<unknown>>();
  #sent = 0;
  #isEnding = false;
  #loop: Promise<void> | null = null;

  /** @param pages the paths of pages that were served before */
  constructor(origin: string, journal: Journal, pages: string[], editors: Editor[]) {
    this.#origin = origin;
    this.#journal = journal;
    this.#pages = pages;
    this.#editors = editors;
  }

  /** Sends so many requests a second, whether or not earlier ones have been answered. */
  start(rate: number): void {
    const started = performance.now();
    this.#loop = (async () => {
      while (!this.#isEnding) {
        const due = ((performance.now() - started) * rate) / 1000;
        while (this.#sent < due) this.#sendNext();
        await sleep(1000 / rate);
      }
    })();
  }

  /** Sends no more requests, and waits for the last answers. */
  async stop(): Promise<void> {
    this.#isEnding = true;
    await this.#loop;
    await Promise.all(this.#waiting);
    for (const visitor of this.#visitors) visitor.leave();
  }

  #sendNext(): void {
    const number = this.#sent;
    this.#sent += 1;
    const visitor = this.#visitors[number % VISITORS];
    if (!visitor) return;
    const place = number % 100;
    if (place === 50) this.#await(this.#editors[Math.floor(number / 100) % this.#editors.length]?.save());
    else if (place % 25 === 10) this.#await(this.#search(visitor));
    else this.#await(this.#view(visitor, number));
  }

  #await(work: Promise<unknown> = Promise.resolve()): void {
    this.#waiting.add(work);
    void work.finally(() => this.#waiting.delete(work));
  }

  /** Views a page. Few pages are popular, and many are rarely viewed. */
  async #view(visitor: Visitor, number: number): Promise<void> {
    const path = this.#pages[Math.floor(this.#pages.length * Math.random() ** 2)] ?? '/';
    await this.#journal.note('page', path, async () => wrongPage(await visitor.ask(this.#origin + path)));
    if (number % VIEWS_PER_EVENTS === 0) await this.#sendEvents(visitor, path);
  }

  async #search(visitor: Visitor): Promise<void> {
    const query = QUERIES[Math.floor(Math.random() * QUERIES.length)] ?? '';
    const url = `${this.#origin}/search?q=${encodeURIComponent(query)}`;
    await this.#journal.note('search', query, async () => wrongPage(await visitor.ask(url)));
  }

  async #sendEvents(visitor: Visitor, path: string): Promise<void> {
    const events = Array.from({ length: EVENTS_PER_REQUEST }, () => ({ kind: 'view', path }));
    const question = {
      method: 'POST',
      headers: { origin: this.#origin, 'user-agent': BROWSER, 'content-type': 'application/json' },
      body: JSON.stringify({ source: SOURCE, events }),
    } as const;
    const isStored = await this.#journal.note('events', path, async () => {
      const { status } = await visitor.ask(`${this.#origin}/api/events`, question);
      return status === 204 ? null : String(status);
    });
    if (isStored) this.acknowledgedEvents += EVENTS_PER_REQUEST;
  }
}
