'use server';

import { z } from 'zod';
import { getRows, updateRows } from '@/lib/data/admin/rows';
import { valuesSchema } from '@/lib/resources';
import { listLostEnds } from '@/lib/resources/lost-ends';
import type { Resource } from '@/lib/resources/resource';
import { changeRow, createRow } from '@/lib/resources/save-row';
import { tagsOfRows } from '@/lib/resources/tags';
import { counted, failureText, successText } from '@/lib/resources/words';
import { failedWrite } from '@/lib/resources/write-failure';
import { actionError, actionOk } from './action-state';
import { adminAction, invalid } from './admin-action';
import { editable, editableRow, idsInput, rowId } from './inputs';

const values = z.record(z.string(), z.unknown());

/** Creates a row. */
export const createRowAction = adminAction(
  z.strictObject({
    resource: editable,
    values,
    /** Chosen by the form, so that a retry makes no second row. */ id: z.uuid().optional(),
  }),
  (input, { db }) => {
    const checked = valuesSchema(input.resource).safeParse(input.values);
    if (!checked.success) return Promise.resolve({ state: invalid(checked.error) });
    return createRow(db, input.resource, { id: input.id, values: checked.data });
  },
);

/** Saves what was changed in the form of a row. */
export const changeRowAction = adminAction(
  z.strictObject({
    resource: editableRow,
    id: rowId,
    updatedAt: z.string(),
    values,
    writeId: z.uuid().optional(),
  }),
  (input, { db, viewer }) => changeRow(db, input.resource, { ...input, viewerId: viewer.id }),
);

/** Publishes or unpublishes rows (shows or hides, …): all of them or none. */
export const setFlagAction = adminAction(
  z.strictObject({ resource: editable, ids: idsInput, isOn: z.boolean() }),
  async (input, { db }) => {
    const { flag } = input.resource;
    if (!flag) return { state: actionError('These rows have no such switch') };
    const known = await getRows(db, input.resource, input.ids);
    const wanted = known.map((row) => ({ ...row, [flag.column]: input.isOn }));
    const [lost] = await listLostEnds(db, input.resource, wanted);
    if (lost) return { state: actionError(`${lost.from}: ${lost.reason}`) };
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

function many(of: Resource, count: number, verb: 'updated') {
  if (count === 0) return { state: actionError(`${failureText(of, verb)}: there are none left`) };
  const message = count === 1 ? successText(of, verb) : `${counted(of, count)} ${verb} successfully`;
  return { state: actionOk({ message }) };
}
