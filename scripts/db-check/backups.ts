import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { REFRESH_SITE } from '../../lib/jobs/states.ts';
import { FILLED_BY_MIGRATIONS } from '../backup/restore-native.ts';
import { seed } from '../seed.ts';
import { MODULE_ALIASES } from '../serve/children.ts';
import { ROOT } from '../serve/configuration.ts';
import { StartupError } from '../serve/startup-error.ts';
import { serveApi } from './api.ts';
import type { Api } from './api.ts';
import { openNative } from './native-database.ts';
import { applyMigrations, dumped, firstDifference, makeProject } from './project.ts';
import type { NativeServer } from './server.ts';
import { SUPERUSER } from './server.ts';

interface Project {
  name: string;
  api: Api;
  sql(text: string): Promise<string>;
  /** Returns a dump of the data of the site and of the accounts, to check whether two projects have the same data. */
  data(): Promise<string>;
  close(): Promise<void>;
}

async function openProject(server: NativeServer, name: string, folder: string): Promise<Project> {
  await makeProject(server, name, false);
  await applyMigrations(server, name);
  const db = openNative(server.host, name);
  const api = await serveApi(db, path.join(folder, name));
  return {
    name,
    api,
    sql: (text) =>
      server.run('psql', ['-X', '-q', '-At', '-v', 'ON_ERROR_STOP=1', '-U', SUPERUSER, '-d', name], text),
    data: () =>
      dumped(server, name, '--data-only', '--schema=public', '--schema=private', '--table=auth.users'),
    async close() {
      await api.stop();
      await db.close();
    },
  };
}

function must(isTrue: boolean, what: string): void {
  if (!isTrue) throw new StartupError(`Backups: ${what}`);
}

/** Runs `npm run backup` or `npm run restore` on a project, and returns its exit code and output. */
async function command(server: NativeServer, { name, api }: Project, folder: string, args: string[]) {
  const child = spawn(process.execPath, ['--import', MODULE_ALIASES, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(server.host)}`,
      NEXT_PUBLIC_SUPABASE_URL: api.url,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_embedded',
      SUPABASE_SECRET_KEY: api.secretKey,
      BACKUP_DIR: path.join(folder, 'backups'),
      BACKUP_PASSPHRASE: 'a passphrase for the check',
      DATA_DIR: path.join(folder, 'data'),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** Fills a project with the built-in data, an account, a file and a waiting job. */
async function fill({ api }: Project): Promise<void> {
  await seed(api);
  const { service } = api;
  const user = { email: 'reader@example.com', password: 'correct-horse-battery-7', email_confirm: true };
  const done = await Promise.all([
    service.auth.admin.createUser(user),
    service.storage.from('logos').upload('in/a-folder.png', Buffer.from([137, 80, 78, 71]), {
      contentType: 'image/png',
    }),
    service.rpc('send_job', { _kind: 'tidy-up', _lane: 'long', _input: {} }),
  ]);
  for (const { error } of done) must(!error, `the project cannot be filled: ${error?.message}`);
}

/** Backs up a project and restores the backup into another project, with the commands that operators use. */
export async function checkBackups(server: NativeServer): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'db-check-backups-'));
  const [source, target] = [
    await openProject(server, 'source', folder),
    await openProject(server, 'target', folder),
  ];
  const run = (project: Project, ...args: string[]) => command(server, project, folder, args);
  try {
    const filled = await target.sql(
      `select string_agg(format('%I.%I', nspname, relname), ',' order by nspname, relname)
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where nspname in ('public', 'private') and relkind = 'r' and (xpath('/row/c/text()', query_to_xml(
         format('select count(*) as c from %I.%I', nspname, relname), false, true, '')))[1]::text <> '0'`,
    );
    must(filled.trim() === FILLED_BY_MIGRATIONS.join(','), `the migrations fill ${filled.trim()}`);
    await fill(source);
    const wanted = await source.data();
    const made = await run(source, 'scripts/backup.ts');
    must(made.code === 0, made.output);
    const record = await source.sql(`select concat_ws(' ', state, done, total, note) from public.jobs
      where kind = 'back-up' and finished_at > now() - interval '1 minute'`);
    must(
      /^done 1 1 Backed up to \S+ \(\d+ [kM]B\)$/.test(record.trim()),
      `the backup left the record '${record}'`,
    );

    // Rename a column, so that the restore fails halfway. The restore must then change no row and leave no file behind.
    const empty = await target.data();
    await target.sql('alter table public.retailers rename column name to other_name');
    const refused = await run(target, 'scripts/restore.ts');
    must(refused.output.includes('nothing was changed'), `a broken target is not refused: ${refused.output}`);
    await target.sql('alter table public.retailers rename column other_name to name');
    must(firstDifference(empty, await target.data()) === undefined, 'a refused restore has changed rows');
    const { data: left } = await target.api.service.storage.from('logos').list('in');
    must(left?.length === 0, 'a refused restore has left files');

    const restored = await run(target, 'scripts/restore.ts');
    must(restored.code === 0, restored.output);
    // The restored jobs have new messages, and the restore itself adds a job.
    const withoutMessages = (data: string) =>
      data.replaceAll(/^.*\ttidy-up\tlong\t.*$/gm, 'job').replaceAll(/^.*\trefresh-site\tquick\t.*\n/gm, '');
    const difference = firstDifference(withoutMessages(wanted), withoutMessages(await target.data()));
    must(!difference, `the restored project differs: ${difference}`);
    const file = await target.api.service.storage.from('logos').download('in/a-folder.png');
    must(file.data?.size === 4, 'the file is not restored');
    for (const { kind, lane } of [{ kind: 'tidy-up', lane: 'long' }, REFRESH_SITE]) {
      const taking = { _lane: lane, _kinds: [kind], _seconds: 60, _worker: 'db:check' };
      const { data: job } = await target.api.service.rpc('take_job', taking);
      must(Boolean(job), `no job ${kind} is queued after the restore`);
    }

    const again = await run(target, 'scripts/restore.ts');
    must(
      again.code === 1 && again.output.includes('is not empty'),
      `a full target is not refused: ${again.output}`,
    );
    const replaced = await run(target, 'scripts/restore.ts', '--replace');
    must(replaced.code === 0, replaced.output);
  } finally {
    await source.close();
    await target.close();
    await rm(folder, { recursive: true, force: true });
  }
}
