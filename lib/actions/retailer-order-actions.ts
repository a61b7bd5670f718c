'use server';

import { z } from 'zod';
import { listTag } from '@/lib/cache/tags';
import { reorderRetailers } from '@/lib/data/admin/retailer-order';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { adminAction } from './admin-action';

const order = z.array(z.uuid()).max(500);

/**
 * Saves the order of the retailers at the top of the lists. The public lists of retailers use this order, except the
 * list from A to Z.
 */
export const reorderRetailersAction = adminAction(
  z.strictObject({ ids: order, before: order }),
  async (input, { db }) => {
    if (!(await reorderRetailers(db, input))) {
      const message = 'The order wasn’t saved, because someone else has changed it since you opened it';
      // An empty list of tags refreshes the editor's page, so that it shows the other editor's order.
      return { state: actionError(message), tags: [] };
    }
    return { state: actionOk({ message: 'Order saved' }), tags: [listTag('retailers')] };
  },
);
