'use server';

import { z } from 'zod';
import { listReferenceChoices } from '@/lib/data/admin/references';
import { REFERENCE_TARGETS } from '@/lib/resources/field';
import { actionOk } from './action-state';
import { adminAction } from './admin-action';

const to = z.enum(REFERENCE_TARGETS);
const MOST = 50;

/** Rows whose name or slug contains a text, by name. */
export const searchReferencesAction = adminAction(
  z.strictObject({ to, q: z.string().trim().max(200), within: z.string().max(120).optional() }),
  async (input, { db }) => ({
    state: actionOk({ data: await listReferenceChoices(db, { ...input, limit: MOST }) }),
  }),
);

/** The names of rows that are referred to; those that are gone are missing. */
export const nameReferencesAction = adminAction(
  z.strictObject({ to, slugs: z.array(z.string().max(120)).max(200) }),
  async (input, { db }) => ({
    state: actionOk({ data: await listReferenceChoices(db, input) }),
  }),
);
