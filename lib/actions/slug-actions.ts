'use server';

import { z } from 'zod';
import { isSlugTaken } from '@/lib/data/admin/rows';
import { resourceOf } from '@/lib/resources';
import { slug } from '@/lib/resources/schemas';
import { actionError, actionOk } from './action-state';
import { adminAction } from './admin-action';

/** Whether another row has a slug already. */
export const checkSlugAction = adminAction(
  z.strictObject({ resource: z.string(), slug, exceptId: z.uuid().optional() }),
  async ({ resource: key, ...asked }, { db }) => {
    const resource = resourceOf(key);
    if (!resource?.hasSlug) return { state: actionError('There is no such entity') };
    return { state: actionOk({ data: { isTaken: await isSlugTaken(db, resource, asked) } }) };
  },
);
