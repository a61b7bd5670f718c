import path from 'node:path';
import { openDatabase } from '../../../supabase/embedded/database.ts';
import type { Database } from '../../../supabase/embedded/database.ts';
import type { Claims, Tx } from '../../../supabase/embedded/transaction.ts';
import { migratedDatabase } from '../../helpers/made-databases.ts';

export const root = path.resolve(import.meta.dirname, '../../..');

export const ADMIN_ID = '00000000-0000-4000-8000-0000000000a1';
export const USER_ID = '00000000-0000-4000-8000-0000000000b2';

type Row = Record<string, unknown>;

export interface TestDatabase extends Database {
  /** Runs one SQL statement as a role of the API, and returns the rows. */
  as(who: 'anon' | 'user' | 'admin' | 'service', sql: string, params?: unknown[]): Promise<Row[]>;
  /** Inserts a row with the rights of the secret key. Returns the row as the database has stored it. */
  insert(table: string, row: Row): Promise<Row & { id: string }>;
  /** Runs a query whose result has one row and one column, and returns that value. */
  value(sql: string, params?: unknown[]): Promise<unknown>;
}

const CLAIMS: Record<'anon' | 'user' | 'admin' | 'service', Claims> = {
  anon: { role: 'anon' },
  user: { role: 'authenticated', sub: USER_ID, email: 'user@example.com' },
  admin: { role: 'authenticated', sub: ADMIN_ID, email: 'admin@example.com' },
  service: { role: 'service_role' },
};

async function insertRow(tx: Tx, table: string, row: Row): Promise<Row & { id: string }> {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  const { rows } = await tx.query<Row & { id: string }>(
    `insert into public.${table} (${names.join(', ')}) values (${places.join(', ')}) returning *`,
    names.map((name) => row[name]),
  );
  const [inserted] = rows;
  if (!inserted) throw new Error(`Nothing was inserted into ${table}`);
  return inserted;
}

/** Opens a database in memory, with the repository's migrations, an admin and a user. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const db = await openDatabase('memory://', { dump: await migratedDatabase() });
  await db.query(
    `insert into auth.users (id, email) values ($1, 'admin@example.com'), ($2, 'user@example.com')`,
    [ADMIN_ID, USER_ID],
  );
  await db.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [ADMIN_ID]);
  return {
    ...db,
    as: (who, sql, params) => db.asRole(CLAIMS[who], async (tx) => (await tx.query(sql, params)).rows),
    insert: (table, row) => db.asRole(CLAIMS.service, (tx) => insertRow(tx, table, row)),
    value: async (sql, params) => Object.values((await db.query<Row>(sql, params)).rows[0] ?? {})[0],
  };
}

/** Returns 'accepted' if `work` succeeds, otherwise the Postgres error code (SQLSTATE). */
export async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'accepted';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}
