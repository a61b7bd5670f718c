import { randomBytes } from 'node:crypto';
import { retailers } from '../../lib/fallback/retailers/index.ts';
import { assertWritten } from './database.ts';
import type { Db } from './database.ts';
import { median, rounded } from './figures.ts';
import type { Figure } from './figures.ts';

const BUDGET_MS = 200;
const PAGES = 10;
/** The slug of the retailer that the benchmark copies under new names. The length of its page is typical. */
const MODEL = 'currys';

async function timeToFirstByte(url: string, expected: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  const elapsed = performance.now() - started;
  const html = await response.text();
  if (response.status !== 200 || !html.includes(expected)) {
    throw new Error(
      `${url} answered ${response.status} ${html.includes(expected) ? 'with' : 'without'} "${expected}".`,
    );
  }
  return elapsed;
}

/** Measures the time to first byte of the first request for a new retailer's page, which the build has not rendered. */
export async function measureOnDemand(db: Db, site: string): Promise<Figure> {
  const model = retailers.find(({ slug }) => slug === MODEL);
  if (!model) throw new Error(`There is no built-in retailer "${MODEL}" to copy.`);
  const run = randomBytes(4).toString('hex');
  const rows = Array.from({ length: PAGES }, (_, index) => ({
    ...model,
    slug: `bench-${run}-${index}`,
    name: `Bench ${run} ${index}`,
  }));
  assertWritten(await db.from('retailers').insert(rows));
  // Open the connection before measuring, so that the measured times do not include connecting.
  await fetch(`${site}/_next/static/ready`).then((response) => response.arrayBuffer());
  const times: number[] = [];
  for (const { slug, name } of rows) times.push(await timeToFirstByte(`${site}/retailers/${slug}`, name));
  assertWritten(await db.from('retailers').delete().like('slug', `bench-${run}-%`));
  return {
    measure: 'on-demand',
    subject: '/retailers/{slug}',
    value: `${Math.round(median(times))} ms to the first byte (slowest ${Math.round(Math.max(...times))})`,
    budget: `<= ${BUDGET_MS} ms`,
    met: median(times) <= BUDGET_MS,
    details: { ms: times.map((time) => rounded(time)) },
  };
}
