import { ENTITY_TABLES, entityOf } from '../../../lib/entities/registry.ts';
import type { NativeProject } from '../native-project.ts';

/** The end of the names in the load test's database. The built-in data does not contain it. */
export const MARK = 'of the story';

/**
 * Adds MARK to the names in a database with the built-in data. If a page's heading then lacks the mark, the site has
 * rendered the page from its built-in data instead of the database.
 */
export async function markNames(project: NativeProject): Promise<void> {
  for (const table of ENTITY_TABLES) {
    const { nameColumn } = entityOf(table);
    await project.query(`update public.${table} set ${nameColumn} = ${nameColumn} || ' ${MARK}'`);
  }
}
