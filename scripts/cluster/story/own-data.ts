import type { NativeProject } from '../native-project.ts';

/** The end of the names in the load test's database. The built-in data does not contain it. */
export const MARK = 'of the story';
const NAMES = {
  ...{ retailers: 'name', categories: 'name', subcategories: 'name', products: 'name' },
  content: 'title',
};

/**
 * Adds MARK to the names in a database with the built-in data. If a page's heading then lacks the mark, the site has
 * rendered the page from its built-in data instead of the database.
 */
export async function markNames(project: NativeProject): Promise<void> {
  for (const [table, column] of Object.entries(NAMES))
    await project.query(`update public.${table} set ${column} = ${column} || ' ${MARK}'`);
}
