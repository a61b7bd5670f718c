'use server';

import { z } from 'zod';
import { countDueChecks } from '@/lib/data/admin/due-checks';
import { actionOk } from '@/lib/forms/form-state';
import { adminAction } from './admin-action';

const limit = z.int().min(1).max(1000);

/**
 * Counts the facts and texts that would be due for a check under the limits (in days) of an unsaved form. Writes
 * nothing.
 */
export const countDueChecksAction = adminAction(
  z.strictObject({
    ...{ retailer_days: limit, price_days: limit, sale_date_days: limit },
    ...{ guide_days: limit, article_days: limit },
  }),
  async (limits, { db }) => ({
    state: actionOk({ data: await countDueChecks(db, limits, Date.now()) }),
  }),
);
