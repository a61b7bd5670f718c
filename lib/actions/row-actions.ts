'use server';

import { z } from 'zod';
import { invalid } from '@/lib/forms/form-state';
import { valuesSchema } from '@/lib/resources';
import { changeRow, createRow } from '@/lib/services/rows/save-row';
import { setFlag } from '@/lib/services/rows/set-flag';
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
  (input, { db, viewer }) => changeRow(db, input.resource, { ...input, viewerId: viewer.id, isForm: true }),
  { isRefreshedLater: true },
);

/** Publishes or unpublishes rows, or shows or hides menu items. Either all of them change or none. */
export const setFlagAction = adminAction(
  z.strictObject({ resource: editable, ids: idsInput, isOn: z.boolean() }),
  (input, { db }) => setFlag(db, input.resource, input),
);
