'use server';

import { z } from 'zod';
import { listAndRowTags } from '@/lib/cache/tags';
import {
  getRetailerLogo,
  removeUnusedLogo,
  type RetailerLogo,
  setRetailerLogo,
  storeLogo,
} from '@/lib/data/admin/logos';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { readLogoFile } from '@/lib/images/logo-file';
import { slug } from '@/lib/resources/schemas';
import type { Db } from '@/lib/supabase/public';
import { adminAction } from './admin-action';

const file = z.instanceof(File, { error: 'Choose a file' });
const GONE = 'This retailer no longer exists.';

/**
 * Replaces a retailer's logo. Writes the row first. Then deletes the old file, or the new file if the write failed. If
 * this deletion fails, the unused file stays, which does no harm, and the error is logged. Deleting first could leave a
 * page with a missing file.
 */
async function replaceLogo(db: Db, retailer: RetailerLogo, logo: string | null): Promise<string[]> {
  const drop = (unused: string | null) =>
    removeUnusedLogo(db, unused).catch((error: unknown) =>
      console.error('Could not delete an unused logo file:', error),
    );
  try {
    await setRetailerLogo(db, { id: retailer.id, logo });
  } catch (error) {
    await drop(logo);
    throw error;
  }
  await drop(retailer.logo);
  return listAndRowTags('retailers', retailer, retailer);
}

/** Stores an uploaded file as a retailer's logo, replacing the old logo. */
export const uploadLogoAction = adminAction(z.strictObject({ id: z.uuid(), file }), async (input, { db }) => {
  const checked = await readLogoFile(input.file);
  if ('error' in checked) return { state: actionError(checked.error) };
  const retailer = await getRetailerLogo(db, input.id);
  if (!retailer) return { state: actionError(GONE) };
  const logo = await storeLogo(db, { slug: retailer.slug, ...checked });
  const tags = await replaceLogo(db, retailer, logo);
  return { state: actionOk({ message: 'Logo updated successfully' }), tags };
});

/** Removes a retailer's logo. The retailer's card then shows a drawing of its goods again. */
export const removeLogoAction = adminAction(z.strictObject({ id: z.uuid() }), async ({ id }, { db }) => {
  const retailer = await getRetailerLogo(db, id);
  if (!retailer) return { state: actionError(GONE) };
  const tags = await replaceLogo(db, retailer, null);
  return { state: actionOk({ message: 'Logo deleted successfully' }), tags };
});

/** Stores a logo before its form is saved, and returns the path to enter in the form's logo field. */
export const storeLogoAction = adminAction(z.strictObject({ slug, file }), async (input, { db }) => {
  const checked = await readLogoFile(input.file);
  if ('error' in checked) return { state: actionError(checked.error) };
  const path = await storeLogo(db, { slug: input.slug, ...checked });
  return { state: actionOk({ data: { path } }) };
});
