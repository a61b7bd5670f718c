import { setTimeout as sleep } from 'node:timers/promises';
import { assertWritten } from './database.ts';
import type { Db } from './database.ts';
import { median, rounded } from './figures.ts';
import type { Figure } from './figures.ts';

const BUDGET_MS = 5_000;
const ROUNDS = 3;
/**
 * The time from the insertion of the rows until they are due. It is long enough for the site to store every page of
 * PLACES as it is before that moment.
 */
const AHEAD_MS = 6_000;
const PATIENCE_MS = 30_000;

/**
 * The pages that show a retailer or its guide after their publication, or that no longer show a retailer after its end.
 * `shows` returns whether the text of a page shows the state after the moment.
 */
const PLACES: [
  name: string,
  path: (slug: string) => string,
  shows: (text: string, slug: string) => boolean,
][] = [
  ['page', (slug) => `/retailers/${slug}`, (text, slug) => text.includes(`Shop ${slug}`)],
  ['list', () => '/retailers/directory', (text, slug) => text.includes(`/retailers/${slug}"`)],
  ['sitemap', () => '/sitemaps/retailers-1.xml', (text, slug) => text.includes(`/retailers/${slug}<`)],
  // This page shows retailers only in its menu.
  ['menu', () => '/contact', (text, slug) => text.includes(`/retailers/${slug}"`)],
  ['search', (slug) => `/search?q=${slug}`, (text, slug) => text.includes(`/retailers/${slug}"`)],
  ['feed', () => '/feed.xml', (text, slug) => text.includes(`/content/${slug}<`)],
  ['end', (slug) => `/retailers/${endingOf(slug)}`, (text, slug) => !text.includes(`Shop ${endingOf(slug)}`)],
];

/**
 * Returns the slug of the retailer that ends. It does not contain `slug`, because the page of a missing retailer suggests
 * retailers with similar names.
 */
const endingOf = (slug: string) => slug.replace('due', 'ends');

/**
 * Inserts a retailer and a guide that are published when they are due, and a published retailer that ends then. The
 * first retailer has the first rank, so that the menu shows it.
 */
async function insertRows(db: Db, slug: string, due: string): Promise<void> {
  const shop = (of: string) => ({ slug: of, name: `Shop ${of}`, cta_url: 'https://shop.example/' });
  assertWritten(await db.from('retailers').insert({ ...shop(slug), display_rank: 1, publish_at: due }));
  const ending = { ...shop(endingOf(slug)), is_published: true, unpublish_at: due };
  assertWritten(await db.from('retailers').insert(ending));
  const guide = { slug, title: `Guide ${slug}`, content_type: 'guide', body: '<p>A guide.</p>' };
  assertWritten(await db.from('content').insert({ ...guide, is_published: true, published_at: due }));
}

/**
 * Measures the time from the moment at which rows are due until each page of PLACES shows the new state. The site's
 * worker publishes and unpublishes the rows.
 */
export async function measurePublish(db: Db, site: string): Promise<Figure[]> {
  const times = new Map<string, number[]>(PLACES.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const slug = `bench-due-${round}`;
    const due = Date.now() + AHEAD_MS;
    await insertRows(db, slug, new Date(due).toISOString());
    const isShown = async ([, path, shows]: (typeof PLACES)[number]) =>
      shows(await (await fetch(site + path(slug))).text(), slug);
    for (const place of PLACES)
      if (await isShown(place)) throw new Error(`The ${place[0]} of ${slug} has changed before its time.`);
    await sleep(due - Date.now());
    await Promise.all(
      PLACES.map(async (place) => {
        while (!(await isShown(place))) {
          if (Date.now() - due > PATIENCE_MS)
            throw new Error(`The ${place[0]} of ${slug} did not change within ${PATIENCE_MS / 1000} s.`);
          await sleep(50);
        }
        times.get(place[0])?.push(rounded(Date.now() - due));
      }),
    );
    assertWritten(
      await db
        .from('retailers')
        .delete()
        .in('slug', [slug, endingOf(slug)]),
    );
    assertWritten(await db.from('content').delete().eq('slug', slug));
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
