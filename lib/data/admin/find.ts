import 'server-only';
import { RESOURCES } from '@/lib/resources';
import { editPathOf, fieldsOf, type Resource } from '@/lib/resources/resource';
import { titleOf } from '@/lib/resources/entity-texts';
import type { Db } from '@/lib/supabase/public';
import { listRows } from './rows';

export interface FoundGroup {
  title: string;
  found: {
    path: string;
    name: string;
    slug: string;
    /** The label of the publication flag if it is off, such as 'Draft'; null if it is on or the entity has none. */
    note: string | null;
  }[];
}

interface Search {
  q: string;
  /** The maximum number of rows per entity. */
  limit: number;
  /** Searches only entities with a field of this name. */
  field?: string;
}

/** Finds rows by name or slug, drafts included, in all editable entities that have slugs. */
export async function findRows(db: Db, { q, limit, field }: Search): Promise<FoundGroup[]> {
  const hasField = (resource: Resource) =>
    field === undefined || fieldsOf(resource).some(({ name }) => name === field);
  const groups = await Promise.all(
    RESOURCES.filter((each) => each.hasSlug && !each.isReadOnly && hasField(each)).map(async (resource) => {
      const { nameColumn, flag, sort } = resource;
      const columns = ['id', nameColumn, 'slug', ...(flag ? [flag.column] : [])];
      const query = { q, filters: {}, sort, page: 1, size: limit };
      const named = { ...resource, search: [nameColumn, 'slug'] } as Resource;
      const { rows } = await listRows(db, named, query, columns);
      const found = rows.map((row) => ({
        path: editPathOf(resource, String(row.id)),
        name: String(row[nameColumn]),
        slug: String(row.slug),
        note: flag && row[flag.column] !== true ? flag.off : null,
      }));
      return { title: titleOf(resource), found };
    }),
  );
  return groups.filter(({ found }) => found.length > 0);
}
