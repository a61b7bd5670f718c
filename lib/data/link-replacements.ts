import 'server-only';
import { z } from 'zod';
import { rowsOfPage } from '@/lib/lists/pagination';
import type { Values } from '@/lib/resources/resource';
import type { Database, Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { cut } from '@/lib/text/cut';
import { BEYOND_LAST_ROW, DatabaseError } from './database-error';

export interface Search {
  find: string;
  replacement: string;
  /** True if a URL matches only when it equals `find`; false if it also matches when it contains `find`. */
  isWhole: boolean;
}

/** Returns the entity key and the id of at most `limit` rows that contain a link which matches the search. */
export async function listRowsWithLink(
  db: Db,
  { find, isWhole }: Search,
  { limit }: { limit: number },
): Promise<{ resource: string; id: string }[]> {
  const { data, error } = await db.rpc('rows_with_link', { _find: find, _is_whole: isWhole, _limit: limit });
  if (error) throw new DatabaseError('look for links', error);
  return z.array(z.object({ resource: z.string(), id: z.string() })).parse(data);
}

/** The change of one row: the values of its changed fields before and after. */
export interface RowChange {
  resource: string;
  id: string;
  name: string;
  before: Values;
  after: Values;
}

const PER_INSERT = 100;

/**
 * Stores a new replacement with all its changes, and returns its id. If the changes cannot be stored, deletes the
 * replacement again.
 */
export async function insertReplacement(
  db: Db,
  { find, replacement, isWhole }: Search,
  { changes, askedBy }: { changes: RowChange[]; askedBy: string },
): Promise<string> {
  const row = { find, replacement, is_whole: isWhole, asked_by: askedBy };
  const { data, error } = await db.from('link_replacements').insert(row).select('id').single();
  if (error) throw new DatabaseError('store a replacement', error);
  for (let from = 0; from < changes.length; from += PER_INSERT) {
    const { error: failed } = await db.from('link_changes').insert(
      changes.slice(from, from + PER_INSERT).map(({ id, name, ...change }) => ({
        ...change,
        replacement_id: data.id,
        row_id: id,
        row_name: name,
      })),
    );
    if (failed) {
      await db.from('link_replacements').delete().eq('id', data.id);
      throw new DatabaseError('store the changes of a replacement', failed);
    }
  }
  return data.id;
}

export type ChangeState = 'planned' | 'applied' | 'skipped' | 'undone' | 'kept';

export interface StoredChange extends RowChange {
  /** The id of the change itself. */
  changeId: string;
  state: ChangeState;
  note: string | null;
}

const stored = (row: Database['public']['Tables']['link_changes']['Row']): StoredChange => ({
  changeId: row.id,
  resource: row.resource,
  id: row.row_id,
  name: row.row_name,
  before: row.before as Values,
  after: row.after as Values,
  state: row.state as ChangeState,
  note: row.note,
});

/**
 * Returns up to `limit` changes of a replacement, sorted by id and starting at row `from`, and the number of all its
 * changes. If `state` is set, only changes in that state are returned and counted.
 */
export async function listChanges(
  db: Db,
  replacementId: string,
  { state, from, limit }: { state?: ChangeState; from: number; limit: number },
): Promise<{ changes: StoredChange[]; count: number }> {
  let query = db.from('link_changes').select('*', { count: 'exact' }).eq('replacement_id', replacementId);
  if (state) query = query.eq('state', state);
  const { data, error, count } = await query.order('id').range(from, from + limit - 1);
  if (error?.code === BEYOND_LAST_ROW) return { changes: [], count: 0 };
  if (error) throw new DatabaseError('select the changes of a replacement', error);
  return { changes: data.map(stored), count: count ?? 0 };
}

/**
 * Returns the changes of a replacement that were not made or not undone for a reason, which their note says: at most
 * `limit`, sorted by id, and the number of all of them.
 */
export async function listConflicts(
  db: Db,
  replacementId: string,
  { limit }: { limit: number },
): Promise<{ changes: StoredChange[]; count: number }> {
  const { data, error, count } = await db
    .from('link_changes')
    .select('*', { count: 'exact' })
    .eq('replacement_id', replacementId)
    .not('note', 'is', null)
    .order('id')
    .limit(limit);
  if (error) throw new DatabaseError('select the conflicts of a replacement', error);
  return { changes: data.map(stored), count: count ?? 0 };
}

/** Marks all planned changes of a replacement as skipped. */
export async function skipPlannedChanges(db: Db, replacementId: string): Promise<void> {
  const { error } = await db
    .from('link_changes')
    .update({ state: 'skipped' })
    .eq('replacement_id', replacementId)
    .eq('state', 'planned');
  if (error) throw new DatabaseError('skip the changes of a replacement', error);
}

export async function updateChange(
  db: Db,
  changeId: string,
  { state, note = null, after }: { state: ChangeState; note?: string | null; after?: Values },
): Promise<void> {
  const values = {
    state,
    note: note === null ? null : cut(note, 500),
    ...(after && { after: after as Json }),
  };
  const { error } = await db.from('link_changes').update(values).eq('id', changeId);
  if (error) throw new DatabaseError('store the state of a change', error);
}

export type ReplacementState = 'running' | 'done' | 'undoing' | 'undone';

export interface Replacement extends Search {
  id: string;
  state: ReplacementState;
  askedBy: string | null;
  at: string;
}

const replacementOf = (row: Database['public']['Tables']['link_replacements']['Row']): Replacement => ({
  id: row.id,
  find: row.find,
  replacement: row.replacement,
  isWhole: row.is_whole,
  state: row.state as ReplacementState,
  askedBy: row.asked_by,
  at: row.created_at,
});

/** Returns one page of the list of replacements, the newest first, and the number of all replacements. */
export async function listReplacements(
  db: Db,
  { page, size }: { page: number; size: number },
): Promise<{ runs: Replacement[]; count: number }> {
  const { data, error, count } = await db
    .from('link_replacements')
    .select('*', { count: 'exact' })
    .order('created_at', { ascending: false })
    .order('id')
    .range(...rowsOfPage(page, size));
  if (error?.code === BEYOND_LAST_ROW) return { runs: [], count: 0 };
  if (error) throw new DatabaseError('select replacements', error);
  return { runs: data.map(replacementOf), count: count ?? 0 };
}

/** Returns a replacement; null if there is none with this id. */
export async function getReplacement(db: Db, id: string): Promise<Replacement | null> {
  const { data, error } = await db.from('link_replacements').select('*').eq('id', id).maybeSingle();
  if (error) throw new DatabaseError('select a replacement', error);
  return data && replacementOf(data);
}

/**
 * Moves a replacement from one of the states `from` to the state `to`. Returns false if it was in none of these states.
 */
export async function moveReplacement(
  db: Db,
  id: string,
  { from, to }: { from: ReplacementState[]; to: ReplacementState },
): Promise<boolean> {
  const { data, error } = await db
    .from('link_replacements')
    .update({ state: to })
    .eq('id', id)
    .in('state', from)
    .select('id');
  if (error) throw new DatabaseError('store the state of a replacement', error);
  return data.length > 0;
}
