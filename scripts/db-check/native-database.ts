import pg from 'pg';
import type { Database } from '../../supabase/embedded/database.ts';
import type { Claims, Tx } from '../../supabase/embedded/transaction.ts';
import { SUPERUSER } from './server.ts';

function asTx(client: pg.ClientBase): Tx {
  return {
    async query<T>(sql: string, params: unknown[] = []) {
      const { rows, rowCount } = await client.query(sql, params);
      return { rows: rows as T[], affectedRows: rowCount ?? 0 };
    },
    exec: (sql) => client.query(sql),
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(asTx(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Returns the settings of a role, and the limit of a function for its statement, as SQL. Postgres itself applies
 * neither to a transaction that only switches to the role and calls the function.
 */
const SETTINGS = `select unnest(rolconfig) as setting from pg_roles where rolname = $1
  union all select setting from pg_proc, unnest(proconfig) as setting
    where pronamespace = 'public'::regnamespace and proname = $2 and setting like 'statement_timeout=%'`;

/** Returns a function that reads these settings once for each role and path of a request, as PostgREST does. */
function settingsReader(query: Database['query']) {
  const known = new Map<string, Promise<Record<string, string>>>();
  const read = async (role: string, name: string) => {
    const { rows } = await query<{ setting: string }>(SETTINGS, [role, name]);
    return Object.fromEntries(rows.map(({ setting }) => setting.split(/=(.*)/s).slice(0, 2))) as Record<
      string,
      string
    >;
  };
  return (role: string, path = '') => {
    const name = path.startsWith('/rpc/') ? path.slice('/rpc/'.length) : '';
    const key = `${role} ${name}`;
    const settings = known.get(key) ?? read(role, name);
    known.set(key, settings);
    settings.catch(() => known.delete(key));
    return settings;
  };
}

/**
 * Opens a database of a native PostgreSQL for the embedded Supabase's API. Requests connect as the role
 * `authenticator`, as on a hosted project, over at most `connections` connections. Their statements have the limits of
 * the role and of the function that they call.
 */
export function openNative(host: string, database: string, connections = 2): Database {
  const own = new pg.Pool({ host, database, user: SUPERUSER, max: 2 });
  const api = new pg.Pool({ host, database, user: 'authenticator', max: connections });
  const query = async <T>(sql: string, params?: unknown[]) => {
    const { rows, rowCount } = await own.query(sql, params);
    return { rows: rows as T[], affectedRows: rowCount ?? 0 };
  };
  const settingsOf = settingsReader(query);
  return {
    fresh: true,
    query,
    exec: (sql) => own.query(sql),
    transaction: (work) => inTransaction(own, work),
    asRole: (claims: Claims, work, options = {}) =>
      inTransaction(api, async (tx) => {
        const settings = {
          ...(await settingsOf(claims.role, options.settings?.['request.path'])),
          ...(options.readOnly ? { transaction_read_only: 'on' } : {}),
          ...options.settings,
          search_path: '"public", "extensions"',
          role: claims.role,
          'request.jwt.claims': JSON.stringify(claims),
        };
        const pairs = Object.entries(settings);
        const calls = pairs.map((_, i) => `set_config($${2 * i + 1}, $${2 * i + 2}, true)`);
        await tx.query(`select ${calls.join(', ')}`, pairs.flat());
        return work(tx);
      }),
    async close() {
      await Promise.all([own.end(), api.end()]);
    },
  };
}
