import 'server-only';
import { RESOURCES } from '@/lib/resources';
import { listSearch, NO, PAGE_SIZES, YES } from '@/lib/resources/list-query';
import { editPathOf, historyPathOf, listPathOf, type Resource } from '@/lib/resources/resource';
import { titleOf } from '@/lib/resources/entity-texts';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';
import { listRows } from './rows';

/** The count of some rows, with a label and the path of the list that shows these rows. */
export interface Counted {
  label: string;
  count: number;
  path: string;
}

export interface EntityCount {
  title: string;
  /** The numbers of published and unpublished rows; one total if the entity has no publication flag. */
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

/** Returns the list filter for an entity's publication flag; undefined if the entity has no flag. */
const flagFilter = ({ flag, filters }: Resource) => filters.find(({ name }) => name === flag?.column);

/** Counts the published and the unpublished rows of each entity. */
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

/**
 * Counts the unfinished rows: drafts, and published rows that match a filter marked `gap`, such as rows without a logo.
 */
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
  /** The slug of the changed row; the name of its entity if the row has no slug. */
  row: string;
  /** The plural name of the row's entity if `row` is a slug; otherwise null. */
  within: string | null;
  isOwn: boolean;
  at: string;
  /** The path of the row's editor; null if the row is deleted or belongs to no editable list. */
  path: string | null;
  /** The path of the row's history, where a deleted row can be restored; null if it belongs to no editable list. */
  historyPath: string | null;
}

/**
 * The names that the overview shows for changed rows that have no slug and belong to no editable list of the admin
 * area.
 */
const NAMELESS = new Map([
  ['homepage_settings', 'the homepage settings'],
  ['typography_settings', 'the typography settings'],
  ['operator_settings', 'the operator settings'],
  ['content_settings', 'the content settings'],
  ['data_complaints', 'a complaint'],
  ['user_roles', 'a role'],
  ['prompts', 'a prompt'],
  ['prompt_versions', 'a version of a prompt'],
  ['users', 'an account'],
  ['jobs', 'a job'],
  ['model_keys', 'an API key'],
  ['proposals', 'a proposal of the content pilot'],
  ['model_prices', 'the price of a model'],
  ['newsletter_subscribers', 'a subscriber'],
  ['quality_ignores', 'an ignored check'],
  ['confirmed_facts', 'a confirmed fact'],
  ['redirects', 'a redirect'],
  ['navigation_menu', 'a navigation item'],
  ['affiliate_verifications', 'an affiliate verification'],
]);

/** Returns the latest changes by users to rows of all tables, newest first. */
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
  // The newest record of a row shows whether the row exists: a deleted row may have been restored.
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
