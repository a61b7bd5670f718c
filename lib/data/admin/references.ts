import 'server-only';
import { z } from 'zod';
import {
  ENTITY_TABLES,
  type EntityTable,
  entityOf,
  isEntityTable,
  type IdentifiedTable,
  isIdentified,
  isSeenWithParent,
  kindOf,
  type ReferenceTarget,
} from '@/lib/entities/registry';
import type { ReferenceChoice } from '@/lib/resources/field';
import type { Db } from '@/lib/supabase/public';
import { allRows } from '../all-rows';
import { untypedClient } from '../untyped-client';
import { containsPattern } from './contains-pattern';

/**
 * Returns the table to which a field refers. If the field accepts only one kind of rows, such as guides, the result
 * also contains the content type of this kind.
 */
function placeOf(to: Exclude<ReferenceTarget, IdentifiedTable>): { table: EntityTable; type?: string } {
  if (isEntityTable(to)) return { table: to };
  const table = ENTITY_TABLES.find((each) => entityOf(each).kinds.some(({ list }) => list === to));
  if (!table) throw new Error(`No entity has rows of the kind ${to}`);
  return { table, type: kindOf(to).type };
}

interface ReferenceParams {
  to: ReferenceTarget;
  /** Search text: matches rows whose name or slug contains it. */
  q?: string;
  /** Limits the result to the rows with these slugs. */
  slugs?: string[];
  /** Limits the result to children of the row with this slug, such as the subcategories of a category. */
  within?: string;
  /** The maximum number of rows; unlimited if left out. */
  limit?: number;
}

/** Returns the rows to which a field can refer, in alphabetical order, drafts included. */
export async function listReferenceChoices(
  db: Db,
  { to, q, slugs, within, limit }: ReferenceParams,
): Promise<ReferenceChoice[]> {
  if (isIdentified(to)) return listIdentified(db, to, { q, ids: slugs, limit });
  const { table, type } = placeOf(to);
  const { nameColumn: name, parent } = entityOf(table);
  const isPart = isSeenWithParent(table);
  const flag = isPart ? '' : ', is_published';
  const part = (from: number, to: number) => {
    let query = untypedClient(db)
      .from(table)
      .select<string, { slug: string; label: string; is_published?: boolean }>(`slug, label:${name}${flag}`);
    if (type) query = query.eq('content_type', type);
    if (isPart && parent && within !== undefined) query = query.eq(parent.column, within);
    if (slugs) query = query.in('slug', slugs);
    if (q) {
      const pattern = containsPattern(q);
      query = query.or(`${name}.imatch.${pattern},slug.imatch.${pattern}`);
    }
    return query.order(name).order('slug').range(from, to);
  };
  const rows = await allRows(`list choices of ${to}`, part, limit);
  return rows.map(({ slug, label, is_published }) => ({
    value: slug,
    label,
    isDraft: is_published === false,
  }));
}

interface IdentifiedParams {
  q?: string;
  ids?: string[];
  limit?: number;
}

/** For each table without slugs, the column that a list of choices shows beside the title. */
const DETAILS: Record<IdentifiedTable, string> = { offers: 'retailer_slug', offer_widgets: 'type' };

/** Returns rows of a table without slugs. Fields refer to these rows by id. */
async function listIdentified(
  db: Db,
  table: IdentifiedTable,
  { q, ids, limit }: IdentifiedParams,
): Promise<ReferenceChoice[]> {
  const detail = DETAILS[table];
  const part = (from: number, to: number) => {
    let query = untypedClient(db)
      .from(table)
      .select<string, { id: string; title: string; detail: string; is_published: boolean }>(
        `id, title, detail:${detail}, is_published`,
      );
    if (ids) query = query.in('id', ids.filter(isUuid));
    if (q) {
      const pattern = containsPattern(q);
      query = query.or(`title.imatch.${pattern},${detail}.imatch.${pattern}`);
    }
    return query.order('title').order('id').range(from, to);
  };
  const rows = await allRows(`list choices of ${table}`, part, limit);
  return rows.map((row) => ({
    ...{ value: row.id, label: row.title, detail: row.detail.replace('_', ' ') },
    isDraft: !row.is_published,
  }));
}

const isUuid = (text: string) => z.uuid().safeParse(text).success;

/** Returns the names of the rows with these slugs, in the order of `slugs`. Slugs without a row are left out. */
export async function listReferenceNames(db: Db, to: ReferenceTarget, slugs: string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const choices = await listReferenceChoices(db, { to, slugs });
  const names = new Map(choices.map(({ value, label }) => [value, label]));
  return slugs.flatMap((slug) => names.get(slug) ?? []);
}
