import type { TaggedTable } from '../../lib/cache/tags.ts';
import { adminClient, revalidate } from './site.ts';

/**
 * A row in the running site's database. The functions below write rows through the API as the first admin. They then
 * call the site's webhook, which expires the pages that show the rows.
 */
interface Row {
  id: string;
  slug?: string;
  [column: string]: unknown;
}

/** Returns a unique word. The slugs of a test's rows begin with this word. */
export const uniqueWord = (test: string) => `${test}-${Math.random().toString(36).slice(2, 8)}`;

type Written = (Pick<Row, 'slug'> & { retailer_slug?: unknown; product_slug?: unknown }) | null;

async function announce(table: TaggedTable, before: Written, after: Written): Promise<void> {
  const slugOf = (row: Written) => {
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
    return (
      row && {
        slug: row.slug ?? '',
        retailer_slug: text(row.retailer_slug),
        product_slug: text(row.product_slug),
      }
    );
  };
  const response = await revalidate({ table, record: slugOf(after), old_record: slugOf(before) });
  if (!response.ok) throw new Error(`revalidate ${table}: ${response.status} ${await response.text()}`);
}

/** Returns the rows from the response to a write. Throws if the response contains no row. */
function rowsOf({ data, error }: { data: unknown; error: Error | null }, what: string): Row[] {
  if (error) throw error;
  const rows = data as Row[];
  if (rows.length === 0) throw new Error(`Nothing was ${what}`);
  return rows;
}

export async function insertRows(table: TaggedTable, rows: object[]): Promise<Row[]> {
  const db = await adminClient();
  const answer = await db
    .from(table)
    .insert(rows as never)
    .select();
  const inserted = rowsOf(answer, `inserted into ${table}`);
  for (const row of inserted) await announce(table, null, row);
  return inserted;
}

export async function insertRow(table: TaggedTable, row: object): Promise<Row> {
  const [inserted] = await insertRows(table, [row]);
  return inserted as Row;
}

/** Updates a row and expires its pages. `row` has the id and the slug from before the change. */
export async function updateRow(table: TaggedTable, row: Pick<Row, 'id' | 'slug'>, patch: object) {
  const db = await adminClient();
  const answer = await db
    .from(table)
    .update(patch as never)
    .eq('id', row.id)
    .select();
  const [updated] = rowsOf(answer, `updated in ${table}`);
  await announce(table, row, updated as Row);
}

/** Deletes a row if it exists, and expires its pages. */
export async function deleteRow(table: TaggedTable, row: Pick<Row, 'id' | 'slug'>): Promise<void> {
  const { error } = await (await adminClient()).from(table).delete().eq('id', row.id);
  if (error) throw error;
  await announce(table, row, null);
}

/** Deletes all rows whose value in `column` begins with `beginning`, and expires their pages. */
export async function removeRows(table: TaggedTable, column: string, beginning: string): Promise<void> {
  const db = await adminClient();
  const { data, error } = await db.from(table).delete().like(column, `${beginning}%`).select();
  if (error) throw error;
  for (const row of data as unknown as Row[]) await announce(table, row, null);
}
