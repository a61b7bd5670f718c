import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type CopyWithWorker, startCopyWithWorker } from '../../helpers/copy-with-worker.ts';
import { startGate } from '../../helpers/gate.ts';
import { hasProgress, jobOf, killSiteDuring, sender, writesPerRow } from '../../helpers/killed-site.ts';
import { fallDue } from '../../helpers/link-schedules.ts';
import { startLoopbackHosts } from '../../helpers/loopback-hosts.ts';
import { ago } from '../../helpers/moments.ts';
import { must } from '../../helpers/must.ts';
import { adminClient, given, retailerRow, serverClient } from '../../helpers/site.ts';

// Kills the process of a copied site while the copy's worker is in the middle of a job that needs the site. Each job
// fails, waits for its next attempt and continues when the site is back. Each of its effects must happen exactly once.
// tests/integration/jobs/killed-jobs.test.ts kills the worker and the database instead, for every kind of job. In one
// test, there is no worker: the site itself runs the job.

let copy: CopyWithWorker;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  copy = await startCopyWithWorker();
  await copy.startWorker({ LINK_CHECK_ALLOW_PRIVATE: 'true' });
});
test.afterAll(() => copy?.stop());

const ROWS = 2_000;
const GUIDES = 60;

/** Returns how many people have a slug that begins with `prefix`. */
async function countPeople(prefix = 'killed-'): Promise<number> {
  const query = serverClient().from('people').select('id', { count: 'exact', head: true });
  return (await query.like('slug', `${prefix}%`)).count ?? 0;
}

/** Stages an import of ROWS people, whose slugs begin with `prefix`. Returns its id. */
async function stageImport(prefix: string): Promise<string> {
  const id = randomUUID();
  const admin = await adminClient();
  const about = {
    _id: id,
    _entity: 'people',
    _file_name: 'killed.csv',
    _total: ROWS,
    _keeps_existing: false,
  };
  await must(admin.rpc('add_import', about));
  for (let from = 0; from < ROWS; from += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => {
      const slug = `${prefix}${from + index}`;
      return { line: from + index + 1, table_name: 'people', key: slug, cells: { slug, name: slug } };
    });
    await must(admin.rpc('add_import_rows', { _import: id, _rows: rows }));
  }
  return id;
}

test('an import, and then its undo, goes on after the site was killed, and writes each row once', async () => {
  const id = await stageImport('killed-');
  await killSiteDuring(copy, {
    send: sender('write-import', { import: id }),
    hasBegun: async () => (await countPeople()) > 0,
  });
  expect(await countPeople()).toBe(ROWS);
  expect(await writesPerRow('people', 'insert')).toEqual({ 1: ROWS });

  await killSiteDuring(copy, {
    send: sender('undo-import', { import: id }),
    hasBegun: async () => (await countPeople()) < ROWS,
  });
  expect(await countPeople()).toBe(0);
  expect(await writesPerRow('people', 'delete')).toEqual({ 1: ROWS });
});

test('a replacement in links, and then its undo, goes on after the site was killed, and writes each row once', async () => {
  const db = serverClient();
  const link = (path: string) => `<p><a href="https://shop.example/${path}">x</a></p>`;
  const guides = Array.from({ length: GUIDES }, (_, index) => ({
    ...{ slug: `killed-${index}`, title: `Killed ${index}`, content_type: 'guide' as const },
    ...{ body: link('before'), is_published: true, published_at: '2026-01-01T00:00:00Z' },
  }));
  const rows = await must(db.from('content').insert(guides).select('id, title'));
  const run = { find: 'before', replacement: 'after', state: 'running' };
  const { id } = await must(db.from('link_replacements').insert(run).select('id').single());
  const changes = rows.map((row) => ({
    ...{ replacement_id: id, resource: 'content', row_id: row.id, row_name: row.title },
    ...{ before: { body: link('before') }, after: { body: link('after') } },
  }));
  expect((await db.from('link_changes').insert(changes)).error).toBeNull();
  const hasChanges = (state: string) => async () => {
    const query = db.from('link_changes').select('id', { count: 'exact', head: true });
    return ((await query.match({ replacement_id: id, state })).count ?? 0) > 0;
  };
  /**
   * Returns two counts of public pages: those with the link from before the replacement, and those with the new link.
   */
  const shown = async () => {
    const texts = await Promise.all(
      guides.map(async ({ slug }) => (await fetch(`${given('SITE_URL')}/content/${slug}`)).text()),
    );
    return ['before', 'after'].map(
      (path) => texts.filter((text) => text.includes(`shop.example/${path}"`)).length,
    );
  };
  // The site serves stored copies of these pages, so the pages do not change until the job expires them.
  expect(await shown()).toEqual([GUIDES, 0]);

  const input = { replacement: id, isUndo: false };
  await killSiteDuring(copy, { send: sender('replace-links', input), hasBegun: hasChanges('applied') });
  expect(await writesPerRow('content', 'update')).toEqual({ 1: GUIDES });
  expect(await shown()).toEqual([0, GUIDES]);

  await must(db.from('link_replacements').update({ state: 'undoing' }).eq('id', id).select('id').single());
  const undo = { replacement: id, isUndo: true };
  await killSiteDuring(copy, { send: sender('replace-links', undo), hasBegun: hasChanges('undone') });
  expect(await writesPerRow('content', 'update')).toEqual({ 2: GUIDES });
  expect(await shown()).toEqual([GUIDES, 0]);
});

test('a crawl of all pages, and one of chosen pages, goes on after the site was killed, and stores each page once', async () => {
  const db = serverClient();
  /**
   * Returns three counts: pages that the crawl listed, pages that it requested, and listed pages without a response.
   */
  const pagesOf = async (crawl: string) => {
    const pages = () => db.from('pages').select('id', { count: 'exact', head: true });
    const [listed, requested, silent] = await Promise.all([
      pages().eq('listed_by', crawl),
      pages().eq('crawled_by', crawl),
      pages().eq('listed_by', crawl).is('status', null),
    ]);
    return [listed.count, requested.count, silent.count];
  };
  const crawlOf = ({ position }: { position: unknown }) => (position as { crawl: string }).crawl;

  const whole = await killSiteDuring(copy, { send: sender('crawl-pages', {}), hasBegun: hasProgress });
  expect(whole.done).toBeGreaterThan(120);
  expect(await pagesOf(crawlOf(whole))).toEqual([whole.done, whole.done, 0]);

  const chosen = await must(db.from('pages').select('id').order('path').limit(120));
  const ids = chosen.map(({ id }) => id);
  const part = await killSiteDuring(copy, { send: sender('crawl-pages', { ids }), hasBegun: hasProgress });
  expect(await pagesOf(crawlOf(part))).toEqual([120, 120, 0]);
  expect(part.done).toBe(120);
});

test('a check of failed links goes on after the site was killed, checks each link once, and turns each shop once', async () => {
  const SHOPS = 40;
  // The job checks the links in chunks of 20, in the order of their ids. The shop answers the second chunk only after
  // the site was killed.
  const held: (() => void)[] = [];
  let isKilled = false;
  // Each shop has a host of its own, because a host gets only one request per second.
  const hosts = await startLoopbackHosts(SHOPS, (request, response) => {
    const answer = () => void response.writeHead(410).end();
    if (isKilled || Number(request.url?.replace('/', '')) <= 20) answer();
    else held.push(answer);
  });
  const { port } = hosts;
  const numbers = Array.from({ length: SHOPS }, (_, index) => index + 1);
  const linkOf = (number: number) => `http://127.0.0.${number}:${port}/${number}`;
  const fallback = 'https://shop.example/fallback';
  const shops = numbers.map((number) => ({
    ...{ ...retailerRow(`killed-link-${number}`), cta_url: linkOf(number) },
    ...{ fallback_url: fallback, uses_fallback: true },
  }));
  const db = serverClient();
  await must(db.from('retailers').insert(shops).select('id'));
  const links = numbers.map((number) => ({
    ...{ id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`, url: linkOf(number) },
    ...{ host: `127.0.0.${number}`, health: 'gone', failing_since: ago(30), checked_at: ago(20) },
  }));
  await must(db.from('links').insert(links).select('id'));
  /** Returns how many of the shops' pages have the usual link, and how many the fallback link. */
  const shown = async () => {
    const texts = await Promise.all(
      shops.map(async ({ slug }) => (await fetch(`${given('SITE_URL')}/retailers/${slug}`)).text()),
    );
    return [`:${port}/`, fallback].map((url) => texts.filter((text) => text.includes(url)).length);
  };
  expect(await shown()).toEqual([SHOPS, 0]);

  const checking = await killSiteDuring(copy, {
    // The schedule creates the job, so that it does not create another one at the same time.
    send: async () => {
      await fallDue('recheck-links');
      const jobs = db.from('jobs').select('id').eq('kind', 'recheck-links').gt('started_at', ago(1));
      await expect.poll(async () => (await must(jobs)).length).toBe(1);
      return (await must(jobs))[0]?.id ?? '';
    },
    hasBegun: async (id) => (await hasProgress(id)) && held.length === 20,
    afterKill() {
      isKilled = true;
      for (const answer of held) answer();
    },
  });
  await hosts.stop();
  expect(checking.done).toBe(SHOPS);
  const checked = await must(
    db.from('links').select('is_broken, link_checks(id)').like('url', `%:${port}/%`),
  );
  expect(new Set(checked.map((link) => `${link.is_broken} ${link.link_checks.length}`))).toEqual(
    new Set(['true 1']),
  );
  expect(await writesPerRow('retailers', 'update', 'killed-link-')).toEqual({ 1: SHOPS });
  expect(await shown()).toEqual([0, SHOPS]);
});

test('a job that the site itself runs is finished by the restarted site, and writes each row once', async () => {
  await copy.stopWorker();
  const id = await sender('write-import', { import: await stageImport('by-site-') })();
  const runJobs = () => {
    const headers = { authorization: `Bearer ${given('JOBS_SECRET')}` };
    return fetch(`${given('SITE_URL')}/api/jobs/run`, { method: 'POST', headers });
  };
  const answer = runJobs().catch(() => 'killed');
  while ((await countPeople('by-site-')) === 0) await sleep(20);
  await copy.copy.killSite();
  expect(await answer).toBe('killed');
  expect(await jobOf(id)).toMatchObject({ state: 'running', worker: 'api/jobs/run', run: 1 });
  expect(await countPeople('by-site-')).toBeLessThan(ROWS);

  await copy.copy.restartSite();
  // Without this call, a minute passes until the site may take the job again.
  expect(await must(serverClient().rpc('release_jobs', { _worker: 'api/jobs/run' }))).toBe(1);
  // A host without workers calls the path again and again.
  const stateAfterRun = async () => {
    expect((await runJobs()).status).toBe(200);
    return (await jobOf(id)).state;
  };
  await expect.poll(stateAfterRun, { timeout: 240_000 }).toBe('done');
  expect((await jobOf(id)).run).toBeGreaterThan(1);
  expect(await countPeople('by-site-')).toBe(ROWS);
  expect(await writesPerRow('people', 'insert', 'by-site-')).toEqual({ 1: ROWS });
});

test('the publication of many shops goes on after the site was killed, publishes each once, and refreshes their pages', async () => {
  // The job refreshes the pages of 100 shops with each request. Only the first request reaches the site before the kill.
  const gate = await startGate({ answer: () => false, target: copy.copy.siteUrl });
  let requests = 0;
  gate.holds = () => (requests += 1) > 1;
  await copy.stopWorker();
  await copy.startWorker({ SITE_INSTANCES: gate.url });
  const SHOPS = 300;
  const slugs = Array.from({ length: SHOPS }, (_, index) => `killed-shop-${index}`);
  const rows = slugs.map((slug) => ({ ...retailerRow(slug), is_published: false, publish_at: ago(30) }));
  await must(serverClient().from('retailers').insert(rows).select('id'));
  const seen = slugs.filter((_, index) => index % 6 === 0);
  const statuses = async () => {
    const answers = await Promise.all(seen.map((slug) => fetch(`${given('SITE_URL')}/retailers/${slug}`)));
    return [...new Set(answers.map(({ status }) => status))];
  };
  // The site serves stored copies of these answers, so they do not change until the job expires them.
  expect(await statuses()).toEqual([404]);

  const publishing = await killSiteDuring(copy, {
    send: sender('publish', { since: ago(60), until: ago(20) }, 'urgent'),
    hasBegun: async (id) => (await hasProgress(id)) && gate.held.length > 0,
    afterKill() {
      gate.holds = () => false;
      void gate.cut();
    },
  });
  await gate.cut({ isDown: true });
  expect(publishing.done).toBe(SHOPS);
  expect(await writesPerRow('retailers', 'update', 'killed-shop-')).toEqual({ 1: SHOPS });
  expect(await statuses()).toEqual([200]);
});
