import path from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { lockDirectory } from './lock.ts';
import { SEARCH_PATH, runMigrations } from './migrations.ts';
import { openInMemory, openOnDisk } from './pglite.ts';
import { assertSpace, ensureDirectory, makePrivate } from './private-directory.ts';
import { finishRestore } from './restored.ts';
import { removeSnapshots } from './snapshot.ts';
import { asTimeout, cancelStatement, forgetCancelling, STATEMENT_LIMIT_MS } from './statement-limits.ts';
import type { Claims, Tx } from './transaction.ts';
import { startWatchdog } from './watchdog.ts';
import type { Watchdog } from './watchdog.ts';

export interface Database extends Tx {
  /** Whether no migration had run on the database when it was opened. */
  readonly fresh: boolean;
  /** Runs a transaction as superuser. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs a transaction in the role given in the claims, and rolls it back if `work` throws. `settings` are further
   * Postgres settings that apply only to this transaction, e.g. `request.method`.
   */
  asRole<T>(
    claims: Claims,
    work: (tx: Tx) => Promise<T>,
    options?: { readOnly?: boolean; settings?: Record<string, string> },
  ): Promise<T>;
  close(): Promise<void>;
}

function watched(target: PGlite | Transaction, watchdog: Watchdog): Tx {
  return {
    query: <T>(sql: string, params?: unknown[]) => watchdog.watch(() => target.query<T>(sql, params)),
    exec: (sql) => watchdog.watch(() => target.exec(sql)),
  };
}

/** Returns a transaction in which each statement has the time limit `limitMs`, if given. */
function limited(pg: PGlite, tx: Transaction, watchdog: Watchdog, limitMs: number | undefined): Tx {
  const run = async <T>(query: () => Promise<T>): Promise<T> => {
    try {
      return await watchdog.watch(query, limitMs);
    } catch (error) {
      throw asTimeout(error);
    } finally {
      forgetCancelling(pg);
    }
  };
  return {
    query: <T>(sql: string, params?: unknown[]) => run(() => tx.query<T>(sql, params)),
    exec: (sql) => run(() => tx.exec(sql)),
  };
}

function wrap(pg: PGlite, fresh: boolean, watchdog: Watchdog, release: () => Promise<void>): Database {
  const transaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    pg.transaction((tx) => work(watched(tx, watchdog)));
  return {
    ...watched(pg, watchdog),
    fresh,
    transaction,
    asRole: (claims, work, options = {}) =>
      pg.transaction(async (tx) => {
        const settings = {
          ...(options.readOnly ? { transaction_read_only: 'on' } : {}),
          ...options.settings,
          search_path: '"public", "extensions"',
          role: claims.role,
          'request.jwt.claims': JSON.stringify(claims),
        };
        const pairs = Object.entries(settings);
        const calls = pairs.map((_, i) => `set_config($${2 * i + 1}, $${2 * i + 2}, true)`);
        const own = limited(pg, tx, watchdog, STATEMENT_LIMIT_MS[claims.role]);
        await own.query(`select ${calls.join(', ')}`, pairs.flat());
        return work(own);
      }),
    async close() {
      await pg.close();
      await watchdog.stop();
      await release();
    },
  };
}

async function isFresh(pg: PGlite): Promise<boolean> {
  const { rows } = await pg.query('select from supabase_migrations.schema_migrations limit 1');
  return rows.length === 0;
}

/**
 * Opens the database in `<dataDir>/pg`, or creates it if it is missing. Runs the pending migrations in
 * `options.migrations`, if given. The data directory stays locked until `close`. For tests, 'memory://' opens an empty
 * database, or a copy of a dump, in memory and without a lock.
 */
export async function openDatabase(
  dataDir: string,
  options: { migrations?: string; dump?: Blob } = {},
): Promise<Database> {
  const inMemory = dataDir === 'memory://';
  const isOwn = !inMemory && (await ensureDirectory(dataDir));
  const release = inMemory ? async () => {} : await lockDirectory(dataDir);
  try {
    if (!inMemory) {
      await finishRestore(dataDir);
      await removeSnapshots(dataDir);
      await assertSpace(dataDir);
    }
    const pg = inMemory ? await openInMemory(options.dump) : await openOnDisk(dataDir);
    // If the directory also contains other files, as /tmp does, make only our subfolder private.
    if (!inMemory) await makePrivate(isOwn ? dataDir : path.join(dataDir, 'pg'));
    const watchdog = startWatchdog({ cancel: () => cancelStatement(pg) });
    const db = wrap(pg, await isFresh(pg), watchdog, release);
    try {
      await db.exec(SEARCH_PATH);
      if (options.migrations) await runMigrations(db, options.migrations);
      return db;
    } catch (error) {
      await db.close();
      throw error;
    }
  } catch (error) {
    await release();
    throw error;
  }
}
