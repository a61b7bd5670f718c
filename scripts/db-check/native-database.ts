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
 * Opens a database of a native PostgreSQL for the embedded Supabase's API. Requests connect as the role
 * `authenticator`, as on a hosted project, over at most `connections` connections.
 */
export function openNative(host: string, database: string, connections = 2): Database {
  const own = new pg.Pool({ host, database, user: SUPERUSER, max: 2 });
  const api = new pg.Pool({ host, database, user: 'authenticator', max: connections });
  const query = async <T>(sql: string, params?: unknown[]) => {
    const { rows, rowCount } = await own.query(sql, params);
    return { rows: rows as T[], affectedRows: rowCount ?? 0 };
  };
  return {
    fresh: true,
    query,
    exec: (sql) => own.query(sql),
    transaction: (work) => inTransaction(own, work),
    asRole: (claims: Claims, work, options = {}) =>
      inTransaction(api, async (tx) => {
        const settings = {
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
