import 'server-only';
import { DatabaseError } from '@/lib/errors';
import { RESOURCES } from '@/lib/resources';
import { listSearch, NO, PAGE_SIZES, YES } from '@/lib/resources/list-query';
import { editPathOf, historyPathOf, listPathOf, type Resource } from '@/lib/resources/resource';
import { titleOf } from '@/lib/resources/words';
import type { Db } from '@/lib/supabase/public';
import { listRows } from './rows';

/** A part of a list, how many rows it has, and where it is. */
export interface Counted {
  label: string;
  count: number;
  path: string;
}

export interface EntityCount {
  title: string;
  /** Those that the public sees, and those that it does not; one only where the entity has no such switch. */
  parts: Counted[];
}

async function counted(
  db: Db,
  resource: Resource,
  label: string,
  filters: Record<string, string>,
): Promise<Counted> {
  const query = { q: '', filters, sort: resource.sort, page: 1 };
  const { count } = await listRows(db, resource, { ...query, size: 1 }, ['id']);
  const search = listSearch(resource, { ...query, size: PAGE_SIZES[0] });
  return { label, count, path: `${listPathOf(resource)}${search}` };
}

/** The filter of a list by what the public sees; an entity without such a filter is shown as a whole. */
const flagFilter = ({ flag, filters }: Resource) => filters.find(({ name }) => name === flag?.column);

/** How many rows of each entity the public sees, and how many it does not. */
export function listEntityCounts(db: Db): Promise<EntityCount[]> {
  return Promise.all(
    RESOURCES.map(async (resource) => {
      const { flag, many } = resource;
      const filter = flagFilter(resource);
      const parts =
        flag && filter
          ? [
              counted(db, resource, flag.on.toLowerCase(), { [filter.name]: YES }),
              counted(db, resource, flag.off.toLowerCase(), { [filter.name]: NO }),
            ]
          : [counted(db, resource, many, {})];
      return { title: titleOf(resource), parts: await Promise.all(parts) };
    }),
  );
}

/** What the public sees and what still lacks something that shoppers look for, by the filters that are marked so; and drafts. */
export async function listGaps(db: Db, counts: EntityCount[]): Promise<Counted[]> {
  const gaps = RESOURCES.flatMap((resource) => {
    const shown = flagFilter(resource);
    const seen: Record<string, string> = shown ? { [shown.name]: YES } : {};
    return resource.filters.flatMap((filter) =>
      'gap' in filter && filter.gap
        ? [counted(db, resource, `${titleOf(resource)} ${filter.gap}`, { ...seen, [filter.name]: YES })]
        : [],
    );
  });
  const drafts = counts.flatMap(({ title, parts: [, hidden] }) =>
    hidden ? [{ ...hidden, label: `${title}: ${hidden.label}` }] : [],
  );
  return [...(await Promise.all(gaps)), ...drafts]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

export interface Edit {
  id: number;
  action: string;
  /** The row in a sentence: by its slug, or what kind of thing it is. */
  row: string;
  /** The entity of a row that is called by its slug. */
  within: string | null;
  isOwn: boolean;
  at: string;
  /** Of the row's editor; null where the row is gone, or has none. */
  path: string | null;
  /** Of all that was done to it; a deleted row can be brought back there. */
  historyPath: string | null;
}

/** Rows that have no slug, and no list in which they were called something. */
const NAMELESS = new Map([
  ['homepage_settings', 'the homepage settings'],
  ['typography_settings', 'the typography settings'],
  ['operator_settings', 'the operator settings'],
  ['data_complaints', 'a complaint'],
  ['user_roles', 'a role'],
  ['users', 'an account'],
  ['newsletter_subscribers', 'a subscriber'],
  ['redirects', 'a redirect'],
  ['navigation_menu', 'a navigation item'],
  ['affiliate_verifications', 'an affiliate verification'],
]);

/** The last changes to anything, newest first. */
export async function listLastEdits(
  db: Db,
  { viewerId, limit }: { viewerId: string; limit: number },
): Promise<Edit[]> {
  const { data, error } = await db
    .from('audit_log')
    .select('id, action, table_name, row_id, row_slug, actor, at')
    .not('actor', 'is', null)
    .order('at', { ascending: false })
    .order('id', { ascending: false })
    .limit(limit);
  if (error) throw new DatabaseError('select last edits', error);
  // The newest record of a row says whether it is there: what was deleted may have been brought back.
  const newest = new Map(data.toReversed().map(({ row_id, action: last }) => [row_id, last]));
  return data.map(({ id, action, table_name, row_id, row_slug, actor, at }) => {
    const resource = RESOURCES.find(({ table, isReadOnly }) => table === table_name && !isReadOnly);
    return {
      id,
      action,
      row: row_slug ?? resource?.one ?? NAMELESS.get(table_name) ?? table_name.replaceAll('_', ' '),
      within: row_slug && (resource?.many ?? table_name.replaceAll('_', ' ')),
      isOwn: actor === viewerId,
      at,
      path: resource && newest.get(row_id) !== 'delete' ? editPathOf(resource, row_id) : null,
      historyPath: resource ? historyPathOf(resource, row_id) : null,
    };
  });
}
