'use server';

import { z } from 'zod';
import { bringBackRows } from '@/lib/resources/bring-back';
import { planRestore, restoreRow } from '@/lib/resources/restore';
import { actionError, actionOk } from './action-state';
import { adminAction } from './admin-action';
import { editable, editableRow, rowId } from './inputs';

const version = { id: rowId, number: z.int().min(1) };

/** Says what would change if a version came back; of a deleted row too. */
export const planRestoreAction = adminAction(
  z.strictObject({ resource: editableRow, ...version }),
  async ({ resource, ...input }, { db }) => {
    const plan = await planRestore(db, resource, input);
    if (plan) return { state: actionOk({ data: plan }) };
    return { state: actionError('There is no such version') };
  },
);

/** Saves an earlier version of a row over it, checked as a form would be. */
export const restoreRowAction = adminAction(
  z.strictObject({
    resource: editableRow,
    ...version,
    updatedAt: z.string(),
    /** What of the version is wanted beside its texts: otherwise the row stays published or not, and where it is. */
    withPublication: z.boolean(),
    withAddress: z.boolean(),
    writeId: z.uuid().optional(),
  }),
  ({ resource, ...input }, { db, viewer }) => restoreRow(db, resource, { ...input, viewerId: viewer.id }),
);

/** Brings a deleted row back as it was in a version, for the public only where that is asked for. */
export const bringBackAction = adminAction(
  z.strictObject({ resource: editable, ...version, withPublication: z.boolean() }),
  ({ resource, id, number, withPublication }, { db }) =>
    bringBackRows(db, resource, { ids: [id], version: { number, withPublication } }),
);
