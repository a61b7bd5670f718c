'use server';

import { z } from 'zod';
import { runBulkAction } from '@/lib/resources/bulk-actions';
import { BULK_ACTIONS } from '@/lib/resources/resource';
import { slug } from '@/lib/resources/schemas';
import { adminAction } from './admin-action';
import { idsInput, resourceInput } from './inputs';

/** Does to ticked rows what only their entity offers: merging, moving, trying again. */
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
      'It is not offered here',
    ),
  (input, { db }) => runBulkAction(db, input),
);
