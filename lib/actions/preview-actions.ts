'use server';

import { z } from 'zod';
import { keepHomepageDraft } from '@/lib/admin/homepage-drafts';
import { valuesSchema } from '@/lib/resources';
import { homepage } from '@/lib/resources/homepage';
import { adminAction, invalid } from './admin-action';

/** Lays the unsaved settings of the homepage where this editor's preview finds them. */
export const previewHomepageAction = adminAction(
  z.strictObject({ values: z.record(z.string(), z.unknown()) }),
  (input, { viewer }) => {
    const checked = valuesSchema(homepage).safeParse(input.values);
    if (!checked.success) return Promise.resolve({ state: invalid(checked.error) });
    keepHomepageDraft(viewer.id, checked.data);
    return Promise.resolve({ state: { status: 'success' as const } });
  },
);
