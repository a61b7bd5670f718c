import 'server-only';
import { listTag } from '@/lib/cache/tags';
import { mergeCategories } from '@/lib/data/admin/categories';
import { getRows, updateRows } from '@/lib/data/admin/rows';
import { markSubscribersDue } from '@/lib/data/admin/subscribers';
import { actionError, actionOk } from '@/lib/forms/form-state';
import type { BulkAction, Resource, Row } from '@/lib/resources/resource';
import { tagsOfRows, affectedPageTags } from '@/lib/resources/affected-page-tags';
import { counted, failureText } from '@/lib/resources/entity-texts';
import { passOnDueNow } from '@/lib/services/newsletter/pass-on-due';
import type { Db } from '@/lib/supabase/public';
import type { Outcome } from './outcome';
import { failedWrite } from './write-failure';

interface Params {
  resource: Resource;
  ids: string[];
  /** The slug of the target row that the editor has chosen, for actions that need a target. */
  choice?: string;
}

/**
 * The handler of each bulk action. It returns the number of changed rows, a text for the message, and the tags to
 * expire.
 */
const HANDLERS: Record<
  BulkAction['name'],
  (db: Db, params: Params, rows: Row[]) => Promise<{ count: number; done: string; tags: string[] }>
> = {
  async 'merge-categories'(db, { resource, choice = '' }, rows) {
    const merged = rows.filter(({ slug }) => slug !== choice);
    const count = await mergeCategories(db, { from: merged.map(({ slug }) => String(slug)), into: choice });
    const into = { slug: choice };
    return {
      count,
      done: `merged into ${choice}`,
      tags: [
        ...merged.flatMap((row) => affectedPageTags(resource, row, null)),
        ...affectedPageTags(resource, into, into),
        listTag('subcategories'),
        listTag('products'),
        listTag('retailers'),
      ],
    };
  },
  async 'move-subcategories'(db, { resource, choice = '' }, rows) {
    const ids = rows.filter((row) => row.parent_category_slug !== choice).map(({ id }) => String(id));
    const values = { parent_category_slug: choice };
    const moved = ids.length === 0 ? [] : await updateRows(db, resource, { ids, values });
    const after = new Map(moved.map((row) => [row.id, row]));
    return {
      count: moved.length,
      done: `moved to ${choice}`,
      tags: rows.flatMap((row) => affectedPageTags(resource, row, after.get(row.id) ?? row)),
    };
  },
  async 'retry-subscribers'(db, { ids }) {
    const count = await markSubscribersDue(db, ids);
    if (count > 0) await passOnDueNow();
    return { count, done: 'being retried', tags: [] };
  },
};

/** Runs a bulk action that an entity's definition offers. */
export async function runBulkAction(db: Db, params: Params & { name: BulkAction['name'] }): Promise<Outcome> {
  const { resource, ids, name } = params;
  const rows = await getRows(db, resource, ids);
  try {
    const { count, done, tags } = await HANDLERS[name](db, params, rows);
    const message = `${counted(resource, count)} ${done}`;
    if (count > 0) return { state: actionOk({ message }), tags };
    const nothing = `${failureText(resource, 'updated')}: it doesn’t apply to any of these rows`;
    return { state: actionError(nothing) };
  } catch (error) {
    return failedWrite(resource, 'updated', error, tagsOfRows(resource, rows));
  }
}
