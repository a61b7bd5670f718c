import 'server-only';
import { listReferenceNames } from '@/lib/data/admin/references';
import { type CheckedRow, rowsBySlug, type StagedRow } from '@/lib/data/imports';
import { listRetailerHosts } from '@/lib/data/retailer-hosts';
import { valueOfCell } from '@/lib/imports/cells';
import { valuesOf, valuesSchema } from '@/lib/resources';
import { fieldsOf, type NamesOf, type Resource, type Row, type Values } from '@/lib/resources/resource';
import { nestingFailure, sanitised } from '@/lib/services/rows/save-row';
import type { Db } from '@/lib/supabase/public';

/** Checks staged rows by the rules of the entity's form, and prepares the values to store. */
export async function checkRows(db: Db, resource: Resource, rows: StagedRow[]): Promise<CheckedRow[]> {
  const existing = await rowsBySlug(db, resource, [
    ...new Set(rows.flatMap(({ slug }) => (slug ? [slug] : []))),
  ]);
  const shops = fieldsOf(resource).some(({ kind }) => kind === 'html') ? await listRetailerHosts() : [];
  const namesOf: NamesOf = (to, slugs) => listReferenceNames(db, to, slugs);
  const check = async (row: StagedRow): Promise<CheckedRow> => {
    const before = row.slug ? existing.get(row.slug) : undefined;
    const checked = checkRow(resource, row, before);
    if (typeof checked === 'string')
      return { line: row.line, changed: { slug: row.slug }, error: { message: checked } };
    const created = before ? {} : ((await resource.complete?.(checked.all, namesOf)) ?? checked.all);
    return {
      line: row.line,
      created: await sanitised(resource, created, shops),
      changed: await sanitised(resource, checked.changed, shops),
    };
  };
  return Promise.all(rows.map(check));
}

/** Returns all values of the row and those that the file names, or a sentence that says what is wrong. */
function checkRow(
  resource: Resource,
  { cells, slug }: StagedRow,
  before: Row | undefined,
): string | { all: Values; changed: Values } {
  if (!slug) return 'Slug: A slug is required';
  const fields = fieldsOf(resource).filter(({ name }) => name in cells);
  const given = Object.fromEntries(
    fields.map((field) => [field.name, valueOfCell(field, cells[field.name] ?? null)]),
  );
  const fixed = fields.find(({ name, isFixed }) => isFixed && before && before[name] !== given[name]);
  if (fixed) return `${fixed.label}: This can’t be changed later`;
  const { success, data, error } = valuesSchema(resource).safeParse({
    ...valuesOf(resource, before),
    ...given,
  });
  if (!success) {
    const labelOf = (name: unknown) =>
      fieldsOf(resource).find((field) => field.name === name)?.label ?? String(name);
    const issues = error.issues.map(({ path, message }) => `${labelOf(path[0])}: ${message}`);
    return issues.slice(0, 5).join('; ');
  }
  const nested = nestingFailure(resource, data);
  if (nested) return nested.state.message ?? 'A text is too complex';
  const changed = Object.fromEntries(Object.entries(data).filter(([name]) => name in given));
  return { all: data, changed };
}
