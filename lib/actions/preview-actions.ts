'use server';

import { z } from 'zod';
import { saveDraft } from '@/lib/data/admin/drafts';
import { actionError, actionOk, invalid } from '@/lib/forms/form-state';
import { editableOf, valuesSchema } from '@/lib/resources';
import { adminAction } from './admin-action';

/** Stores the current values of an editor's form, saved or not, so that the editor can preview them. */
export const previewAction = adminAction(
  z.strictObject({ resource: z.string(), values: z.record(z.string(), z.unknown()) }),
  async (input, { db, viewer }) => {
    const resource = editableOf(input.resource);
    if (!resource?.preview) {
      return { state: actionError('This has no preview.') };
    }
    const checked = valuesSchema(resource).safeParse(input.values);
    if (!checked.success) return { state: invalid(checked.error) };
    await saveDraft(db, resource, viewer.id, checked.data);
    return { state: actionOk() };
  },
);
