'use server';

import { z } from 'zod';
import { getRows, updateRows } from '@/lib/data/admin/rows';
import { actionError, actionOk, invalid } from '@/lib/forms/form-state';
import { valuesSchema } from '@/lib/resources';
import type { Resource } from '@/lib/resources/resource';
import { tagsOfRows } from '@/lib/resources/affected-page-tags';
import { counted, failureText, successText } from '@/lib/resources/entity-texts';
import { listBrokenRedirects } from '@/lib/services/rows/broken-redirects';
import { changeRow, createRow } from '@/lib/services/rows/save-row';
import { failedWrite } from '@/lib/services/rows/write-failure';
import { adminAction } from './admin-action';
import { editable, editableRow, idsInput, rowId } from './inputs';

const values = z.record(z.string(), z.unknown());

/** Creates a row of an entity from a form's values. */
export const createRowAction = adminAction(
  z.strictObject({
    resource: editable,
    values,
    /** The new row's id. The form chooses it, so that a retry does not create a second row. */
    id: z.uuid().optional(),
  }),
  (input, { db }) => {
    const checked = valuesSchema(input.resource).safeParse(input.values);
    if (!checked.success) return Promise.resolve({ state: invalid(checked.error) });
    return createRow(db, input.resource, { id: input.id, values: checked.data });
  },
);

/** Saves the dirty fields of a row's form. */
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

/** Publishes or unpublishes rows, or shows or hides menu items: all of them or none. */
export const setFlagAction = adminAction(
  z.strictObject({ resource: editable, ids: idsInput, isOn: z.boolean() }),
  async (input, { db }) => {
    const { flag } = input.resource;
    if (!flag) return { state: actionError('These rows can’t be published or hidden') };
    const known = await getRows(db, input.resource, input.ids);
    const wanted = known.map((row) => ({ ...row, [flag.column]: input.isOn }));
    const [lost] = await listBrokenRedirects(db, input.resource, wanted);
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
  if (count === 0) return { state: actionError(`${failureText(of, verb)}: they no longer exist`) };
  const message = count === 1 ? successText(of, verb) : `${counted(of, count)} ${verb} successfully`;
  return { state: actionOk({ message }) };
}
