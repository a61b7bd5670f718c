import autocannon from 'autocannon';
import type { BareApp } from './bare-app.ts';
import { rounded } from './figures.ts';
import type { Figure } from './figures.ts';
import type { Encoding } from './options.ts';
import type { Template } from './templates.ts';

const BUDGET = 0.9;
const CONNECTIONS = 10;
const WARM_UP_S = 3;
const MEASURED_S = 8;
const ROUNDS = 2;
/** How far the HTML of the two may differ in size before they are no longer the same. */
const TOLERANCE = 0.02;

interface Page {
  url: string;
  bytes: number;
  compressedBytes: number;
  cache: string | null;
}

async function look(url: string): Promise<Page> {
  const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (plain.status !== 200) throw new Error(`${url} answered ${plain.status}.`);
  const html = await plain.arrayBuffer();
  const gzip = new CompressionStream('gzip');
  const compressed = new Blob([html]).stream().pipeThrough(gzip);
  return {
    url,
    bytes: html.byteLength,
    compressedBytes: (await new Response(compressed).arrayBuffer()).byteLength,
    cache: plain.headers.get('x-nextjs-cache'),
  };
}

/** The bytes of HTML of a page, uncompressed. */
export const htmlBytes = async (url: string) => (await look(url)).bytes;

async function perSecond(url: string, encoding: Encoding, duration: number): Promise<number> {
  const headers = { 'accept-encoding': encoding };
  const result = await autocannon({ url, connections: CONNECTIONS, duration, headers });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 200 and ${result.errors} requests failed.`);
  }
  return result.requests.total / result.duration;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Requests per second of a cached page as a ratio to the bare page of its size. The two take turns, so that a
 * machine that grows slower or faster meanwhile weighs on both.
 */
export async function measureRequests(
  { template, path }: Template,
  site: string,
  bare: { app: BareApp; path: string },
  encoding: Encoding,
): Promise<Figure> {
  const ours = await look(site + path);
  const theirs = await look(bare.app.url + bare.path);
  if (Math.abs(theirs.bytes / ours.bytes - 1) > TOLERANCE) {
    throw new Error(`The bare page for ${template} has ${theirs.bytes} bytes instead of ${ours.bytes}.`);
  }
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  await perSecond(ours.url, encoding, WARM_UP_S);
  await perSecond(theirs.url, encoding, WARM_UP_S);
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.ours.push(await perSecond(ours.url, encoding, MEASURED_S));
    rates.bare.push(await perSecond(theirs.url, encoding, MEASURED_S));
  }
  const ratio = mean(rates.ours) / mean(rates.bare);
  const [own, other] = [Math.round(mean(rates.ours)), Math.round(mean(rates.bare))];
  return {
    measure: 'requests',
    subject: template,
    value: `${ratio.toFixed(2)} of bare (${own} : ${other} a second, ${rounded(ours.bytes / 1000)} kB)`,
    budget: `>= ${BUDGET}`,
    met: ratio >= BUDGET,
    details: { ratio: rounded(ratio, 3), requestsPerSecond: rates, encoding, pages: { ours, bare: theirs } },
  };
}
