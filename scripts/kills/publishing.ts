import { setTimeout as sleep } from 'node:timers/promises';
import { count, expectCount, insist, kill, type RunningSite, type Victim } from './site.ts';

const LEAD_MS = 12_000;
/** How long before the moment a process is killed. */
const BEFORE_MS = 300;
const PATIENCE_MS = 120_000;

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url, { redirect: 'manual' }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.status ?? 0;
}

async function shows(url: string, text: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  return ((await answer?.text().catch(() => '')) ?? '').includes(text);
}

/** Waits until a condition holds; returns the seconds since `moment`. */
async function secondsUntil(moment: number, holds: () => Promise<boolean>): Promise<number> {
  while (!(await holds())) {
    if (Date.now() > moment + PATIENCE_MS) throw new Error('The page did not change in time');
    await sleep(50);
  }
  return (Date.now() - moment) / 1000;
}

/**
 * Schedules the publishing of a retailer, kills a process just before, and prints how many seconds after the moment its
 * page, the list, the search and the sitemap show it.
 */
export async function publishThroughKill(site: RunningSite, victim: Victim | null): Promise<void> {
  const { db, url } = site;
  const slug = `kills-${Date.now().toString(36)}`;
  const name = `000 ${slug.replace('-', '')}`;
  const page = `${url}/retailers/${slug}`;
  const moment = Math.ceil((Date.now() + LEAD_MS) / 1000) * 1000;
  console.log(`Publishing, ${victim ? `with ${victim} killed` : 'with no process killed'}`);
  const retailer = { slug, name, cta_url: 'https://shop.example', is_published: false };
  await insist(() =>
    db
      .from('retailers')
      .insert({ ...retailer, publish_at: new Date(moment).toISOString() })
      .select('id'),
  );
  // These requests store the pages as they are before the moment.
  const places: [string, () => Promise<boolean>][] = [
    ['page', async () => (await statusOf(page)) === 200],
    ['list', () => shows(`${url}/retailers`, slug)],
    ['search', () => shows(`${url}/search?q=${encodeURIComponent(name)}`, `/retailers/${slug}`)],
    ['sitemap', () => shows(`${url}/sitemaps/retailers-1.xml`, slug)],
  ];
  for (const [place, holds] of places) if (await holds()) throw new Error(`The ${place} shows it too early`);
  await sleep(Math.max(0, moment - BEFORE_MS - Date.now()));
  if (victim && !kill(site.dataDir, victim, `${moment - Date.now()} ms before the moment`))
    throw new Error(`The process '${victim}' did not run`);
  await sleep(Math.max(0, moment - Date.now()));
  const seconds = await Promise.all(
    places.map(async ([place, holds]) => `${place} ${(await secondsUntil(moment, holds)).toFixed(1)} s`),
  );
  console.log(`  after the moment: ${seconds.join(', ')}`);
  const published = await count(() =>
    db
      .from('audit_log')
      .select('id', { count: 'exact', head: true })
      .eq('row_slug', slug)
      .eq('action', 'update'),
  );
  expectCount('writes that published it', published, 1);
  await insist(() => db.from('retailers').delete().eq('slug', slug).select('id'));
}
