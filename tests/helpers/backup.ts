import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openOnDisk } from '../../supabase/embedded/pglite.ts';

/** Opens the database in a data directory. Returns all rows of each table, by the name of the table. */
export async function allRows(dataDir: string): Promise<Record<string, string[]>> {
  const pg = await openOnDisk(dataDir);
  try {
    const tables = await pg.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const found: Record<string, string[]> = {};
    for (const { name } of tables.rows) {
      const { rows } = await pg.query<{ row: string }>(
        `select each::text as row from ${name} as each order by 1`,
      );
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  } finally {
    await pg.close();
  }
}

/** Returns the contents of all files in a folder and below it, in base64, by their paths within the folder. */
export function allFiles(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file).toString('base64')]),
  );
}
