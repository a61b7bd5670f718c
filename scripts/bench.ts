/**
 * `npm run bench`: compares the site with a bare Next app, and measures new pages, writes, publishing, the admin area
 * and analytics events. Exits with code 1 if a budget is missed.
 */
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { measureAdminList, sessionCookies } from './bench/admin.ts';
import { measureAdminSave } from './bench/admin-save.ts';
import { startBareApp } from './bench/bare-app.ts';
import { closeBrowsers } from './bench/browser.ts';
import { openApi } from './bench/database.ts';
import { measureEvents, measureMeasuringScript } from './bench/events.ts';
import type { Figure, Measure } from './bench/figures.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { measureOnDemand } from './bench/on-demand.ts';
import { readOptions } from './bench/options.ts';
import { measurePublish } from './bench/publish.ts';
import { caution, table, writeResults } from './bench/report.ts';
import { htmlBytes, measureRequests } from './bench/requests.ts';
import { measureScript } from './bench/script-bytes.ts';
import { measureWrite } from './bench/write.ts';
import { stopAllChildren } from './serve/children.ts';
import { ROOT } from './serve/configuration.ts';
import { StartupError } from './serve/startup-error.ts';
import { startSite } from './test/site.ts';

const started = new Date();
const workDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const name = path.basename(workDir);
// Chromium and other programs leave temporary files. They go into this folder, which is deleted at the end.
process.env.TMPDIR = workDir;
let ending = false;

/** Ends every child process and deletes every folder of this run. */
async function cleanUp(): Promise<void> {
  await Promise.allSettled([closeBrowsers(), stopAllChildren()]);
  const builds = path.join(ROOT, '.next');
  const ours = existsSync(builds) ? readdirSync(builds).filter((entry) => entry.startsWith(name)) : [];
  for (const folder of [workDir, ...ours.map((entry) => path.join(builds, entry))]) {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  await cleanUp();
  process.exit(code);
}

async function measure(): Promise<Figure[]> {
  const { measures, templates, encoding } = readOptions(process.argv.slice(2));
  const figures: Figure[] = [];
  const wanted = (...names: Measure[]) => names.some((each) => measures.includes(each));
  const add = (...measured: Figure[]) => {
    for (const { measure, subject, value } of measured) console.log(`${measure} ${subject}: ${value}`);
    figures.push(...measured);
  };

  // The environment variable PAGE_TRANSFORMS names the page transforms to use (server/next-cache/documents). A run
  // without a transform shows what that transform costs or gains.
  const PAGE_TRANSFORMS = process.env.PAGE_TRANSFORMS;
  const { env } = await startSite(workDir, { PAGE_TRANSFORMS });
  const { SITE_URL: site = '', REVALIDATE_SECRET: secret = '' } = env;
  if (wanted('requests', 'script', 'lighthouse')) {
    const sizes: number[] = [];
    for (const { path } of templates) sizes.push(await htmlBytes(site + path));
    const bare = await startBareApp(name, sizes);
    for (const [index, pages] of wanted('requests') ? bare.pages.entries() : []) {
      const template = templates[index];
      if (template) add(await measureRequests(template, site, pages, encoding));
    }
    if (wanted('script')) add(...(await measureScript(workDir, templates, site, bare.url)));
    if (wanted('lighthouse')) add(...(await measureLighthouse(workDir, templates, site, bare.url)));
  }
  if (wanted('on-demand')) add(await measureOnDemand(openApi(env), site));
  if (wanted('write')) add(...(await measureWrite(openApi(env), site, secret)));
  if (wanted('publish')) add(...(await measurePublish(openApi(env), site)));
  if (wanted('admin')) {
    const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = env;
    const cookies = await sessionCookies(workDir, site, { email, password });
    add(...(await measureAdminList(workDir, site, cookies)));
    add(...(await measureAdminSave(workDir, openApi(env), site, cookies)));
  }
  if (wanted('events')) {
    add(await measureMeasuringScript(workDir, site));
    add(await measureEvents(openApi(env), site));
  }
  return figures;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(130));
process.once('disconnect', () => void end(1));
process.channel?.unref();

try {
  const figures = await measure();
  const file = writeResults(started, figures);
  console.log(table(figures));
  console.log([`Written to ${file}`, caution()].filter(Boolean).join('\n'));
  await end(figures.every(({ met }) => met) ? 0 : 1);
} catch (error) {
  if (!ending) console.error(error instanceof StartupError ? error.message : error);
  await end(1);
}
