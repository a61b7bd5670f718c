import type { Journal, Result } from './journal.ts';
import { wrongData } from './open-tab.ts';
import { MARK } from './own-data.ts';
import { type Reply, Visitor } from './visitors.ts';

const AT_ONCE = 4;
const FILE_VISITORS = 20;
const LOCATION = /<loc>([^<]+)<\/loc>/g;
const FILE = /\/_next\/static\/[^"'\\\s]+\.(?:js|css|woff2)/g;
const HEADING = /<h1\b[^>]*>([^]*?)<\/h1>/;
/** Matches the names that the editors save (editor.ts). */
const SAVED_NAME = /Shop [a-z-]+ [a-z]{8}\b/g;

const locations = (xml: string) => [...xml.matchAll(LOCATION)].map(([, url = '']) => new URL(url).pathname);

/** Returns what is wrong with the response to a request for any page; null if the response is a complete page. */
export const wrongPage = ({ status, text }: Reply) =>
  status !== 200 ? String(status) : text.includes('</html>') ? null : 'the page is cut off';

/** The pages that the site served before the load test, with their headings. */
export class KnownPages {
  /** The paths of the pages. */
  readonly paths: string[] = [];
  /** The paths of the static files that the pages use. */
  readonly files = new Set<string>();
  readonly #headings = new Map<string, string>();
  readonly #names: ReadonlySet<string>;

  /** @param names the names that editors have saved; more may be added later */
  constructor(names: ReadonlySet<string>) {
    this.#names = names;
  }

  add(path: string, { text }: Reply): void {
    this.paths.push(path);
    this.#headings.set(path, this.#headingOf(text));
  }

  addFiles({ text }: Reply): void {
    for (const [file] of text.matchAll(FILE)) this.files.add(file);
  }

  /**
   * Returns what is wrong with the response to a request for a known page; null if the response is right. A page whose
   * heading is not the known one is wrong; for example, it was rendered from the built-in data.
   */
  wrong(path: string, reply: Reply): string | null {
    const [heading, known] = [this.#headingOf(reply.text), this.#headings.get(path)];
    if (wrongPage(reply)) return wrongPage(reply);
    if (!heading) return 'the page has no heading';
    return heading === known ? null : `the heading is '${heading}', not '${known}'`;
  }

  /**
   * Returns what is wrong with the data of a known page, which the router requests; null if it is right.
   * @param builds the ids of the builds that may have rendered the page
   */
  wrongData(path: string, reply: Reply, builds: string[]): string | null {
    const isMarked = this.#headings.get(path)?.includes(MARK);
    const isBuiltIn = isMarked && !reply.text.includes(MARK);
    return wrongData(reply, builds) ?? (isBuiltIn ? `the data does not contain '${MARK}'` : null);
  }

  /** Returns the text of a page's heading. Names that editors have saved are replaced, because they change. */
  #headingOf(html: string): string {
    const text = (HEADING.exec(html)?.[1] ?? '').replaceAll(/<[^>]+>/g, '').trim();
    return text.replaceAll(SAVED_NAME, (name) => (this.#names.has(name) ? 'an edited shop' : name));
  }
}

/** Calls `see` for each of the paths, for several paths at the same time. Each call gets a visitor. */
async function visitAll(paths: string[], see: (visitor: Visitor, path: string) => Promise<void>) {
  const visitors = Array.from({ length: AT_ONCE }, (_, index) => new Visitor(101 + index));
  const waiting = [...paths];
  const lane = async (visitor: Visitor) => {
    for (let path = waiting.shift(); path; path = waiting.shift()) await see(visitor, path);
    visitor.leave();
  };
  await Promise.all(visitors.map(lane));
}

/** Returns at most `most` paths, taken from the whole list at equal distances. */
const sampleOf = (paths: string[], most: number) => {
  const step = Math.max(1, Math.ceil(paths.length / most));
  return paths.filter((_path, index) => index % step === 0);
};

/**
 * Requests pages of the sitemap through nginx: all, or a sample of at most `most` pages. Returns the pages, and the
 * number of pages in the sitemap.
 */
export async function walk(origin: string, most: number, names: ReadonlySet<string>) {
  const pages = new KnownPages(names);
  const paths: string[] = [];
  const reader = new Visitor(100);
  for (const part of locations((await reader.ask(`${origin}/sitemap.xml`)).text))
    paths.push(...locations((await reader.ask(origin + part)).text));
  reader.leave();
  await visitAll(sampleOf(paths, most), async (visitor, path) => {
    const reply = await visitor.ask(origin + path);
    pages.add(path, reply);
    const wrong = pages.wrong(path, reply);
    if (wrong) throw new Error(`Before the story, ${path} answered ${wrong}.`);
    pages.addFiles(reply);
  });
  pages.paths.sort();
  return { pages, total: paths.length };
}

/** Requests all known pages again after the release, and checks them. Adds their static files to `pages.files`. */
export async function walkAgain(origin: string, pages: KnownPages, journal: Journal): Promise<void> {
  await visitAll(pages.paths, async (visitor, path) => {
    await journal.note('page', path, async () => {
      const reply = await visitor.ask(origin + path);
      pages.addFiles(reply);
      return { error: pages.wrong(path, reply), servers: reply.servers };
    });
  });
}

/**
 * Requests static files through nginx, including those of pages opened before a release, which a browser may still
 * need. Divides the requests among many visitors, because nginx limits the requests of each visitor.
 */
export async function requestFiles(origin: string, files: Iterable<string>, journal: Journal): Promise<void> {
  const visitors = Array.from({ length: FILE_VISITORS }, (_, index) => new Visitor(121 + index));
  let place = 0;
  for (const file of files) {
    const visitor = visitors[(place += 1) % FILE_VISITORS];
    if (!visitor) continue;
    await journal.note('file', file, async (): Promise<Result> => {
      const { status, servers } = await visitor.ask(origin + file);
      return { error: status === 200 ? null : String(status), servers };
    });
  }
  for (const visitor of visitors) visitor.leave();
}
