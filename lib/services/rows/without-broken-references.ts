import 'server-only';
import { isLogoStored } from '@/lib/data/admin/logos';
import { listReferenceChoices } from '@/lib/data/admin/references';
import { REFERENCE_TARGETS, type ReferenceTarget } from '@/lib/entities/registry';
import type { Field } from '@/lib/resources/field';
import { fieldsOf, type Resource, type Row } from '@/lib/resources/resource';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';

export interface Usable {
  /** The earlier version of the row, without its broken references. */
  row: Row;
  /** A message for each field that contained a reference to a deleted row or file. */
  notes: string[];
}

/**
 * Prepares an earlier version of a row for storing. Removes references to deleted rows and files. If the version's logo
 * file is deleted, uses the logo of `now`, the current row.
 */
export async function withoutBrokenReferences(
  db: Db,
  resource: Resource,
  then: Row,
  now?: Row,
): Promise<Usable> {
  const usable: Usable = { row: { ...then }, notes: [] };
  for (const field of fieldsOf(resource)) {
    const value = then[field.name];
    if (isUploaded(field, value) && !(await isLogoStored(db, value))) {
      const instead = now?.[field.name];
      const isKept = typeof instead === 'string' && instead !== value;
      usable.row[field.name] = isKept ? instead : null;
      usable.notes.push(
        `The ${field.label.toLowerCase()} of that version no longer exists: ${isKept ? 'the current one is kept' : 'the field will be empty'}.`,
      );
    }
    for (const { label, to, name } of field.kind === 'rows' ? field.parts : []) {
      if (!to || !Array.isArray(value)) continue;
      const rows = value as Row[];
      const gone = await missingSlugs(
        db,
        to,
        rows.map((row) => String(row[name])),
      );
      if (gone.length === 0) continue;
      usable.row[field.name] = rows.filter((row) => !gone.includes(String(row[name])));
      usable.notes.push(goneText(`${field.label}, ${label}`, gone));
    }
    const to = targetOf(field, then);
    if (!to || (typeof value !== 'string' && !Array.isArray(value))) continue;
    const slugs = [value].flat().map(String);
    const gone = await missingSlugs(db, to, slugs);
    if (gone.length === 0) continue;
    usable.row[field.name] = Array.isArray(value) ? slugs.filter((slug) => !gone.includes(slug)) : null;
    usable.notes.push(goneText(field.label, gone));
  }
  return usable;
}

/** Returns those of the slugs that no row has. */
async function missingSlugs(db: Db, to: ReferenceTarget, slugs: string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const there = new Set((await listReferenceChoices(db, { to, slugs })).map((choice) => choice.value));
  return slugs.filter((slug) => !there.has(slug));
}

const goneText = (label: string, gone: string[]) =>
  `${label}: ${gone.join(', ')} ${gone.length === 1 ? 'no longer exists and is' : 'no longer exist and are'} left out.`;

const isUploaded = (field: Field, value: Json | undefined): value is string =>
  field.kind === 'picture' &&
  field.isUpload === true &&
  typeof value === 'string' &&
  value.startsWith('logos/');

/** Returns the table or kind of rows to which a field refers; null if the field is not a reference. */
function targetOf(field: Field, row: Row): ReferenceTarget | null {
  if (field.kind === 'reference') return field.to;
  if (field.kind !== 'references') return null;
  const to = 'to' in field ? field.to : row[field.toFrom];
  return REFERENCE_TARGETS.find((target) => target === to) ?? null;
}
