'use server';

import { z } from 'zod';
import { explainDeletion } from '@/lib/resources/deletion';
import { bringBackRows } from '@/lib/resources/bring-back';
import { deleteAll } from '@/lib/resources/delete-rows';
import { actionOk } from './action-state';
import { adminAction } from './admin-action';
import { editable, idsInput, resourceInput } from './inputs';

/** Says where rows are used, and what becomes of that when they are deleted. */
export const explainDeletionAction = adminAction(
  z.strictObject({ resource: resourceInput, ids: idsInput }),
  async ({ resource, ids }, { db }) => ({
    state: actionOk({ data: await explainDeletion(db, resource, ids) }),
  }),
);

/** Deletes rows: all of them or none. */
export const deleteRowsAction = adminAction(
  z.strictObject({ resource: resourceInput, ids: idsInput, writeId: z.uuid().optional() }),
  (input, { db }) => deleteAll(db, input.resource, input),
);

/** Brings deleted rows back as they were, published ones too: all of them or none. */
export const undoDeletionAction = adminAction(
  z.strictObject({ resource: editable, ids: idsInput }),
  ({ resource, ids }, { db }) => bringBackRows(db, resource, { ids }),
);
