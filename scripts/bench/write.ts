import { randomBytes } from 'node:crypto';
import { assertWritten } from './database.ts';
import type { Db } from './database.ts';
import { median, rounded } from './figures.ts';
import type { Figure } from './figures.ts';

const BUDGET_MS = 300;
const WRITES = 10;
/** The maximum time until a page shows a write. If it takes longer, the measurement fails. */
const PATIENCE_MS = 15_000;
const SLUG = 'currys';
const NAME = 'Currys';

interface Timing {
  /** The time in ms from just before the write until the API acknowledges the write. */
  writtenMs: number;
  /** The time in ms from just before the write until the site responds to the webhook (expirePages). */
  expiredMs: number;
  /** The time in ms from just before the write until the page shows the write. */
  shownMs: number;
  /** How many requests were sent until the page showed the write. */
  requests: number;
}

async function expirePages(site: string, secret: string): Promise<void> {
  const response = await fetch(`${site}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ table: 'retailers', record: { slug: SLUG }, old_record: { slug: SLUG } }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The site refused to refresh its pages: ${response.status} ${answer}`);
}

async function writeAndWait(db: Db, url: string, expire: () => Promise<void>): Promise<Timing> {
  const name = `${NAME} ${randomBytes(4).toString('hex')}`;
  const started = performance.now();
  const elapsed = () => rounded(performance.now() - started);
  assertWritten(await db.from('retailers').update({ name }).eq('slug', SLUG));
  const writtenMs = elapsed();
  await expire();
  const expiredMs = elapsed();
  for (let requests = 1; elapsed() < PATIENCE_MS; requests += 1) {
    const html = await fetch(url).then((response) => response.text());
    if (html.includes(name)) return { writtenMs, expiredMs, shownMs: elapsed(), requests };
  }
  throw new Error(`${url} did not show a write within ${PATIENCE_MS / 1000} s.`);
}

/**
 * Measures the time from a write to a retailer until the retailer's own page and the list of retailers show the change.
 */
export async function measureWrite(db: Db, site: string, secret: string): Promise<Figure[]> {
  const expire = () => expirePages(site, secret);
  const figures: Figure[] = [];
  for (const [subject, path] of [
    ['/retailers/{slug}', `/retailers/${SLUG}`],
    ['/retailers', '/retailers'],
  ] as const) {
    const timings: Timing[] = [];
    while (timings.length < WRITES) timings.push(await writeAndWait(db, site + path, expire));
    const times = timings.map(({ shownMs }) => shownMs);
    figures.push({
      measure: 'write',
      subject,
      value: `${Math.round(median(times))} ms to the fresh page (slowest ${Math.round(Math.max(...times))})`,
      budget: `<= ${BUDGET_MS} ms`,
      met: median(times) <= BUDGET_MS,
      details: { timings },
    });
  }
  assertWritten(await db.from('retailers').update({ name: NAME }).eq('slug', SLUG));
  await expire();
  return figures;
}
