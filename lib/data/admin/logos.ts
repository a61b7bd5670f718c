import 'server-only';
import { randomUUID } from 'node:crypto';
import { DatabaseError } from '@/lib/errors';
import type { Db } from '@/lib/supabase/public';
import { fetchWithTimeLimit } from '@/lib/supabase/time-limit';
import { allRows } from '../all-rows';

export interface RetailerLogo {
  id: string;
  slug: string;
  name: string;
  logo: string | null;
}

const BUCKET = 'logos';
const YEAR_SECONDS = '31536000';

/** All retailers by name with their logo, drafts included. */
export async function listRetailerLogos(db: Db): Promise<RetailerLogo[]> {
  return allRows('list logos', (from, to) =>
    db.from('retailers').select('id, slug, name, logo').order('name').order('slug').range(from, to),
  );
}

/** One of them; null when there is no such retailer. */
export async function getRetailerLogo(db: Db, id: string): Promise<RetailerLogo | null> {
  const { data, error } = await db
    .from('retailers')
    .select('id, slug, name, logo')
    .eq('id', id)
    .maybeSingle();
  if (error) throw new DatabaseError('select logo', error);
  return data;
}

/** Points a retailer at its logo, or at none. */
export async function setRetailerLogo(
  db: Db,
  { id, logo }: { id: string; logo: string | null },
): Promise<void> {
  const { error } = await db.from('retailers').update({ logo }).eq('id', id).select('id').single();
  if (error) throw new DatabaseError('set logo', error);
}

interface StoreParams {
  /** What the name of the file begins with; its end is ours too. */
  slug: string;
  bytes: Uint8Array;
  contentType: string;
  extension: string;
}

/** Puts a file into the bucket, as the caller, and gives its path as a row keeps it: 'logos/argos-1a2b3c4d.png'. */
export async function storeLogo(
  db: Db,
  { slug, bytes, contentType, extension }: StoreParams,
): Promise<string> {
  // A name of its own for every file, so that no browser shows the one before it.
  const name = `${slug}-${randomUUID().slice(0, 8)}.${extension}`;
  const { error } = await db.storage
    .from(BUCKET)
    .upload(name, bytes, { contentType, cacheControl: YEAR_SECONDS });
  if (error) throw new DatabaseError('store logo', error);
  return `${BUCKET}/${name}`;
}

/** Removes the file of a logo that no retailer shows any more; anything but a path of the bucket is left alone. */
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

/** Whether the file of a logo is still there; true too where that cannot be found out. */
export async function isLogoStored(db: Db, logo: string): Promise<boolean> {
  const { data } = db.storage.from(BUCKET).getPublicUrl(logo.slice(BUCKET.length + 1));
  try {
    const { status } = await fetchWithTimeLimit(data.publicUrl, { method: 'HEAD', cache: 'no-store' });
    return status !== 404 && status !== 400;
  } catch (error) {
    console.error('Whether a logo is stored could not be found out:', error);
    return true;
  }
}
