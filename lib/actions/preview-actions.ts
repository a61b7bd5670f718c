'use server';

import { z } from 'zod';
import { keepDraft } from '@/lib/admin/drafts';
import { editableOf, valuesSchema } from '@/lib/resources';
import { actionError, actionOk } from './action-state';
import { adminAction, invalid } from './admin-action';

/** Lays what a form holds, saved or not, where this editor's preview finds it. */
export const previewAction = adminAction(
  z.strictObject({ resource: z.string(), values: z.record(z.string(), z.unknown()) }),
  (input, { viewer }) => {
    const resource = editableOf(input.resource);
    if (!resource?.preview) {
      return Promise.resolve({ state: actionError('This has no preview.') });
    }
    const checked = valuesSchema(resource).safeParse(input.values);
    if (!checked.success) return Promise.resolve({ state: invalid(checked.error) });
    keepDraft(resource, viewer.id, checked.data);
    return Promise.resolve({ state: actionOk() });
  },
);
