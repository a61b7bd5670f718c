import { setTimeout as sleep } from 'node:timers/promises';
import { assertWritten } from './database.ts';
import type { Db } from './database.ts';
import { median, rounded } from './figures.ts';
import type { Figure } from './figures.ts';

const BUDGET_MS = 5_000;
const ROUNDS = 3;
/**
 * The time from the insertion of a retailer until its publication. It is long enough for the site to store every page
 * of PLACES without the retailer.
 */
const AHEAD_MS = 6_000;
const PATIENCE_MS = 30_000;

/**
 * The pages that show a retailer after its publication. `mark` returns a text that such a page contains only if it
 * shows the retailer.
 */
const PLACES: [name: string, path: (slug: string) => string, mark: (slug: string) => string][] = [
  ['page', (slug) => `/retailers/${slug}`, (slug) => `Shop ${slug}`],
  ['list', () => '/retailers/directory', (slug) => `/retailers/${slug}`],
  ['sitemap', () => '/sitemaps/retailers-1.xml', (slug) => `/retailers/${slug}<`],
];

/**
 * Measures the time from a retailer's publication time until each page of PLACES shows the retailer. The site's worker
 * publishes the retailer.
 */
export async function measurePublish(db: Db, site: string): Promise<Figure[]> {
  const times = new Map<string, number[]>(PLACES.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const slug = `bench-due-${round}`;
    const due = Date.now() + AHEAD_MS;
    const row = { slug, name: `Shop ${slug}`, cta_url: 'https://shop.example/' };
    assertWritten(await db.from('retailers').insert({ ...row, publish_at: new Date(due).toISOString() }));
    const shows = async ([, path, mark]: (typeof PLACES)[number]) =>
      (await (await fetch(site + path(slug))).text()).includes(mark(slug));
    for (const place of PLACES)
      if (await shows(place)) throw new Error(`The ${place[0]} shows ${slug} before its time.`);
    await sleep(due - Date.now());
    await Promise.all(
      PLACES.map(async (place) => {
        while (!(await shows(place))) {
          if (Date.now() - due > PATIENCE_MS)
            throw new Error(`The ${place[0]} did not show ${slug} within ${PATIENCE_MS / 1000} s.`);
          await sleep(50);
        }
        times.get(place[0])?.push(rounded(Date.now() - due));
      }),
    );
    assertWritten(await db.from('retailers').delete().eq('slug', slug));
  }
  return [...times].map(([name, ms]) => ({
    measure: 'publish',
    subject: `at a moment: ${name}`,
    value: `${Math.round(median(ms))} ms after the moment (slowest ${Math.round(Math.max(...ms))})`,
    budget: `<= ${BUDGET_MS} ms`,
    met: Math.max(...ms) <= BUDGET_MS,
    details: { times: ms },
  }));
}
