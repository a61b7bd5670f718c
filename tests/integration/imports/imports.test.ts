import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../lib/schema/database.types.ts';
import { whenEnded } from '../../helpers/embedded.ts';
import { type JobServer, startJobServer } from '../../helpers/jobs.ts';

const ROWS = 1_500;

let server: JobServer;
let site: Server;
beforeEach(async () => {
  server = await startJobServer();
  // The server that the worker takes for the site. It confirms each request to refresh pages.
  site = createServer((_request, response) => void response.end('{}'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await server.stop();
  await new Promise((resolve) => site.close(resolve));
});

const startWorker = () =>
  server.startWorker({
    REVALIDATE_SECRET: 'a-secret-of-the-test-with-enough-characters',
    SITE_INSTANCES: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
  });

/** Stages rows as an editor's browser does, and returns the import's id. */
async function stage(rows: Record<string, string>[]): Promise<string> {
  const { url, publishableKey, firstAdmin } = server.embedded;
  if (!firstAdmin) throw new Error('The embedded database has no first admin');
  const editor = createClient<Database>(url, publishableKey, { auth: { persistSession: false } });
  const { error: refusal } = await editor.auth.signInWithPassword(firstAdmin);
  if (refusal) throw new Error(refusal.message);
  const id = randomUUID();
  const args = {
    ...{ _id: id, _entity: 'people', _file_name: 'people.csv' },
    ...{ _total: rows.length, _keeps_existing: false },
  };
  const { error } = await editor.rpc('add_import', args);
  if (error) throw new Error(error.message);
  for (let start = 0; start < rows.length; start += 500) {
    const piece = rows.slice(start, start + 500).map((cells, index) => ({
      ...{ line: start + index + 1, table_name: 'people', key: cells.slug ?? '', cells },
    }));
    const { error: failure } = await editor.rpc('add_import_rows', { _import: id, _rows: piece });
    if (failure) throw new Error(failure.message);
  }
  return id;
}

/** Returns how many rows of an import have each value in a column. */
async function tally(id: string, column: 'checked' | 'outcome' | 'undone'): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let from = 0; ; from += 500) {
    const { data, error } = await server.db.rpc('list_import_rows', {
      _import: id,
      _after: from,
      _limit: 500,
    });
    if (error) throw new Error(error.message);
    const page = data as unknown as Record<string, string | null>[];
    for (const row of page) {
      const value = String(row[column]);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    if (page.length < 500) return counts;
  }
}

async function people(): Promise<Record<string, string>[]> {
  const { data, error } = await server.db
    .from('people')
    .select('slug, name, role, is_published')
    .in('slug', ['known', 'same', 'person-1', 'person-2', 'person-3', 'person-1499'])
    .order('slug');
  if (error) throw new Error(error.message);
  return data as unknown as Record<string, string>[];
}

const run = async (kind: string, id: string) =>
  server.until(await server.send(kind, 'long', { import: id }), 'done');

test('the dry run writes nothing and gives each reason; the import, though its worker is killed twice, writes each row once; the undo takes back what is unchanged', async () => {
  const { db } = server;
  const { error } = await db.from('people').insert([
    { slug: 'known', name: 'Known', role: 'Old role' },
    { slug: 'same', name: 'Same', role: '' },
  ]);
  expect(error).toBeNull();
  const before = await people();
  const id = await stage([
    { slug: 'known', name: 'Known', role: 'New role' },
    { slug: 'same', name: 'Same' },
    { slug: 'Not a slug', name: 'Bad' },
    { slug: 'person-1', name: '' },
    { slug: 'known', name: 'Twice' },
    ...Array.from({ length: ROWS }, (_, index) => ({ slug: `person-${index + 2}`, name: `Person ${index}` })),
  ]);
  let worker = await startWorker();
  await run('check-import', id);
  const expected = { updated: 1, skipped: 1, failed: 3, created: ROWS };
  expect(await tally(id, 'checked')).toEqual(expected);
  expect(await people()).toEqual(before);
  const { data } = await db.rpc('list_import_rows', { _import: id, _after: 0, _limit: 9, _only: 'failed' });
  const failed = (data as { line: number; error: unknown }[]).map((row) => ({
    line: row.line,
    error: row.error,
  }));
  expect(failed).toEqual([
    { line: 3, error: { message: expect.stringContaining('Slug: Use only lower-case letters') as string } },
    { line: 4, error: { message: 'Name: A name is required' } },
    { line: 5, error: { message: 'This is already in row 1 of the file' } },
  ]);

  const job = await server.send('write-import', 'long', { import: id });
  for (const done of [500, 1_000]) {
    while ((await server.job(job)).done < done) await sleep(10);
    worker.kill('SIGKILL');
    await whenEnded(worker);
    worker = await startWorker();
  }
  await server.until(job, 'done');
  expect(await tally(id, 'outcome')).toEqual(expected);
  const { count } = await db
    .from('audit_log')
    .select('id', { count: 'exact', head: true })
    .eq('table_name', 'people')
    .not('actor', 'is', null);
  expect(count).toBe(ROWS + 1);

  await db.from('people').update({ role: 'Changed since' }).eq('slug', 'person-2');
  await db.from('people').delete().eq('slug', 'person-3');
  await run('undo-import', id);
  expect(await tally(id, 'undone')).toEqual({ yes: ROWS - 1, changed: 1, gone: 1, null: 4 });
  expect(await people()).toEqual([
    ...before.slice(0, 1),
    { slug: 'person-2', name: 'Person 0', role: 'Changed since', is_published: false },
    ...before.slice(1),
  ]);
}, 300_000);
