import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { StartupError } from '../serve/startup-error.ts';
import type { Manifest } from './manifest.ts';
import { postgresPrograms } from './postgres-programs.ts';

/** The tables with accounts that are backed up. Sessions are not, so everybody must sign in again after a restore. */
const ACCOUNTS = ['auth.users', 'auth.identities', 'auth.mfa_factors'];

const TABLES = `select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and relpersistence = 'p'
    and (nspname in ('public', 'private') or format('%s.%s', nspname, relname) = any ($1))
  order by 1`;

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'backup' });
  await client.connect().catch((error: Error) => {
    throw new StartupError(`No connection to the database in DATABASE_URL: ${error.message}.`);
  });
  return client;
}

/** Returns the number of rows in each table of a database, its latest migration and its version of PostgreSQL. */
export async function describeDatabase(
  client: pg.Client,
): Promise<Pick<Manifest, 'migration' | 'postgres' | 'rows'>> {
  const tables = await client.query<{ name: string }>(TABLES, [ACCOUNTS]);
  const rows: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const counted = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    rows[name] = counted.rows[0]?.count ?? 0;
  }
  const known = await client.query<{ found: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as found`,
  );
  if (!known.rows[0]?.found)
    throw new StartupError('The database in DATABASE_URL has no migrations: run supabase db push first.');
  const state = await client.query<{ version: string | null; postgres: string }>(
    `select (select max(version) from supabase_migrations.schema_migrations) as version,
       current_setting('server_version_num')::int / 10000 as postgres`,
  );
  const { version, postgres } = state.rows[0] ?? {};
  return { migration: version ?? '0', postgres: String(postgres), rows };
}

/**
 * Returns the environment variables with which PostgreSQL's programs connect. The connection is not passed in
 * arguments, because other users can see the arguments of a process, and with them the password.
 */
function connectionVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)) || 'postgres',
    ...(searchParams.has('sslmode') && { PGSSLMODE: searchParams.get('sslmode') ?? '' }),
  };
}

/** Runs one of PostgreSQL's programs on the database in `url`. @throws {StartupError} with the program's own message */
export async function runProgram(name: 'pg_dump' | 'pg_restore' | 'psql', args: string[], url: string) {
  const child = spawn(path.join(await postgresPrograms(), name), args, {
    env: { ...process.env, LC_ALL: 'C', ...connectionVariables(url) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new StartupError(errors.trim() || `${name} failed.`);
}
