import type { Journal } from './journal.ts';
import { wrongPage } from './load.ts';
import { Visitor } from './visitors.ts';

const AT_ONCE = 4;
const FILE_VISITORS = 20;
const LOCATION = /<loc>([^<]+)<\/loc>/g;
const FILE = /\/_next\/static\/[^"'\\\s]+\.(?:js|css|woff2)/g;

const locations = (xml: string) => [...xml.matchAll(LOCATION)].map(([, url = '']) => new URL(url).pathname);

/** Requests every page of the sitemap through nginx. Returns the paths of the pages, and the files that they use. */
export async function walk(origin: string): Promise<{ pages: string[]; files: string[] }> {
  const files = new Set<string>();
  const pages: string[] = [];
  const waiting: string[] = [];
  const visitors = Array.from({ length: AT_ONCE }, (_, index) => new Visitor(101 + index));
  const [first] = visitors;
  if (!first) return { pages, files: [] };
  for (const part of locations((await first.ask(`${origin}/sitemap.xml`)).text))
    waiting.push(...locations((await first.ask(origin + part)).text));
  const lane = async (visitor: Visitor) => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const reply = await visitor.ask(origin + path);
      const wrong = wrongPage(reply);
      if (wrong) throw new Error(`Before the story, ${path} answered ${wrong}.`);
      for (const [file] of reply.text.matchAll(FILE)) files.add(file);
      pages.push(path);
    }
  };
  await Promise.all(visitors.map(lane));
  for (const visitor of visitors) visitor.leave();
  return { pages: pages.sort(), files: [...files] };
}

/**
 * Requests files through nginx, as pages do that were opened before a release. Many visitors share the files, because
 * nginx limits the requests of each.
 */
export async function requestFiles(origin: string, files: string[], journal: Journal): Promise<void> {
  const visitors = Array.from({ length: FILE_VISITORS }, (_, index) => new Visitor(121 + index));
  for (const [index, file] of files.entries())
    await journal.note('file', file, async () => {
      const reply = await visitors[index % FILE_VISITORS]?.ask(origin + file);
      return reply?.status === 200 ? null : String(reply?.status);
    });
  for (const visitor of visitors) visitor.leave();
}
