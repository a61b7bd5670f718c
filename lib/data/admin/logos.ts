import 'server-only';
import { randomUUID } from 'node:crypto';
import { YEAR_S } from '@/lib/cache/freshness';
import type { Db } from '@/lib/supabase/public';
import { fetchWithTimeLimit } from '@/lib/supabase/time-limit';
import { allRows } from '../all-rows';
import { DatabaseError } from '../database-error';

export interface RetailerLogo {
  id: string;
  slug: string;
  name: string;
  logo: string | null;
  key_categories: string[];
}

const BUCKET = 'logos';
const LOGO = 'id, slug, name, logo, key_categories';

/** Returns all retailers in alphabetical order, each with its logo, drafts included. */
export async function listRetailerLogos(db: Db): Promise<RetailerLogo[]> {
  return allRows('list logos', (from, to) =>
    db.from('retailers').select(LOGO).order('name').order('slug').range(from, to),
  );
}

/** Returns one retailer with its logo; null if the retailer does not exist. */
export async function getRetailerLogo(db: Db, id: string): Promise<RetailerLogo | null> {
  const { data, error } = await db.from('retailers').select(LOGO).eq('id', id).maybeSingle();
  if (error) throw new DatabaseError('select logo', error);
  return data;
}

/** Sets a retailer's logo, or removes it if `logo` is null. */
export async function setRetailerLogo(
  db: Db,
  { id, logo }: { id: string; logo: string | null },
): Promise<void> {
  const { error } = await db.from('retailers').update({ logo }).eq('id', id).select('id').single();
  if (error) throw new DatabaseError('set logo', error);
}

interface StoreParams {
  /** The retailer's slug, with which the file name starts. */
  slug: string;
  bytes: Uint8Array;
  contentType: string;
  extension: string;
}

/** Uploads a logo to the bucket and returns the path to store in the retailer's row: 'logos/argos-1a2b3c4d.png'. */
export async function storeLogo(
  db: Db,
  { slug, bytes, contentType, extension }: StoreParams,
): Promise<string> {
  // Every file name is unique, so that browsers don't show an older logo from their cache.
  const name = `${slug}-${randomUUID().slice(0, 8)}.${extension}`;
  const { error } = await db.storage
    .from(BUCKET)
    .upload(name, bytes, { contentType, cacheControl: String(YEAR_S) });
  if (error) throw new DatabaseError('store logo', error);
  return `${BUCKET}/${name}`;
}

/** Deletes a logo's file, unless a retailer still uses the logo. Ignores logos outside the bucket. */
export async function removeUnusedLogo(db: Db, logo: string | null): Promise<void> {
  if (!logo?.startsWith(`${BUCKET}/`)) return;
  const { count, error } = await db
    .from('retailers')
    .select('id', { count: 'exact', head: true })
    .eq('logo', logo);
  if (error) throw new DatabaseError('look for the use of a logo', error);
  if (count) return;
  const { error: removal } = await db.storage.from(BUCKET).remove([logo.slice(BUCKET.length + 1)]);
  if (removal) throw new DatabaseError('remove logo', removal);
}

/** Returns whether a logo's file still exists. If the check itself fails, it returns true. */
export async function isLogoStored(db: Db, logo: string): Promise<boolean> {
  const { data } = db.storage.from(BUCKET).getPublicUrl(logo.slice(BUCKET.length + 1));
  try {
    const { status } = await fetchWithTimeLimit(data.publicUrl, { method: 'HEAD', cache: 'no-store' });
    return status !== 404 && status !== 400;
  } catch (error) {
    console.error('Could not check whether a logo is stored:', error);
    return true;
  }
}
