import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { withBrowser } from './browser.ts';
import { rounded } from './figures.ts';
import type { Figure } from './figures.ts';
import type { Template } from './templates.ts';

const BUDGET_KB = 15;
/** The time to wait after the page is idle, so that scripts that it imports or prefetches late are included. */
const AFTER_IDLE_MS = 3000;

interface Download {
  url: string;
  bytes: number;
}

/** Returns the scripts that a page downloads on a visitor's first visit, with the compressed size of each. */
export async function scriptsOf(page: Page, url: string): Promise<Download[]> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') finished.push(request);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await sleep(AFTER_IDLE_MS);
  return Promise.all(
    finished.map(async (request) => ({
      url: new URL(request.url()).pathname,
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
}

function firstVisit(workDir: string, url: string): Promise<Download[]> {
  return withBrowser(workDir, async ({ context }) => scriptsOf(await context.newPage(), url));
}

const total = (downloads: Download[]) => downloads.reduce((sum, { bytes }) => sum + bytes, 0);

/** Measures how much larger the compressed scripts of each template are than those of the bare page. */
export async function measureScript(
  workDir: string,
  templates: Template[],
  site: string,
  bareUrl: string,
): Promise<Figure[]> {
  const bare = await firstVisit(workDir, bareUrl);
  if (total(bare) === 0) throw new Error('Chromium downloaded no script for the bare page.');
  const figures: Figure[] = [];
  for (const { template, path } of templates) {
    const ours = await firstVisit(workDir, site + path);
    const extra = (total(ours) - total(bare)) / 1000;
    figures.push({
      measure: 'script',
      subject: template,
      value: `${extra.toFixed(1)} kB above bare (${rounded(total(ours) / 1000)} : ${rounded(total(bare) / 1000)})`,
      budget: `<= ${BUDGET_KB} kB`,
      met: extra <= BUDGET_KB,
      details: { ours, bare },
    });
  }
  return figures;
}
