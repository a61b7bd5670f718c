'use server';

import { z } from 'zod';
import { readLogoFile } from '@/lib/admin/logo-file';
import { tagsForWrite } from '@/lib/cache-tags';
import {
  getRetailerLogo,
  removeUnusedLogo,
  type RetailerLogo,
  setRetailerLogo,
  storeLogo,
} from '@/lib/data/admin/logos';
import type { Db } from '@/lib/supabase/public';
import { slug } from '@/lib/resources/schemas';
import { actionError, actionOk } from './action-state';
import { adminAction } from './admin-action';

const file = z.instanceof(File, { error: 'Choose a file' });
const GONE = 'There is no such retailer any more.';

/**
 * The row first, then the file that nobody shows any more, which is the old one, or the new one where the row was not
 * written. A file that stays behind is logged and harms nobody; a missing one would be seen by every visitor.
 */
async function replaceLogo(db: Db, retailer: RetailerLogo, logo: string | null): Promise<string[]> {
  const drop = (unused: string | null) =>
    removeUnusedLogo(db, unused).catch((error: unknown) => console.error('A logo stayed behind:', error));
  try {
    await setRetailerLogo(db, { id: retailer.id, logo });
  } catch (error) {
    await drop(logo);
    throw error;
  }
  await drop(retailer.logo);
  return tagsForWrite('retailers', retailer, retailer);
}

/** Stores a file as the logo of a retailer, in the place of the one that it had. */
export const uploadLogoAction = adminAction(z.strictObject({ id: z.uuid(), file }), async (input, { db }) => {
  const checked = await readLogoFile(input.file);
  if ('refusal' in checked) return { state: actionError(checked.refusal) };
  const retailer = await getRetailerLogo(db, input.id);
  if (!retailer) return { state: actionError(GONE) };
  const logo = await storeLogo(db, { slug: retailer.slug, ...checked });
  const tags = await replaceLogo(db, retailer, logo);
  return { state: actionOk({ message: 'Logo updated successfully' }), tags };
});

/** Takes the logo of a retailer away; its card shows a monogram again. */
export const removeLogoAction = adminAction(z.strictObject({ id: z.uuid() }), async ({ id }, { db }) => {
  const retailer = await getRetailerLogo(db, id);
  if (!retailer) return { state: actionError(GONE) };
  const tags = await replaceLogo(db, retailer, null);
  return { state: actionOk({ message: 'Logo deleted successfully' }), tags };
});

/** Stores a file for a form that is not saved yet, and gives the path that its field is to hold. */
export const storeLogoAction = adminAction(z.strictObject({ slug, file }), async (input, { db }) => {
  const checked = await readLogoFile(input.file);
  if ('refusal' in checked) return { state: actionError(checked.refusal) };
  const path = await storeLogo(db, { slug: input.slug, ...checked });
  return { state: actionOk({ data: { path } }) };
});
