import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type CopyWithWorker, startCopyWithWorker } from '../../helpers/copy-with-worker.ts';
import { adminClient, given, serverClient } from '../../helpers/site.ts';

// Kills the process of a copied site while the copy's worker is in the middle of a job that needs the site. Each job
// fails, waits for its next attempt and continues when the site is back. Each of its effects must happen exactly once.
// tests/integration/jobs/killed-jobs.test.ts kills the worker and the database instead, for every kind of job.

let copy: CopyWithWorker;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  copy = await startCopyWithWorker();
  await copy.startWorker();
});
test.afterAll(() => copy?.stop());

const ROWS = 2_000;
const GUIDES = 60;

async function must<T>(
  query: PromiseLike<{ data: T; error: { message: string } | null }>,
): Promise<NonNullable<T>> {
  const { data, error } = await query;
  if (error) throw new Error(error.message);
  return data as NonNullable<T>;
}
const job = (id: string) => must(serverClient().from('jobs').select('*').eq('id', id).single());

interface Work {
  kind: string;
  input: Record<string, string | boolean | string[]>;
  /** Returns whether the job has already done part of its work. */
  hasBegun: (id: string) => Promise<boolean>;
}

/** Starts a job, kills the site in the middle of it, starts the site again, and returns the job when it has ended. */
async function killSiteDuring({ kind, input, hasBegun }: Work) {
  const id = await must(serverClient().rpc('send_job', { _kind: kind, _lane: 'long', _input: input }));
  while (!(await hasBegun(id))) await sleep(20);
  await copy.copy.killSite();
  await expect.poll(async () => (await job(id)).error).not.toBeNull();
  expect(await job(id)).toMatchObject({ state: 'queued', finished_at: null });
  await copy.copy.restartSite();
  await expect.poll(async () => (await job(id)).state, { timeout: 240_000 }).toBe('done');
  return job(id);
}

/** Returns how many rows of a table have a slug that begins with `killed-`. */
async function countOf(table: 'people' | 'content'): Promise<number> {
  const query = serverClient().from(table).select('id', { count: 'exact', head: true });
  return (await query.like('slug', 'killed-%')).count ?? 0;
}

/**
 * Counts in the history how often each row was written. For example, { 1: 60 } means that 60 rows were written once.
 */
async function writesPerRow(table: string, action: string): Promise<Record<number, number>> {
  const counts = new Map<string, number>();
  for (let from = 0; ; from += 1_000) {
    const entries = await must(
      serverClient()
        .from('audit_log')
        .select('row_slug')
        .match({ table_name: table, action })
        .like('row_slug', 'killed-%')
        .order('id')
        .range(from, from + 999),
    );
    for (const { row_slug: slug } of entries) counts.set(slug ?? '', (counts.get(slug ?? '') ?? 0) + 1);
    if (entries.length < 1_000) break;
  }
  const rows: Record<number, number> = {};
  for (const count of counts.values()) rows[count] = (rows[count] ?? 0) + 1;
  return rows;
}

test('an import, and then its undo, goes on after the site was killed, and writes each row once', async () => {
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
      const slug = `killed-${from + index}`;
      return { line: from + index + 1, table_name: 'people', key: slug, cells: { slug, name: slug } };
    });
    await must(admin.rpc('add_import_rows', { _import: id, _rows: rows }));
  }
  await killSiteDuring({
    ...{ kind: 'write-import', input: { import: id } },
    hasBegun: async () => (await countOf('people')) > 0,
  });
  expect(await countOf('people')).toBe(ROWS);
  expect(await writesPerRow('people', 'insert')).toEqual({ 1: ROWS });

  await killSiteDuring({
    ...{ kind: 'undo-import', input: { import: id } },
    hasBegun: async () => (await countOf('people')) < ROWS,
  });
  expect(await countOf('people')).toBe(0);
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
  await killSiteDuring({ kind: 'replace-links', input, hasBegun: hasChanges('applied') });
  expect(await writesPerRow('content', 'update')).toEqual({ 1: GUIDES });
  expect(await shown()).toEqual([0, GUIDES]);

  await must(db.from('link_replacements').update({ state: 'undoing' }).eq('id', id).select('id').single());
  const undo = { replacement: id, isUndo: true };
  await killSiteDuring({ kind: 'replace-links', input: undo, hasBegun: hasChanges('undone') });
  expect(await writesPerRow('content', 'update')).toEqual({ 2: GUIDES });
  expect(await shown()).toEqual([GUIDES, 0]);
});

test('a crawl of all pages, and one of chosen pages, goes on after the site was killed, and stores each page once', async () => {
  const db = serverClient();
  const hasBegun = async (id: string) => (await job(id)).done > 0;
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

  const whole = await killSiteDuring({ kind: 'crawl-pages', input: {}, hasBegun });
  expect(whole.done).toBeGreaterThan(120);
  expect(await pagesOf(crawlOf(whole))).toEqual([whole.done, whole.done, 0]);

  const chosen = await must(db.from('pages').select('id').order('path').limit(120));
  const ids = chosen.map(({ id }) => id);
  const part = await killSiteDuring({ kind: 'crawl-pages', input: { ids }, hasBegun });
  expect(await pagesOf(crawlOf(part))).toEqual([120, 120, 0]);
  expect(part.done).toBe(120);
});
