import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { productPath } from '../../lib/routing/paths.ts';
import { product } from '../seed-large/products.ts';

const SAMPLE_EVERY = 1000;
const AT_ONCE = 4;
const RETAILERS = 2_000;

/** Returns the resident memory of a process in MB. Works only on Linux. */
function residentMb(pid: number): number {
  const [, kB] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kB) / 1024);
}

/**
 * Returns a folder's size on disk in MB. Runs `du` asynchronously, so that this process notices when the server closes
 * idle connections. A request over a closed connection would fail.
 */
async function diskMb(folder: string): Promise<number> {
  const { stdout } = await promisify(execFile)('du', ['-sm', folder]);
  return Number(stdout.split('\t')[0]);
}

/** Requests `count` product pages that are not stored yet, and reports the server's memory every 1,000 pages. */
export async function walkPages(
  { site, dataDir, distDir }: { site: string; dataDir: string; distDir: string },
  { first, count }: { first: number; count: number },
  report: (line: string) => void,
): Promise<void> {
  const { next } = JSON.parse(readFileSync(path.join(dataDir, 'run/processes.json'), 'utf8')) as {
    next: number;
  };
  const sample = async (done: number) =>
    report(`${done} pages: ${residentMb(next)} MB of memory, ${await diskMb(distDir)} MB in ${distDir}`);
  await sample(0);
  for (let from = 0; from < count; from += SAMPLE_EVERY) {
    const indexes = Array.from(
      { length: Math.min(SAMPLE_EVERY, count - from) },
      (_, place) => first + from + place,
    );
    const walk = async () => {
      for (let index = indexes.pop(); index !== undefined; index = indexes.pop()) {
        const url = site + productPath(product(index, RETAILERS));
        const response = await fetch(url);
        const html = await response.text();
        if (response.status !== 200 || !html.includes('</html>')) {
          throw new Error(`${url} answered ${response.status} with ${html.length} characters.`);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, walk));
    await sample(Math.min(from + SAMPLE_EVERY, count));
  }
}
