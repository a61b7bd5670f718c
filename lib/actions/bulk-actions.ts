'use server';

import { z } from 'zod';
import { BULK_ACTIONS } from '@/lib/resources/resource';
import { slug } from '@/lib/resources/schemas';
import { runBulkAction } from '@/lib/services/rows/bulk-actions';
import { adminAction } from './admin-action';
import { idsInput, resourceInput } from './inputs';

/** Runs one of an entity's bulk actions (merge, move, retry) on the selected rows. */
export const bulkAction = adminAction(
  z
    .strictObject({
      resource: resourceInput,
      ids: idsInput,
      name: z.enum(BULK_ACTIONS),
      choice: slug.optional(),
    })
    .refine(
      ({ resource, name }) => resource.bulk?.some((each) => each.name === name),
      'This action isn’t available here',
    ),
  (input, { db }) => runBulkAction(db, input),
);
