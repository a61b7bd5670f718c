'use server';

import { z } from 'zod';
import { actionOk } from '@/lib/forms/form-state';
import { restoreDeletedRows } from '@/lib/services/rows/restore-deleted-rows';
import { deleteAll } from '@/lib/services/rows/delete-rows';
import { explainDeletion } from '@/lib/services/rows/deletion';
import { adminAction } from './admin-action';
import { editable, idsInput, resourceInput } from './inputs';

/** Describes where the selected rows are used, and which effects deleting the rows would have. */
export const explainDeletionAction = adminAction(
  z.strictObject({ resource: resourceInput, ids: idsInput }),
  async ({ resource, ids }, { db }) => ({
    state: actionOk({ data: await explainDeletion(db, resource, ids) }),
  }),
);

/** Deletes the selected rows: either all of them or none. */
export const deleteRowsAction = adminAction(
  z.strictObject({ resource: resourceInput, ids: idsInput, writeId: z.uuid().optional() }),
  (input, { db }) => deleteAll(db, input.resource, input),
);

/** Restores deleted rows, published or unpublished as they were before. Restores either all of them or none. */
export const undoDeletionAction = adminAction(
  z.strictObject({ resource: editable, ids: idsInput }),
  ({ resource, ids }, { db }) => restoreDeletedRows(db, resource, { ids }),
);
