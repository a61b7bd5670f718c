import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { LANES } from '../../lib/jobs/states.ts';
import { ROOT } from '../serve/configuration.ts';
import { StartupError } from '../serve/startup-error.ts';
import { SUPERUSER } from './server.ts';
import type { NativeServer } from './server.ts';

const run = promisify(execFile);

const STRICT = ['-X', '-q', '-v', 'ON_ERROR_STOP=1'];
const MIGRATIONS = path.join(ROOT, 'supabase/migrations');

async function psql(server: NativeServer, user: string, database: string, sql: string): Promise<string> {
  return server.run('psql', [...STRICT, '-At', '-U', user, '-d', database], sql);
}

/**
 * Creates the role `postgres`, once per server. The API's roles are created later, by bootstrap.sql in the first
 * database.
 */
export async function makeRoles(server: NativeServer): Promise<void> {
  await psql(
    server,
    SUPERUSER,
    'postgres',
    'create role postgres login createdb createrole replication bypassrls',
  );
}

/**
 * Returns the SQL of the extension pgmq. Once this SQL has run, the migrations do not need the extension itself. The
 * SQL comes from the npm package for the embedded database, because a native PostgreSQL hardly ever has the extension.
 */
async function pgmqSql(): Promise<string> {
  const archive = path.join(ROOT, 'node_modules/@electric-sql/pglite-pgmq/dist/pgmq.tar.gz');
  const { stdout: names } = await run('tar', ['-tzf', archive]);
  const name = names.split('\n').find((each) => /\/pgmq--[\d.]+\.sql$/.test(each));
  if (!name) throw new StartupError(`There is no SQL of pgmq in ${archive}.`);
  return (await run('tar', ['-xOzf', archive, name], { maxBuffer: 10_000_000 })).stdout;
}

/** Creates a database in the state of a hosted project before its first migration. */
export async function makeProject(server: NativeServer, database: string, isFirst: boolean): Promise<void> {
  await psql(
    server,
    SUPERUSER,
    'postgres',
    `create database ${database} owner postgres; alter database ${database} set search_path to "$user", public, extensions`,
  );
  const bootstrap = await readFile(path.join(ROOT, 'supabase/embedded/bootstrap.sql'), 'utf8');
  // Roles belong to the whole server and exist once the first database is set up, so do not create them again.
  const sql = isFirst ? bootstrap : bootstrap.replaceAll(/^create role .*$/gm, '');
  await psql(server, SUPERUSER, database, sql);
  await psql(
    server,
    SUPERUSER,
    database,
    await readFile(path.join(import.meta.dirname, 'project.sql'), 'utf8'),
  );
  await psql(server, 'postgres', database, await pgmqSql());
}

/**
 * Applies each migration in a separate session, as if each migration were deployed separately. Records each migration
 * as the Supabase CLI does. Returns the number of migrations.
 */
export async function applyMigrations(server: NativeServer, database: string): Promise<number> {
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  for (const file of files) {
    const version = file.slice(0, file.indexOf('_'));
    const record = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${file}')`;
    const sql = `begin;\n${await readFile(path.join(MIGRATIONS, file), 'utf8')}\n;${record};commit;`;
    await psql(server, 'postgres', database, sql).catch((error: Error) => {
      throw new StartupError(`The migration ${file} fails: ${error.message}`);
    });
  }
  return files.length;
}

const DUMPED = ['--schema=public', '--schema=private'];

export async function dumped(server: NativeServer, database: string, ...args: string[]): Promise<string> {
  const text = await server.run('pg_dump', ['-U', 'postgres', '-d', database, ...args]);
  return text
    .replaceAll(/^\\(un)?restrict .*$/gm, '')
    .replace(/^CREATE SCHEMA public;$/m, 'CREATE SCHEMA IF NOT EXISTS public;');
}

/**
 * Dumps the site's schemas and the accounts from one database, and restores them in another as `postgres`. `supabase db
 * dump` and Supabase's guide to restoring do the same. Throws if a dump of the restored schemas differs.
 */
export async function dumpAndRestore(server: NativeServer, from: string, to: string): Promise<void> {
  const accounts = await dumped(server, from, '--data-only', '--table=auth.users');
  const site = await dumped(server, from, ...DUMPED);
  await psql(server, 'postgres', to, 'create extension pg_trgm with schema extensions');
  // The dump does not contain the queues, so create them.
  const queues = LANES.map((lane) => `pgmq.create('jobs_${lane}')`);
  await psql(server, 'postgres', to, `select ${queues.join(', ')}`);
  await psql(server, 'postgres', to, `set session_replication_role = replica;\n${accounts}`);
  await psql(server, 'postgres', to, site).catch((error: Error) => {
    throw new StartupError(`The dump cannot be restored: ${error.message}`);
  });
  const again = await dumped(server, to, ...DUMPED);
  const difference = firstDifference(site, again);
  if (difference) throw new StartupError(`The restored database differs: ${difference}`);
}

/**
 * Converts a dump to a form in which two dumps can be compared. Sorts the lines, because pg_dump writes rows in their
 * order on disk, and a restore changes this order. Also removes aliases such as `AS text`. If a view has a subquery
 * with a constant that has no alias, Postgres adds such an alias when the view is restored.
 */
const comparable = (dump: string) =>
  dump
    .replaceAll(/ AS (text|timestamptz)(?=,?$)/gm, '')
    .split('\n')
    .sort();

export function firstDifference(one: string, other: string): string | undefined {
  const [lines, others] = [comparable(one), comparable(other)];
  const at = lines.findIndex((line, index) => line !== others[index]);
  if (at < 0 && lines.length === others.length) return undefined;
  return `instead of ${JSON.stringify(lines[at]?.slice(0, 200))} it holds ${JSON.stringify(others[at]?.slice(0, 200))}`;
}
