'use server';

import { z } from 'zod';
import { getRevision } from '@/lib/data/admin/revisions';
import { deleteRows, getRows, updateRows } from '@/lib/data/admin/rows';
import { valuesOf, valuesSchema } from '@/lib/resources';
import type { Resource } from '@/lib/resources/resource';
import { changeRow, createRow } from '@/lib/resources/save-row';
import { tagsOfRows, tagsOfWrite } from '@/lib/resources/tags';
import { counted, failureText, successText } from '@/lib/resources/words';
import { failedWrite } from '@/lib/resources/write-failure';
import { adminAction, invalid } from './admin-action';
import { editableInput, idsInput, resourceInput } from './inputs';

const written = [({ isReadOnly }: Resource) => !isReadOnly, 'These rows are not written here'] as const;
const editable = resourceInput.refine(...written);
/** Settings too, whose one row is neither made nor deleted. */
const editableRow = editableInput.refine(...written);
// Not z.uuid(): the fixed id of settings is none by its version.
const rowId = z.guid();
const values = z.record(z.string(), z.unknown());

/** Creates a row. */
export const createRowAction = adminAction(
  z.strictObject({ resource: editable, values }),
  (input, { db }) => {
    const checked = valuesSchema(input.resource).safeParse(input.values);
    if (!checked.success) return Promise.resolve({ state: invalid(checked.error) });
    return createRow(db, input.resource, checked.data);
  },
);

/** Saves a row over the one that the form was made of. */
export const changeRowAction = adminAction(
  z.strictObject({ resource: editableRow, id: rowId, updatedAt: z.string(), values }),
  (input, { db }) => {
    const checked = valuesSchema(input.resource).safeParse(input.values);
    if (!checked.success) return Promise.resolve({ state: invalid(checked.error) });
    return changeRow(db, input.resource, { ...input, values: checked.data });
  },
);

/** Saves an earlier version of a row over it, checked as a form would be. */
export const restoreRowAction = adminAction(
  z.strictObject({ resource: editableRow, id: rowId, number: z.int().min(1), updatedAt: z.string() }),
  async (input, { db }) => {
    const { table } = input.resource;
    const revision = await getRevision(db, { table, id: input.id, number: input.number });
    if (!revision) return { state: { status: 'error', title: 'Error', message: 'There is no such version' } };
    const checked = valuesSchema(input.resource).safeParse(valuesOf(input.resource, revision.snapshot));
    if (!checked.success) return { state: invalid(checked.error) };
    return changeRow(db, input.resource, { ...input, values: checked.data });
  },
);

/** Publishes or unpublishes rows (shows or hides, …): all of them or none. */
export const setFlagAction = adminAction(
  z.strictObject({ resource: editable, ids: idsInput, isOn: z.boolean() }),
  async (input, { db }) => {
    const { flag } = input.resource;
    if (!flag)
      return { state: { status: 'error', title: 'Error', message: 'These rows have no such switch' } };
    const known = await getRows(db, input.resource, input.ids);
    try {
      const rows = await updateRows(db, input.resource, {
        ids: input.ids,
        values: { [flag.column]: input.isOn },
      });
      return {
        ...many(input.resource, rows.length, 'updated'),
        tags: tagsOfRows(input.resource, rows),
      };
    } catch (error) {
      return failedWrite(input.resource, 'updated', error, tagsOfRows(input.resource, known));
    }
  },
);

/** Deletes rows: all of them or none. */
export const deleteRowsAction = adminAction(
  z.strictObject({ resource: resourceInput, ids: idsInput }),
  async (input, { db }) => {
    const known = await getRows(db, input.resource, input.ids);
    const tags = known.flatMap((row) => tagsOfWrite(input.resource, row, null));
    try {
      const rows = await deleteRows(db, input.resource, input.ids);
      return { ...many(input.resource, rows.length, 'deleted'), tags };
    } catch (error) {
      return failedWrite(input.resource, 'deleted', error, tags);
    }
  },
);

function many(of: Resource, count: number, verb: 'updated' | 'deleted') {
  if (count === 0)
    return {
      state: {
        status: 'error' as const,
        title: 'Error',
        message: `${failureText(of, verb)}: there are none left`,
      },
    };
  const message = count === 1 ? successText(of, verb) : `${counted(of, count)} ${verb} successfully`;
  return { state: { status: 'success' as const, title: 'Success', message } };
}
