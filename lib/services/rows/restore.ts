import 'server-only';
import { listDeletions } from '@/lib/data/admin/deletions';
import { getRevision } from '@/lib/data/admin/revisions';
import { getRow } from '@/lib/data/admin/rows';
import { actionError } from '@/lib/forms/form-state';
import { pathFields, publicationFields } from '@/lib/resources/path-fields';
import { differences, type Difference } from '@/lib/resources/differences';
import { valuesOf } from '@/lib/resources/index';
import type { Resource, Row, Values } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { withoutBrokenReferences } from './without-broken-references';
import type { Outcome } from './outcome';
import { changeRow, type Saved } from './save-row';

/** The changes that restoring an earlier version of a row would make. */
export interface RestorePlan {
  /**
   * The row's `updated_at` when the plan was made. If the row has changed since, the restore is rejected, so that it
   * does not overwrite changes that the editor has not seen. Null for a deleted row.
   */
  updatedAt: string | null;
  /** The changes to fields that decide whether the row is public. They are restored only if the editor asks for it. */
  publication: Difference[];
  /**
   * The row's current path and its path in the earlier version, if they differ. The path is restored only if the editor
   * asks for it. Null for a deleted row, which always keeps its last path.
   */
  path: { before: string; after: string } | null;
  /** The changes to all fields except those of the publication and the path. */
  others: Difference[];
  /** Messages about the parts of the version that cannot be restored. */
  notes: string[];
}

interface VersionParams {
  id: string;
  number: number;
}

/**
 * Returns two states of a row; null if the row has no version with this number. `now` is the current row or, for a
 * deleted row, its last values. `then` is the version to restore, without its broken references. `notes` contains a
 * message about these references.
 */
async function statesOf(db: Db, resource: Resource, { id, number }: VersionParams) {
  const { table } = resource;
  const revision = await getRevision(db, { table, id, number });
  if (!revision) return null;
  const row = await getRow(db, resource, id);
  const [deletion] = row ? [] : await listDeletions(db, { table, id, limit: 1 });
  const now = row ?? deletion?.row;
  if (!now) return null;
  const { row: then, notes } = await withoutBrokenReferences(db, resource, revision.snapshot, now);
  return { now, then, notes, isDeleted: row === null };
}

/** Returns the changes that restoring a version of a row would make; null if the version does not exist. */
export async function planRestore(
  db: Db,
  resource: Resource,
  params: VersionParams,
): Promise<RestorePlan | null> {
  const states = await statesOf(db, resource, params);
  if (!states) return null;
  const { then, notes, isDeleted } = states;
  // A deleted row is not public, even if it was published when it was deleted.
  const now = isDeleted ? hidden(resource, states.now) : states.now;
  const publication = publicationFields(resource);
  const pathColumns = isDeleted ? [] : pathFields(resource, now, then);
  const all = differences(resource, now, then);
  const pathOf = (row: Row) => resource.publicPath?.(row) ?? `/${String(row.slug)}`;
  const moved: Row = { ...now, ...pick(then, pathColumns) };
  return {
    updatedAt: isDeleted ? null : String(now.updated_at),
    publication: all.filter(({ name }) => publication.includes(name)),
    path: pathColumns.length > 0 ? { before: pathOf(now), after: pathOf(moved) } : null,
    others: all.filter(
      ({ name }) => !publication.includes(name) && !keptOf(resource, now, then).includes(name),
    ),
    notes,
  };
}

export interface RestoreParams extends VersionParams {
  updatedAt: string;
  withPublication: boolean;
  withPath: boolean;
  writeId?: string;
  viewerId: string;
}

/**
 * Saves an earlier version over the current row, with the same checks as a save in the row's form. Writes only fields
 * that differ. Writes the publication and the path only if the editor asks for it.
 */
export async function restoreRow(
  db: Db,
  resource: Resource,
  { withPublication, withPath, ...params }: RestoreParams,
): Promise<Outcome<Saved>> {
  const states = await statesOf(db, resource, params);
  if (!states || states.isDeleted) {
    return { state: actionError('That version doesn’t exist') };
  }
  const { now, then } = states;
  const kept = [
    ...(withPublication ? [] : publicationFields(resource)),
    ...(withPath ? [] : pathFields(resource, now, then)),
  ];
  const changed = differences(resource, now, then)
    .map(({ name }) => name)
    .filter((name) => !kept.includes(name));
  const outcome = await changeRow(db, resource, {
    ...params,
    values: pick(valuesOf(resource, then), changed),
  });
  return { ...outcome, state: withFieldErrors(outcome.state) };
}

/**
 * Adds the error messages of fields to the general message, because the restore dialog has no fields beside which to
 * show them.
 */
function withFieldErrors(state: Outcome<Saved>['state']): Outcome<Saved>['state'] {
  const reasons = Object.entries(state.fieldErrors ?? {}).map(([name, text]) => `${name}: ${text}`);
  return reasons.length > 0 ? { ...state, message: reasons.join('. ') } : state;
}

/**
 * Returns the values with which to restore a deleted row: those of one of its versions, with the last path of the row.
 * Returns a draft without publishing times unless `withPublication` is true. Returns null if the row is not deleted, or
 * has no version with this number.
 */
export async function deletedAsOf(
  db: Db,
  resource: Resource,
  { id, number, withPublication }: VersionParams & { withPublication: boolean },
): Promise<Row | null> {
  const states = await statesOf(db, resource, { id, number });
  if (!states?.isDeleted) return null;
  const { now, then } = states;
  const kept = pathFields(resource, now, then);
  const row = { ...now, ...valuesOf(resource, then), ...pick(now, kept) };
  return withPublication ? row : hidden(resource, row);
}

/** Returns a row as a draft that no worker will publish. */
const hidden = ({ flag }: Resource, row: Row): Row => ({
  ...row,
  ...(flag && { [flag.column]: false }),
  ...(flag?.startsAt && { [flag.startsAt]: null }),
  ...(flag?.endsAt && { [flag.endsAt]: null }),
});

const keptOf = (resource: Resource, now: Row, then: Row) => pathFields(resource, now, then);

const pick = (row: Row, names: string[]): Values =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
