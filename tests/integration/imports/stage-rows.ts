import type { Json } from '../../../lib/schema/database.types.ts';
import { ADMIN_ID, type TestDatabase } from '../database/open.ts';

export type Cells = Record<string, Json>;

export interface ImportedFile {
  /** The key of the entity, or 'site'. */
  entity: string;
  table: string;
  rows: { key: Json | undefined; cells: Cells }[];
}

/** Stages the rows of a file: stores them as rows of an import that is not yet written. Returns the import's id. */
export async function stageRows(db: TestDatabase, { entity, table, rows }: ImportedFile): Promise<string> {
  const id = String(
    await db.value(
      `insert into public.imports (entity, file_name, total, asked_by) values ($1, 'a-file', $2, $3) returning id`,
      [entity, rows.length, ADMIN_ID],
    ),
  );
  await db.query(
    `insert into private.import_rows (import_id, line, table_name, key, cells)
     select $1, place, $2, row ->> 'key', row -> 'cells'
     from jsonb_array_elements($3::jsonb) with ordinality as rows (row, place)`,
    [id, table, JSON.stringify(rows)],
  );
  return id;
}
