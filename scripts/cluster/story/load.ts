import { setTimeout as sleep } from 'node:timers/promises';
import type { Editor } from './editor.ts';
import type { Journal } from './journal.ts';
import { askForData } from './open-tab.ts';
import { type KnownPages, wrongPage } from './pages.ts';
import { QUERY, VISITOR_HEADERS } from './traces.ts';
import { type Reply, Visitor } from './visitors.ts';

const VISITORS = 40;
const EVENTS_PER_REQUEST = 3;
/** If the number of a page view's request is divisible by this number, the visitor also sends analytics events. */
const VIEWS_PER_EVENTS = 5;
const QUERIES = [
  'lego',
  'air fryer',
  'tv',
  'dyson',
  'boots',
  'trainers',
  'laptop',
  'coffee',
  'h&m',
  'amazon',
];
/** The source in all events that the load test sends. At the end, the load test counts the events with this source. */
export const SOURCE = 'cluster-story';

interface Site {
  /** The origin of nginx. */
  origin: string;
  journal: Journal;
  pages: KnownPages;
  editors: Editor[];
  /** Returns the ids of the builds that the instances run now. */
  builds: () => string[];
}

/** Returns what is wrong with the response to a search; null if it shows results, which contain `<mark>` elements. */
const wrongSearch = (reply: Reply) =>
  wrongPage(reply) ?? (reply.text.includes('<mark>') ? null : 'there are no results');

/**
 * Sends mixed load through nginx: 95 % requests for pages, 4 % searches and 1 % saves. About one in ten requests for
 * pages asks only for the data of a page. Next's router sends such a request in a tab that was opened before the load
 * test. Also sends analytics events.
 */
export class Load {
  acknowledgedEvents = 0;
  readonly #site: Site;
  readonly #visitors = Array.from({ length: VISITORS }, (_, index) => new Visitor(index + 1));
  readonly #waiting = new Set<Promise<unknown>>();
  #sent = 0;
  #isEnding = false;
  #loop: Promise<void> | null = null;

  constructor(site: Site) {
    this.#site = site;
  }

  /** How many requests the visitors have sent a second time. */
  get repeats(): number {
    return this.#visitors.reduce((sum, { repeats }) => sum + repeats, 0);
  }

  /** Sends `rate` requests per second, without waiting for the responses to earlier requests. */
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

  /** Stops sending requests, and waits for the last responses. */
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
    const { editors } = this.#site;
    if (place === 50) this.#await(editors[Math.floor(number / 100) % editors.length]?.save());
    else if (place % 25 === 10) this.#await(this.#search(visitor));
    else if (place % 10 === 3) this.#await(this.#navigate(visitor));
    else this.#await(this.#view(visitor, number));
  }

  #await(work: Promise<unknown> = Promise.resolve()): void {
    this.#waiting.add(work);
    void work.finally(() => this.#waiting.delete(work));
  }

  /** Returns the path of a random page. The pages at the start of the list are viewed most often. */
  #somePath(): string {
    const { paths } = this.#site.pages;
    return paths[Math.floor(paths.length * Math.random() ** 2)] ?? '/';
  }

  async #view(visitor: Visitor, number: number): Promise<void> {
    const { journal, origin, pages } = this.#site;
    const path = this.#somePath();
    await journal.note('page', path, async () => {
      const reply = await visitor.ask(origin + path, { headers: VISITOR_HEADERS });
      return { error: pages.wrong(path, reply), servers: reply.servers };
    });
    if (number % VIEWS_PER_EVENTS === 0) await this.#sendEvents(visitor, path);
  }

  async #navigate(visitor: Visitor): Promise<void> {
    const { journal, origin, pages, builds } = this.#site;
    const path = this.#somePath();
    await journal.note('page data', path, async () => {
      const earlier = builds();
      const reply = await askForData(visitor, origin + path);
      return { error: pages.wrongData(path, reply, [...earlier, ...builds()]), servers: reply.servers };
    });
  }

  async #search(visitor: Visitor): Promise<void> {
    const { journal, origin } = this.#site;
    const query = QUERIES[Math.floor(Math.random() * QUERIES.length)] ?? '';
    const url = `${origin}/search?q=${encodeURIComponent(query)}&from=${QUERY}`;
    await journal.note('search', query, async () => {
      const reply = await visitor.ask(url, { headers: VISITOR_HEADERS });
      return { error: wrongSearch(reply), servers: reply.servers };
    });
  }

  async #sendEvents(visitor: Visitor, path: string): Promise<void> {
    const events = Array.from({ length: EVENTS_PER_REQUEST }, () => ({ kind: 'view', path }));
    const { journal, origin } = this.#site;
    const question = {
      method: 'POST',
      headers: { ...VISITOR_HEADERS, origin, 'content-type': 'application/json' },
      body: JSON.stringify({ source: SOURCE, events }),
    } as const;
    const isStored = await journal.note('events', path, async () => {
      const { status, servers } = await visitor.ask(`${origin}/api/events`, question);
      return { error: status === 204 ? null : String(status), servers };
    });
    if (isStored) this.acknowledgedEvents += EVENTS_PER_REQUEST;
  }
}
