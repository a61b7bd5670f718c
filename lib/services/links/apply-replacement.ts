import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { getRow } from '@/lib/data/admin/rows';
import {
  type ChangeState,
  listChanges,
  type Replacement,
  skipPlannedChanges,
  type StoredChange,
  updateChange,
} from '@/lib/data/link-replacements';
import { selectRetailerHosts } from '@/lib/data/retailer-hosts';
import type { Resource, Row, Values } from '@/lib/resources/resource';
import { refreshPages, type Write } from '@/lib/services/publishing/refresh-due-pages';
import { changeRow, sanitised } from '@/lib/services/rows/save-row';
import type { Db } from '@/lib/supabase/public';
import { LINKED_RESOURCES } from './collect-links';
import { pick } from './plan-replacement';

const ROWS_PER_CHUNK = 10;

interface Applying {
  replacement: Pick<Replacement, 'id' | 'askedBy'>;
  isUndo: boolean;
  /**
   * The client for writing the rows. It has the identity of the editor who asked for the replacement, so the history
   * shows this editor as the author.
   */
  writer: Db;
  signal: AbortSignal;
}

interface Result {
  state: ChangeState;
  note?: string;
  after?: Values;
  write?: Write;
}

/**
 * Applies or undoes the next changes of a search and replace in links. Returns the number of rows that it has handled;
 * 0 if none is left. Skips a row if somebody has changed its fields since the preview or, for an undo, since the
 * replacement. If a chunk is repeated, skips the rows that its first attempt has written.
 */
export async function applyChunk(db: Db, { replacement, isUndo, writer, signal }: Applying): Promise<number> {
  const state = isUndo ? 'applied' : 'planned';
  const { changes } = await listChanges(db, replacement.id, { state, from: 0, limit: ROWS_PER_CHUNK });
  if (changes.length === 0) return 0;
  const shops = await selectRetailerHosts(db);
  const results: [StoredChange, Result][] = [];
  for (const change of changes) {
    signal.throwIfAborted();
    results.push([
      change,
      await applyOne(writer, change, { isUndo, shops, viewerId: replacement.askedBy ?? '' }),
    ]);
  }
  await refreshPages(
    results.flatMap(([, { write }]) => write ?? []),
    signal,
  );
  for (const [{ changeId }, result] of results) await updateChange(db, changeId, result);
  return changes.length;
}

const CHANGED_SINCE = {
  planned: 'Someone has changed this since the preview, so it stays as it is.',
  applied: 'Someone has changed this since the run, so it stays as it is.',
};

/**
 * Prepares the undo of a replacement that was stopped before its end. The last chunk may have written rows without
 * recording it: marks the changes of these rows as applied. Marks all other planned changes as skipped.
 */
export async function settleChanges(db: Db, replacementId: string): Promise<void> {
  const planned = { state: 'planned', from: 0, limit: ROWS_PER_CHUNK } as const;
  // Chunks handle the planned changes by id, so only the first of them can be written.
  const { changes } = await listChanges(db, replacementId, planned);
  for (const { changeId, resource: key, id, before, after } of changes) {
    const resource = LINKED_RESOURCES.find((each) => each.key === key);
    const row = resource ? await getRow(db, resource, id) : null;
    if (!row) continue;
    const now = pick(row, Object.keys(after));
    if (isDeepStrictEqual(now, after)) await updateChange(db, changeId, { state: 'applied' });
    else if (!isDeepStrictEqual(now, before))
      await updateChange(db, changeId, { state: 'skipped', note: CHANGED_SINCE.planned });
  }
  await skipPlannedChanges(db, replacementId);
}

async function applyOne(
  db: Db,
  change: StoredChange,
  { isUndo, shops, viewerId }: { isUndo: boolean; shops: readonly string[]; viewerId: string },
): Promise<Result> {
  const refused: ChangeState = isUndo ? 'kept' : 'skipped';
  const done: ChangeState = isUndo ? 'undone' : 'applied';
  const [from, to] = isUndo ? [change.after, change.before] : [change.before, change.after];
  const resource = LINKED_RESOURCES.find(({ key }) => key === change.resource);
  const row = resource ? await getRow(db, resource, change.id) : null;
  if (!resource || !row) return { state: refused, note: 'This row no longer exists.' };
  const names = Object.keys(change.after);
  const now = pick(row, names);
  // An undo sanitises the older text again, so the row may already contain that text in its sanitised form.
  const isThere = isDeepStrictEqual(now, to) || isDeepStrictEqual(now, await sanitised(resource, to, shops));
  if (isThere) return { state: done, write: writeOf(resource, row) };
  if (!isDeepStrictEqual(now, from))
    return { state: refused, note: CHANGED_SINCE[isUndo ? 'applied' : 'planned'] };
  const { state } = await changeRow(db, resource, {
    id: change.id,
    updatedAt: String(row.updated_at),
    values: to,
    viewerId,
    shops,
  });
  if (state.status !== 'success') {
    const reasons = Object.values(state.fieldErrors ?? {});
    return { state: refused, note: reasons.length > 0 ? reasons.join('. ') : state.message };
  }
  const written = (await getRow(db, resource, change.id)) ?? row;
  return { state: done, write: writeOf(resource, written), ...(!isUndo && { after: pick(written, names) }) };
}

/**
 * Returns the write for which `refreshPages` expires a row's pages. Replacing links never changes a path, so the old
 * and the new record are the same.
 */
function writeOf({ table }: Resource, { slug, retailer_slug, product_slug }: Row): Write {
  const record = { slug, retailer_slug, product_slug };
  return { table, record, old_record: record };
}
