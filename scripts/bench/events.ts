import http from 'node:http';
import { countUnrolledEvents } from '@/lib/data/events';
import { withBrowser } from './browser.ts';
import type { Db } from './database.ts';
import { rounded } from './figures.ts';
import type { Figure } from './figures.ts';
import { scriptsOf } from './script-bytes.ts';

const BUDGET_BYTES = 2000;
const BUDGET_PER_SECOND = 1000;
const SECONDS = 10;
const EVENTS_PER_REQUEST = 20;
/**
 * The number of senders. Each sender has one request in flight at a time. Each has its own loopback IP address, because
 * the site limits the requests per IP address.
 */
const SENDERS = 64;
const BROWSER =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

const BODY = JSON.stringify({
  source: 'direct',
  events: Array.from({ length: EVENTS_PER_REQUEST }, (_, index) =>
    index % 5 === 4
      ? { kind: 'click', path: '/retailers/argos', link: 'https://www.argos.co.uk/', position: 1 }
      : { kind: 'view', path: '/retailers/argos' },
  ),
});

/** Sends one batch of events; returns the status of the response. */
function send(site: string, agent: http.Agent): Promise<number> {
  const headers = { origin: site, 'user-agent': BROWSER, 'content-length': Buffer.byteLength(BODY) };
  return new Promise((resolve, reject) => {
    const request = http.request(`${site}/api/events`, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', reject).end(BODY);
  });
}

const storedEvents = (db: Db) => countUnrolledEvents(db, { limit: 10_000_000 });

/** Measures how many events the site stores per second. Also checks that every acknowledged event is stored. */
export async function measureEvents(db: Db, site: string): Promise<Figure> {
  const before = await storedEvents(db);
  const end = performance.now() + SECONDS * 1000;
  const statuses: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: SENDERS }, async (_, index) => {
      const agent = new http.Agent({ keepAlive: true, localAddress: `127.0.1.${index + 1}` });
      while (performance.now() < end) statuses.push(await send(site, agent));
      agent.destroy();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const acknowledged = statuses.filter((status) => status === 204).length * EVENTS_PER_REQUEST;
  const lost = acknowledged - ((await storedEvents(db)) - before);
  const perSecond = acknowledged / seconds;
  return {
    measure: 'events',
    subject: 'stored',
    value: `${Math.round(perSecond)} a second, ${lost} lost, ${statuses.filter((status) => status !== 204).length} refused`,
    budget: `>= ${BUDGET_PER_SECOND} a second, none lost`,
    met: perSecond >= BUDGET_PER_SECOND && lost <= 0,
    details: { acknowledged, lost, seconds: rounded(seconds) },
  };
}

/** Measures the compressed size of the scripts that count visits: all scripts that contain the path /api/events. */
export async function measureMeasuringScript(workDir: string, site: string): Promise<Figure> {
  const downloads = await withBrowser(workDir, async ({ context }) =>
    scriptsOf(await context.newPage(), `${site}/`),
  );
  const named = await Promise.all(
    downloads.map(async (download) => ({
      ...download,
      isOurs: (await (await fetch(site + download.url)).text()).includes('/api/events'),
    })),
  );
  const ours = named.filter(({ isOurs }) => isOurs);
  const bytes = ours.reduce((sum, download) => sum + download.bytes, 0);
  return {
    measure: 'events',
    subject: 'script',
    value: `${bytes} B of script measure visits`,
    budget: `<= ${BUDGET_BYTES} B`,
    met: bytes > 0 && bytes <= BUDGET_BYTES,
    details: { ours },
  };
}
