'use server';

import { z } from 'zod';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { restoreDeletedRows } from '@/lib/services/rows/restore-deleted-rows';
import { planRestore, restoreRow } from '@/lib/services/rows/restore';
import { adminAction } from './admin-action';
import { editable, editableRow, rowId } from './inputs';

const version = { id: rowId, number: z.int().min(1) };

/** Returns what would change if an earlier version of a row were restored. The row may have been deleted. */
export const planRestoreAction = adminAction(
  z.strictObject({ resource: editableRow, ...version }),
  async ({ resource, ...input }, { db }) => {
    const plan = await planRestore(db, resource, input);
    if (plan) return { state: actionOk({ data: plan }) };
    return { state: actionError('That version doesn’t exist') };
  },
);

/**
 * Replaces the values of a row with the values of an earlier version, after the same validation as in the row's form.
 */
export const restoreRowAction = adminAction(
  z.strictObject({
    resource: editableRow,
    ...version,
    updatedAt: z.string(),
    /** Whether to restore the row's publication status too. If false, the row keeps its current status. */
    withPublication: z.boolean(),
    /** Whether to restore the row's path too. If false, the row keeps its current path. */
    withPath: z.boolean(),
    writeId: z.uuid().optional(),
  }),
  ({ resource, ...input }, { db, viewer }) => restoreRow(db, resource, { ...input, viewerId: viewer.id }),
);

/**
 * Restores a deleted row from one of its versions. If `withPublication` is set, also restores the version's publication
 * status; otherwise, the row is unpublished.
 */
export const restoreDeletedAction = adminAction(
  z.strictObject({ resource: editable, ...version, withPublication: z.boolean() }),
  ({ resource, id, number, withPublication }, { db }) =>
    restoreDeletedRows(db, resource, { ids: [id], version: { number, withPublication } }),
);
