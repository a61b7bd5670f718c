import { openOnDisk } from '../../supabase/embedded/pglite.ts';
import type { Manifest } from './manifest.ts';

const TABLES = `select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and relpersistence = 'p' and nspname not like 'pg\\_%' and nspname <> 'information_schema'
  order by 1`;

/**
 * SQL that empties the unlogged tables. Their data, such as the day's salt for hashing visitors, must not be kept (ADR
 * 034). PostgreSQL empties these tables after a crash, but not after a normal stop.
 */
const EMPTY_UNLOGGED = `do $$
  declare _name text;
  begin
    for _name in select oid::regclass::text from pg_class where relkind = 'r' and relpersistence = 'u' loop
      execute 'truncate ' || _name;
    end loop;
  end $$`;

/**
 * Opens a copy of an embedded database, and empties its unlogged tables. Returns its latest migration and the number of
 * rows in each table. Every backup is opened in this way before it is kept, because a copy that cannot be opened is
 * useless.
 */
export async function inspectDatabase(folder: string): Promise<Pick<Manifest, 'migration' | 'rows'>> {
  const pg = await openOnDisk(folder);
  try {
    await pg.exec(EMPTY_UNLOGGED);
    const tables = await pg.query<{ name: string }>(TABLES);
    const rows: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const counted = await pg.query<{ count: number }>(`select count(*)::int as count from ${name}`);
      rows[name] = counted.rows[0]?.count ?? 0;
    }
    const latest = await pg.query<{ version: string | null }>(
      'select max(version) as version from supabase_migrations.schema_migrations',
    );
    await pg.query('checkpoint');
    return { migration: latest.rows[0]?.version ?? '0', rows };
  } finally {
    await pg.close();
  }
}
