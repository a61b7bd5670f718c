import 'server-only';
import { actionError } from '@/lib/actions/action-state';
import type { Outcome } from '@/lib/actions/admin-action';
import { listDeletions } from '@/lib/data/admin/deletions';
import { getRevision } from '@/lib/data/admin/revisions';
import { getRow } from '@/lib/data/admin/rows';
import type { Db } from '@/lib/supabase/public';
import { addressFields, publicationFields } from './address-fields';
import { differences, type Difference } from './differences';
import { withoutGone } from './gone';
import { valuesOf } from './index';
import type { Resource, Row, Values } from './resource';
import { changeRow, type Saved } from './save-row';

/** What a version would change if it came back. */
export interface RestorePlan {
  /** Of the row as it is, so that nothing is overwritten that nobody has seen; null of a deleted one. */
  updatedAt: string | null;
  /** What decides whether the public sees the row; stays as it is unless it is asked for. */
  publication: Difference[];
  /** Its address now and in the version, where they differ; stays as it is unless it is asked for. */
  address: { before: string; after: string } | null;
  /** All other fields. */
  others: Difference[];
  /** What of the version cannot come back. */
  notes: string[];
}

interface VersionParams {
  id: string;
  number: number;
}

/** The row as it is, or as it was when it was deleted; and the version as it can be stored today. */
async function statesOf(db: Db, resource: Resource, { id, number }: VersionParams) {
  const { table } = resource;
  const revision = await getRevision(db, { table, id, number });
  if (!revision) return null;
  const row = await getRow(db, resource, id);
  const [deletion] = row ? [] : await listDeletions(db, { table, id, limit: 1 });
  const now = row ?? deletion?.row;
  if (!now) return null;
  const { row: then, notes } = await withoutGone(db, resource, revision.snapshot, now);
  return { now, then, notes, isDeleted: row === null };
}

/** What would change if a version came back; null when there is no such version. */
export async function planRestore(
  db: Db,
  resource: Resource,
  params: VersionParams,
): Promise<RestorePlan | null> {
  const states = await statesOf(db, resource, params);
  if (!states) return null;
  const { then, notes, isDeleted } = states;
  // The public sees nothing of a deleted row, however it was before.
  const now = isDeleted ? hidden(resource, states.now) : states.now;
  const publication = publicationFields(resource);
  const address = isDeleted ? [] : addressFields(resource, now, then);
  const all = differences(resource, now, then);
  const pathOf = (row: Row) => resource.publicPath?.(row) ?? `/${String(row.slug)}`;
  const moved: Row = { ...now, ...pick(then, address) };
  return {
    updatedAt: isDeleted ? null : String(now.updated_at),
    publication: all.filter(({ name }) => publication.includes(name)),
    address: address.length > 0 ? { before: pathOf(now), after: pathOf(moved) } : null,
    others: all.filter(
      ({ name }) => !publication.includes(name) && !keptOf(resource, now, then).includes(name),
    ),
    notes,
  };
}

export interface RestoreParams extends VersionParams {
  updatedAt: string;
  withPublication: boolean;
  withAddress: boolean;
  writeId?: string;
  viewerId: string;
}

/** Saves a version over the row as a form would: what differs, and of publication and address only what is asked for. */
export async function restoreRow(
  db: Db,
  resource: Resource,
  { withPublication, withAddress, ...params }: RestoreParams,
): Promise<Outcome<Saved>> {
  const states = await statesOf(db, resource, params);
  if (!states || states.isDeleted) {
    return { state: actionError('There is no such version') };
  }
  const { now, then } = states;
  const kept = [
    ...(withPublication ? [] : publicationFields(resource)),
    ...(withAddress ? [] : addressFields(resource, now, then)),
  ];
  const changed = differences(resource, now, then)
    .map(({ name }) => name)
    .filter((name) => !kept.includes(name));
  const outcome = await changeRow(db, resource, {
    ...params,
    values: pick(valuesOf(resource, then), changed),
  });
  return { ...outcome, state: withReasons(outcome.state) };
}

/** No field stands beside this question that could carry what is wrong with it. */
function withReasons(state: Outcome<Saved>['state']): Outcome<Saved>['state'] {
  const reasons = Object.entries(state.fieldErrors ?? {}).map(([name, text]) => `${name}: ${text}`);
  return reasons.length > 0 ? { ...state, message: reasons.join('. ') } : state;
}

/** A deleted row as a version has it, at the address that it had last. */
export async function deletedAsOf(
  db: Db,
  resource: Resource,
  { id, number, withPublication }: VersionParams & { withPublication: boolean },
): Promise<Row | null> {
  const states = await statesOf(db, resource, { id, number });
  if (!states?.isDeleted) return null;
  const { now, then } = states;
  const kept = addressFields(resource, now, then);
  const row = { ...now, ...valuesOf(resource, then), ...pick(now, kept) };
  return withPublication ? row : hidden(resource, row);
}

const hidden = ({ flag }: Resource, row: Row): Row => (flag ? { ...row, [flag.column]: false } : row);

const keptOf = (resource: Resource, now: Row, then: Row) => addressFields(resource, now, then);

const pick = (row: Row, names: string[]): Values =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
