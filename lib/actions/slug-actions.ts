'use server';

import { z } from 'zod';
import { isSlugTaken } from '@/lib/data/admin/rows';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { resourceOf } from '@/lib/resources';
import { slug } from '@/lib/resources/schemas';
import { adminAction } from './admin-action';

/** Checks whether a slug is already taken by another row. */
export const checkSlugAction = adminAction(
  z.strictObject({ resource: z.string(), slug, exceptId: z.uuid().optional() }),
  async ({ resource: key, ...asked }, { db }) => {
    const resource = resourceOf(key);
    if (!resource?.hasSlug) return { state: actionError('Unknown entity') };
    return { state: actionOk({ data: { isTaken: await isSlugTaken(db, resource, asked) } }) };
  },
);
