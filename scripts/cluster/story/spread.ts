import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from './visitors.ts';

/** The maximum time to wait until a response shows a saved name. */
export const PATIENCE_MS = 10_000;
const PAUSE_MS = 10;
/**
 * The pause between two requests through nginx. It is longer than PAUSE_MS, because nginx limits the requests of each
 * visitor.
 */
const NGINX_PAUSE_MS = 100;

/** How soon after a save the responses show the new name. All times are in ms since the site acknowledged the save. */
export interface Spread {
  /** The time until every instance has sent all responses of `placesOf` with the new name. It includes rendering. */
  ms: number;
  /** The URL of the response that was the last to show the new name. */
  slowest: string;
  /**
   * The time of the last request to which an instance responded without the new name; null if all responses had the new
   * name.
   */
  oldMs: number | null;
  /** The URL of the response without the new name; '' if all responses had the new name. */
  oldUrl: string;
  /** The time until nginx has sent all responses of `placesOf` with the new name. */
  nginxMs: number;
}

/** The responses that show a retailer's name. `word` is the last word of the name. */
export const placesOf = ({ slug, category, word }: { slug: string; category: string; word: string }) => [
  ...[`/retailers/${slug}`, '/retailers', '/retailers/directory', `/categories/${category}`],
  ...['/sitemap', '/compare', '/llms.txt', `/search?q=${word}`, `/api/autocomplete?q=${word}`],
];

/**
 * Returns the part of a response that can show a name: the main part of a page, or a whole file. Removes the tags with
 * which search results mark the words of the query.
 */
const shownIn = (text: string) => {
  const [, main = text] = /<main\b([^]*)<\/main>/.exec(text) ?? [];
  return main.replaceAll(/<\/?mark>/g, '');
};

/** Returns the text of a response; '' if the instance does not answer, or ends before it has sent the whole text. */
export const textOf = (url: string) =>
  fetch(url)
    .then((answer) => answer.text())
    .catch(() => '');

/** Returns the largest of the times; null if all are null. */
export function latest(times: (number | null)[]): number | null {
  const known = times.filter((each) => each !== null);
  return known.length === 0 ? null : Math.max(...known);
}

interface Seen {
  url: string;
  ms: number;
  oldMs: number | null;
}

interface Watch {
  name: string;
  pauseMs: number;
  read: (url: string) => Promise<string>;
  /** Returns whether to go on waiting for this URL. */
  isWatched: (url: string) => boolean;
}

/**
 * Waits until every URL shows the name, or until PATIENCE_MS have passed. Stops waiting for a URL, and leaves it out,
 * as soon as `isWatched` returns false for it, for example because its instance was stopped.
 */
async function allSeen(urls: string[], { name, pauseMs, read, isWatched }: Watch): Promise<Seen[]> {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  const seen = urls.map(async (url) => {
    let oldMs: number | null = null;
    while (isWatched(url)) {
      const began = elapsed();
      const text = shownIn(await read(url));
      if (!text.includes(name) && text) oldMs = began;
      if (text.includes(name) || elapsed() > PATIENCE_MS) return { url, ms: elapsed(), oldMs };
      await sleep(pauseMs);
    }
    return null;
  });
  return (await Promise.all(seen)).filter((each) => each !== null);
}

interface Site {
  /** The origin of nginx. */
  origin: string;
  /** Returns the origins of the instances that are running and connected to each other through Redis. */
  connected: () => string[];
}

/**
 * Waits until every connected instance, and nginx, show the name in all places. Returns the times; null if no instance
 * stayed connected.
 * @param visitor requests the places through nginx
 */
export async function spreadOf(
  { origin, connected }: Site,
  { name, places, visitor }: { name: string; places: string[]; visitor: Visitor },
): Promise<Spread | null> {
  const isConnected = (url: string) => connected().includes(new URL(url).origin);
  const urls = connected().flatMap((each) => places.map((place) => each + place));
  const ask = (url: string) =>
    visitor.ask(url).then(
      ({ text }) => text,
      () => '',
    );
  const [direct, proxied] = await Promise.all([
    allSeen(urls, { name, pauseMs: PAUSE_MS, read: textOf, isWatched: isConnected }),
    allSeen(
      places.map((place) => origin + place),
      { name, pauseMs: NGINX_PAUSE_MS, read: ask, isWatched: () => connected().length > 0 },
    ),
  ]);
  const [slowest] = direct.toSorted((one, other) => other.ms - one.ms);
  const oldMs = latest(direct.map((each) => each.oldMs));
  if (!slowest || proxied.length === 0) return null;
  return {
    ms: slowest.ms,
    slowest: slowest.url,
    oldMs,
    oldUrl: oldMs === null ? '' : (direct.find((each) => each.oldMs === oldMs)?.url ?? ''),
    nginxMs: Math.max(...proxied.map(({ ms }) => ms)),
  };
}
