import 'server-only';
import { z } from 'zod';
import { rowsWith, type StagedRow } from '@/lib/data/imports';
import { SETTINGS_ID } from '@/lib/config/settings-id';
import { keyFieldsOf, keyOfCells } from '@/lib/imports/entities';
import type { Resource, Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

/**
 * Returns whether a value can be a row's id. Accepts every UUID that Postgres accepts, including the fixed id of
 * settings.
 */
export const isId = (value: unknown): value is string => z.guid().safeParse(value).success;

/**
 * Returns the existing row for each row of an import, by line number. Finds an existing row by the id of the imported
 * row, otherwise by its key.
 */
export async function existingRows(db: Db, resource: Resource, rows: StagedRow[]): Promise<Map<number, Row>> {
  if (resource.single) {
    const [settings] = await rowsWith(db, resource, 'id', [SETTINGS_ID]);
    return new Map(settings ? rows.map(({ line }) => [line, settings]) : []);
  }
  const [column = ''] = keyFieldsOf(resource);
  const values = rows.flatMap(({ cells }) => cells[column] ?? []).map((value) => String(value).trim());
  const [byId, byKey] = await Promise.all([
    rowsWith(db, resource, 'id', [...new Set(rows.flatMap(({ cells: { id } }) => (isId(id) ? [id] : [])))]),
    rowsWith(db, resource, column, [...new Set(values.filter(Boolean))]),
  ]);
  const ofId = new Map(byId.map((row) => [row.id, row]));
  const ofKey = new Map(byKey.map((row) => [keyOfCells(resource, row), row]));
  return new Map(
    rows.flatMap(({ line, cells, key }) => {
      const row = ofId.get(cells.id ?? null) ?? ofKey.get(key);
      return row ? [[line, row] as const] : [];
    }),
  );
}
