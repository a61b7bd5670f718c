import 'server-only';
import { listReferenceChoices } from '@/lib/data/admin/references';
import type { CheckedRow } from '@/lib/data/imports';
import { readInParts } from '@/lib/data/read-in-parts';
import { isIdentified, type ReferenceTarget } from '@/lib/entities/registry';
import { referencesOf } from '@/lib/imports/entities';
import { fieldsOf, type Resource } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

async function missingSlugs(db: Db, to: ReferenceTarget, slugs: Set<string>): Promise<Set<string>> {
  const missing = new Set(slugs);
  const found = await readInParts([...slugs], (part) => listReferenceChoices(db, { to, slugs: part }));
  for (const { value } of found) missing.delete(value);
  return missing;
}

/** Refuses rows that refer to missing rows. The database would refuse them too, but would not name the field. */
export async function withoutLostReferences(
  db: Db,
  resource: Resource,
  rows: CheckedRow[],
): Promise<CheckedRow[]> {
  const references = rows.flatMap((row) => {
    if ('error' in row) return [];
    const values = (row.exists ? row.changed : row.created) ?? {};
    return fieldsOf(resource).flatMap((field) => {
      const found = field.name in values ? referencesOf(field, values[field.name] ?? null) : null;
      // Do not check references by id: public pages ignore the ids of missing rows.
      return found && !isIdentified(found.to) ? [{ line: row.line, label: field.label, ...found }] : [];
    });
  });
  const asked = new Map<ReferenceTarget, Set<string>>();
  for (const { to, slugs } of references) asked.set(to, new Set([...(asked.get(to) ?? []), ...slugs]));
  const missing = new Map<ReferenceTarget, Set<string>>();
  for (const [to, slugs] of asked) missing.set(to, await missingSlugs(db, to, slugs));
  const reasons = new Map<number, string>();
  for (const { line, label, to, slugs } of references) {
    const lost = slugs.find((slug) => missing.get(to)?.has(slug));
    if (lost !== undefined) reasons.set(line, `${label}: There’s no row with the slug ‘${lost}’`);
  }
  return rows.map((row) => {
    const message = reasons.get(row.line);
    return message ? { line: row.line, error: { message } } : row;
  });
}
