import 'server-only';
import { actionError, actionOk } from '@/lib/actions/action-state';
import type { Outcome } from '@/lib/actions/admin-action';
import { listTag } from '@/lib/cache-tags';
import { mergeCategories } from '@/lib/data/admin/categories';
import { getRows, updateRows } from '@/lib/data/admin/rows';
import { markSubscribersDue } from '@/lib/data/admin/subscribers';
import { retryNow } from '@/lib/newsletter/retry';
import type { Db } from '@/lib/supabase/public';
import type { BulkAction, Resource, Row } from './resource';
import { failedWrite } from './write-failure';
import { tagsOfRows, tagsOfWrite } from './tags';
import { counted, failureText } from './words';

interface Params {
  resource: Resource;
  ids: string[];
  /** The slug of the row that was chosen, where there is something to choose. */
  choice?: string;
}

/** What each bulk action of the definitions does. Its count is of the rows to which it was done. */
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
        ...merged.flatMap((row) => tagsOfWrite(resource, row, null)),
        ...tagsOfWrite(resource, into, into),
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
      tags: rows.flatMap((row) => tagsOfWrite(resource, row, after.get(row.id) ?? row)),
    };
  },
  async 'retry-subscribers'(db, { ids }) {
    const count = await markSubscribersDue(db, ids);
    if (count > 0) await retryNow();
    return { count, done: 'being tried again', tags: [] };
  },
};

/** Does to rows what their entity's definition offers under that name. */
export async function runBulkAction(db: Db, params: Params & { name: BulkAction['name'] }): Promise<Outcome> {
  const { resource, ids, name } = params;
  const rows = await getRows(db, resource, ids);
  try {
    const { count, done, tags } = await HANDLERS[name](db, params, rows);
    const message = `${counted(resource, count)} ${done}`;
    if (count > 0) return { state: actionOk({ message }), tags };
    const nothing = `${failureText(resource, 'updated')}: there is none to which this applies`;
    return { state: actionError(nothing) };
  } catch (error) {
    return failedWrite(resource, 'updated', error, tagsOfRows(resource, rows));
  }
}
