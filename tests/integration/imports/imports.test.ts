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
beforeAll(async () => {
  server = await startJobServer();
  // Replaces the site, to which the worker sends requests to refresh pages. Confirms every request.
  site = createServer((_request, response) => void response.end('{}'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => site.close(resolve));
});

const startWorker = () =>
  server.startWorker({
    REVALIDATE_SECRET: 'a-secret-of-the-test-with-enough-characters',
    SITE_INSTANCES: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
  });

/** Stages rows as an editor's browser does, and returns the import's id. */
async function stage(rows: Record<string, string>[], table = 'people'): Promise<string> {
  const { url, publishableKey, firstAdmin } = server.embedded;
  if (!firstAdmin) throw new Error('The embedded database has no first admin');
  const editor = createClient<Database>(url, publishableKey, { auth: { persistSession: false } });
  const { error: refusal } = await editor.auth.signInWithPassword(firstAdmin);
  if (refusal) throw new Error(refusal.message);
  const id = randomUUID();
  const args = {
    ...{ _id: id, _entity: table, _file_name: `${table}.csv` },
    ...{ _total: rows.length, _keeps_existing: false },
  };
  const { error } = await editor.rpc('add_import', args);
  if (error) throw new Error(error.message);
  for (let start = 0; start < rows.length; start += 500) {
    const piece = rows.slice(start, start + 500).map((cells, index) => ({
      ...{ line: start + index + 1, table_name: table, key: cells.slug ?? cells.id ?? '', cells },
    }));
    const { error: failure } = await editor.rpc('add_import_rows', { _import: id, _rows: piece });
    if (failure) throw new Error(failure.message);
  }
  return id;
}

/** Returns, for each value in a column of an import's rows, how many rows have that value. */
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

/**
 * Sends the job that writes an import. The job belongs to a different editor from the one who staged the rows. Returns
 * the ids of the job and of this editor.
 */
async function sendWriteAs(id: string): Promise<{ job: string; editor: string }> {
  const { url, publishableKey } = server.embedded;
  const { auth } = createClient<Database>(url, publishableKey, { auth: { persistSession: false } });
  const account = { email: 'another-editor@example.com', password: 'a-password-of-a-test' };
  const { data, error } = await auth.signUp(account);
  if (error) throw new Error(error.message);
  const editor = data.user?.id ?? '';
  const args = { _kind: 'write-import', _lane: 'long', _input: { import: id }, _asked_by: editor };
  const sent = await server.db.rpc('send_job', args);
  if (sent.error) throw new Error(sent.error.message);
  return { job: sent.data, editor };
}

test('the dry run writes nothing and gives each reason; the import writes each row once, although its worker is killed twice; the undo takes back unchanged rows', async () => {
  const { db } = server;
  const { error } = await db.from('people').insert([
    { slug: 'known', name: 'Known', role: 'Old role' },
    { slug: 'same', name: 'Same', role: '' },
  ]);
  expect(error).toBeNull();
  const before = await people();
  const { data: known } = await db.from('people').select('id').eq('slug', 'known').single();
  const id = await stage([
    { slug: 'known', name: 'Known', role: 'New role' },
    { slug: 'same', name: 'Same' },
    { slug: 'Not a slug', name: 'Bad' },
    { slug: 'person-1', name: '' },
    { slug: 'known', name: 'Twice' },
    { id: known?.id ?? '', name: 'Twice by its id' },
    { slug: 'linked', name: 'Linked', link: 'javascript:alert(1)' },
    ...Array.from({ length: ROWS }, (_, index) => ({ slug: `person-${index + 2}`, name: `Person ${index}` })),
  ]);
  let worker = await startWorker();
  await run('check-import', id);
  const expected = { updated: 1, skipped: 1, failed: 5, created: ROWS };
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
    { line: 6, error: { message: 'This is already in row 1 of the file' } },
    { line: 7, error: { message: expect.stringContaining('Profile page: ') as string } },
  ]);

  const { job, editor } = await sendWriteAs(id);
  for (const written of [500, 1_000]) {
    while (((await tally(id, 'outcome')).created ?? 0) < written) await sleep(10);
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
    .eq('actor', editor);
  expect(count).toBe(ROWS + 1);

  await db.from('people').update({ role: 'Changed since' }).eq('slug', 'person-2');
  await db.from('people').delete().eq('slug', 'person-3');
  await run('undo-import', id);
  expect(await tally(id, 'undone')).toEqual({ yes: ROWS - 1, changed: 1, gone: 1, null: 6 });
  expect(await people()).toEqual([
    ...before.slice(0, 1),
    { slug: 'person-2', name: 'Person 0', role: 'Changed since', is_published: false },
    ...before.slice(1),
  ]);

  // After an undo, the job that writes the import may run again. It must then fail and write nothing.
  const late = await server.send('write-import', 'long', { import: id });
  expect((await server.until(late, 'failed')).error).toContain('has been undone');
});

test('a slug that an earlier row has given up is free for a later row', async () => {
  const { db } = server;
  await db.from('people').insert({ slug: 'old-slug', name: 'Before', role: '' });
  const { data: before } = await db.from('people').select('id').eq('slug', 'old-slug').single();
  // There are so many rows between the first and the last row that these two are in different chunks.
  const others = Array.from({ length: 600 }, (_, index) => ({ slug: `other-${index}`, name: 'Other' }));
  const id = await stage([
    { id: before?.id ?? '', slug: 'new-slug', name: 'Renamed' },
    ...others,
    { slug: 'old-slug', name: 'Another person' },
  ]);
  const worker = await startWorker();
  await run('write-import', id);
  worker.kill();
  expect(await tally(id, 'outcome')).toEqual({ updated: 1, created: 601 });
});

const HOSTILE = '<p onclick="steal()">Kept<script>steal()</script> <a href="javascript:steal()">link</a></p>';

test('hostile HTML is sanitised; HTML that is nested too deeply and references to missing rows are refused', async () => {
  const row = { content_type: 'guide', title: 'A guide', guide_category: 'timing' };
  const id = await stage(
    [
      { ...row, slug: 'hostile', body: HOSTILE },
      { ...row, slug: 'nested', body: '<b>'.repeat(2_000) },
      { ...row, slug: 'by-nobody', author_slug: 'nobody' },
    ],
    'content',
  );
  const worker = await startWorker();
  await run('check-import', id);
  await run('write-import', id);
  worker.kill();
  const { data } = await server.db
    .from('content')
    .select('slug, body')
    .in('slug', ['hostile', 'nested', 'by-nobody']);
  expect(data).toEqual([
    { slug: 'hostile', body: expect.stringMatching(/^<p>Kept *<a[^>]*>link<\/a><\/p>$/) as string },
  ]);
  expect(data?.[0]?.body).not.toMatch(/steal|onclick|script/);
  const rows = await server.db.rpc('list_import_rows', {
    _import: id,
    _after: 0,
    _limit: 9,
    _only: 'failed',
  });
  expect(rows.data).toMatchObject([
    { line: 2, error: { message: expect.stringContaining('too complex') } },
    { line: 3, error: { message: 'Author: There’s no row with the slug ‘nobody’' } },
  ]);
});
