'use server';

import { z } from 'zod';
import { listReferenceChoices } from '@/lib/data/admin/references';
import { actionOk } from '@/lib/forms/form-state';
import { REFERENCE_TARGETS } from '@/lib/entities/registry';
import { adminAction } from './admin-action';

const to = z.enum(REFERENCE_TARGETS);
const MOST = 50;

/** Searches by name or slug for rows to which a field can refer. Returns at most 50 rows in alphabetical order. */
export const searchReferencesAction = adminAction(
  z.strictObject({ to, q: z.string().trim().max(200), within: z.string().max(120).optional() }),
  async (input, { db }) => ({
    state: actionOk({ data: await listReferenceChoices(db, { ...input, limit: MOST }) }),
  }),
);

/** Returns the names of the rows to which a field refers. Leaves out deleted rows. */
export const nameReferencesAction = adminAction(
  z.strictObject({ to, slugs: z.array(z.string().max(120)).max(200) }),
  async (input, { db }) => ({
    state: actionOk({ data: await listReferenceChoices(db, input) }),
  }),
);
