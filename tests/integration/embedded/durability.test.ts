import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded, whenEnded } from '../../helpers/embedded.ts';
import { copyDatabase } from '../../helpers/made-databases.ts';
import { startTestServer } from './clients.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'durable-'));
  await copyDatabase(dataDir, 'empty');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const schema = `create table public.marks (id int primary key, note text);
  grant all on public.marks to anon, authenticated, service_role;`;

test('killing the database during a write loses no confirmed row', async () => {
  const acknowledged: number[] = [];
  for (let round = 0; round < 4; round++) {
    const server = await startTestServer({ dataDir, schema });
    let writing = true;
    const write = async (first: number) => {
      for (let id = first; writing; id++) {
        const { status } = await server.service.from('marks').insert({ id, note: 'x'.repeat(500) });
        if (status === 201) acknowledged.push(id);
      }
    };
    const writers = [1, 2, 3].map((writer) => write(round * 1_000_000 + writer * 100_000));
    const before = acknowledged.length;
    while (acknowledged.length < before + 40) await new Promise((resolve) => setTimeout(resolve, 5));
    server.child.kill('SIGKILL');
    await whenEnded(server.child);
    writing = false;
    await Promise.all(writers);
  }
  const server = await startTestServer({ dataDir, schema });
  const found = new Set<number>();
  for (let from = 0, more = true; more; from += 1000) {
    const { data } = await server.service
      .from('marks')
      .select('id')
      .order('id')
      .range(from, from + 999);
    for (const row of data ?? []) found.add(row.id as number);
    more = data?.length === 1000;
  }
  await server.stop();
  expect(acknowledged.length).toBeGreaterThanOrEqual(160);
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
});

/**
 * Returns the paths of all files and folders in `directory`, and of `directory` itself, on which anybody but the owner
 * has rights.
 */
async function openToOthers(directory: string): Promise<string[]> {
  const below = await readdir(directory, { recursive: true });
  const files = [directory, ...below.map((name) => path.join(directory, name))];
  const modes = await Promise.all(files.map(async (file) => ({ file, mode: (await stat(file)).mode })));
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ file }) => file);
}

test('other users of the machine cannot read the database, whether new or from an earlier version', async () => {
  const earlier = path.join(dataDir, 'earlier');
  await copyDatabase(earlier, 'empty');
  await chmod(earlier, 0o755);
  await chmod(path.join(earlier, 'pg', 'PG_VERSION'), 0o666);
  for (const directory of [path.join(dataDir, 'new'), earlier]) {
    const server = await startTestServer({ dataDir: directory, schema });
    await server.service.from('marks').insert({ id: 1 });
    await server.anon.auth.signUp({ email: 'somebody@example.com', password: 'a-long-enough-password' });
    await server.anon.auth.resetPasswordForEmail('somebody@example.com');
    await server.stop();
    expect(await readdir(directory)).toEqual(expect.arrayContaining(['keys.json', 'outbox', 'pg']));
    expect(await openToOthers(directory)).toEqual([]);
  }
});

test('a full disk is reported at the start', async () => {
  // /proc and /dev never have free space, on any machine.
  const full = process.platform === 'linux' ? '/proc' : '/dev';
  await expect(startEmbedded({ dataDir: full, schema })).rejects.toThrow(
    new RegExp(`did not start: The disk that holds the data directory ${full} is full: 0 MB are free, `),
  );
});

test('a second process on the same directory ends with one clear line', async () => {
  const server = await startEmbedded({ dataDir, schema });
  const second = startEmbedded({ dataDir, schema });
  await expect(second).rejects.toThrow(
    new RegExp(
      `ended \\(1\\).*: The embedded Supabase did not start: The data directory ${dataDir} is in use by another process\n$`,
    ),
  );
  expect((await fetch(`${server.url}/rest/v1/marks?apikey=${server.publishableKey}`)).status).toBe(200);
  await server.stop();
});

test('SIGTERM stops the database with exit code 0, frees the directory and keeps keys and rows', async () => {
  const first = await startTestServer({ dataDir, schema });
  expect(first.fresh).toBe(true);
  await first.service.from('marks').insert({ id: 1 });
  await first.stop();
  expect(first.child.exitCode).toBe(0);
  const second = await startTestServer({ dataDir, schema });
  expect(second.fresh).toBe(false);
  expect(second.secretKey).toBe(first.secretKey);
  expect((await second.service.from('marks').select('id')).data).toEqual([{ id: 1 }]);
  expect((await stat(path.join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600);
  await second.stop();
});

test('the next start repairs a start that was killed halfway', async () => {
  await rm(path.join(dataDir, 'pg'), { recursive: true });
  await mkdir(path.join(dataDir, 'pg.unfinished'));
  await writeFile(path.join(dataDir, 'pg.unfinished', 'PG_VERSION'), 'half');
  const server = await startEmbedded({ dataDir, schema });
  expect((await readdir(dataDir)).sort()).toEqual(['keys.json', 'pg']);
  await server.stop();
});

test('migrations run once, in order, each completely or not at all', async () => {
  const migrations = path.join(dataDir, 'migrations');
  await mkdir(migrations);
  await writeFile(path.join(migrations, '2_b.sql'), 'insert into public.marks values (1);');
  await writeFile(path.join(migrations, '1_a.sql'), schema);
  const first = await startTestServer({ dataDir, migrations, schema: undefined });
  await first.stop();
  await writeFile(path.join(migrations, '3_c.sql'), 'insert into public.marks values (2); select 1/0;');
  await expect(startEmbedded({ dataDir, migrations })).rejects.toThrow(
    /Migration 3_c.sql: division by zero\n$/,
  );
  await writeFile(path.join(migrations, '3_c.sql'), 'insert into public.marks values (3);');
  const last = await startTestServer({ dataDir, migrations, schema: undefined });
  expect((await last.service.from('marks').select('id').order('id')).data).toEqual([{ id: 1 }, { id: 3 }]);
  await last.stop();
});

test('a taken port or a read-only directory ends the start with one clear line', async () => {
  const blocker = net.createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const { port } = blocker.address() as net.AddressInfo;
  await expect(startEmbedded({ dataDir, schema, env: { SUPABASE_PORT: String(port) } })).rejects.toThrow(
    new RegExp(`ended \\(1\\).*did not start: Port ${port} is taken: set SUPABASE_PORT to a free one\n$`),
  );
  await new Promise((resolve) => blocker.close(resolve));
  const file = path.join(dataDir, 'file');
  await writeFile(file, '');
  await chmod(file, 0o400);
  await expect(startEmbedded({ dataDir: path.join(file, 'data'), schema })).rejects.toThrow(/ended \(1\)/);
});
