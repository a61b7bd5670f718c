import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { median } from '../../bench/figures.ts';
import { perSecond } from '../../bench/requests.ts';
import type { Nginx } from '../nginx.ts';

const ROUNDS = 7;
const SECONDS = 2;
const FILE = '_next/static/story/page.html';

/** How many responses per second nginx sends for a page and for a file, and the ratio of the two rates. */
export interface ProxyRate {
  ratio: number;
  page: number;
  file: number;
  /** The status, nginx's cache status and the Cache-Control header of one response for the page in each round. */
  seen: string[];
}

/**
 * Measures alternately how many responses per second nginx sends for a page of the site and for a static file of the
 * same size. Returns the medians of the two rates and of their ratios.
 */
export async function measureProxy(nginx: Nginx, page: string): Promise<ProxyRate> {
  const url = nginx.origin + page;
  const ask = () => fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const html = await (await ask()).text();
  const seen: string[] = [];
  const file = path.join(nginx.files, FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
  const rates = { page: [] as number[], file: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.page.push(await perSecond(url, 'identity', SECONDS));
    const { status, headers } = await ask();
    seen.push(`${status} ${headers.get('x-cache-status')} (${headers.get('cache-control')})`);
    rates.file.push(await perSecond(`${nginx.origin}/${FILE}`, 'identity', SECONDS));
  }
  const ratios = rates.page.map((rate, round) => rate / (rates.file[round] ?? Number.NaN));
  return { ratio: median(ratios), page: median(rates.page), file: median(rates.file), seen };
}
