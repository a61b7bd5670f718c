import type { TestDatabase } from './open.ts';

/** Returns the history entries of a row, oldest first. */
export const auditOf = async (db: TestDatabase, id: unknown) =>
  (
    await db.query(
      'select actor, action, table_name, row_slug, changed from public.audit_log where row_id = $1 order by id',
      [id],
    )
  ).rows;
