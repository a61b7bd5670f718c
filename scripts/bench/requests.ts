import autocannon from 'autocannon';
import type { BarePages } from './bare-app.ts';
import { median, rounded } from './figures.ts';
import type { Figure } from './figures.ts';
import type { Encoding } from './options.ts';
import type { Template } from './templates.ts';

const BUDGET = 0.9;
const CONNECTIONS = 10;
const WARM_UP_S = 3;
const MEASURED_S = 2;
const ROUNDS = 9;
/** The maximum difference in size between two pages that are compared, as a share of the size. */
const TOLERANCE = 0.02;

interface Page {
  url: string;
  bytes: number;
  compressedBytes: number;
  /** Whether the page contains a character beyond Latin-1. */
  wide: boolean;
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
    wide: /[^\u0000-\u00ff]/.test(new TextDecoder().decode(html)),
    bytes: html.byteLength,
    compressedBytes: (await new Response(compressed).arrayBuffer()).byteLength,
    cache: plain.headers.get('x-nextjs-cache'),
  };
}

/** Returns the size of a page's uncompressed HTML in bytes. */
export const htmlBytes = async (url: string) => (await look(url)).bytes;

export async function perSecond(url: string, encoding: Encoding, duration: number): Promise<number> {
  const headers = { 'accept-encoding': encoding };
  const result = await autocannon({ url, connections: CONNECTIONS, duration, headers });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 200 and ${result.errors} requests failed.`);
  }
  return result.requests.total / result.duration;
}

/**
 * Measures the requests per second of two pages. The machine's speed changes, so the measurement has many short rounds
 * and alternates between the pages. A slow period then affects both pages.
 */
async function rounds(ours: string, bare: string, encoding: Encoding) {
  const rates = { ours: [] as number[], bare: [] as number[] };
  await perSecond(ours, encoding, WARM_UP_S);
  await perSecond(bare, encoding, WARM_UP_S);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const turn of round % 2 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const)) {
      rates[turn].push(await perSecond(turn === 'ours' ? ours : bare, encoding, MEASURED_S));
    }
  }
  return rates;
}

/** Compares the requests per second of a cached page of the site with those of a bare page of the same size. */
async function compare(template: string, ours: Page, bareUrl: string, encoding: Encoding): Promise<Figure> {
  const bare = await look(bareUrl);
  if (Math.abs(bare.bytes / ours.bytes - 1) > TOLERANCE) {
    throw new Error(`The bare page for ${template} has ${bare.bytes} bytes instead of ${ours.bytes}.`);
  }
  const rates = await rounds(ours.url, bare.url, encoding);
  // Compute the ratio of each round, because the two measurements of a round follow each other immediately. The median
  // of the ratios ignores rounds that other work disturbed.
  const ratio = median(rates.ours.map((rate, round) => rate / (rates.bare[round] ?? Number.NaN)));
  const [own, other] = [Math.round(median(rates.ours)), Math.round(median(rates.bare))];
  return {
    measure: 'requests',
    subject: template,
    value: `${ratio.toFixed(2)} of bare (${own} : ${other} a second, ${rounded(ours.bytes / 1000)} kB)`,
    budget: `>= ${BUDGET}`,
    met: ratio >= BUDGET,
    details: { ratio: rounded(ratio, 3), requestsPerSecond: rates, encoding, pages: { ours, bare } },
  };
}

/**
 * Compares a page of the site with a page of the bare Next app. Uses the page `wide` if the site's page contains a
 * character beyond Latin-1, otherwise the page `narrow`.
 */
export async function measureRequests(
  { template, path }: Template,
  site: string,
  bare: BarePages,
  encoding: Encoding,
): Promise<Figure> {
  const ours = await look(site + path);
  return compare(template, ours, ours.wide ? bare.wide : bare.narrow, encoding);
}
