import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/schema/database.types.ts';

/** Returns the value of an environment variable that `npm test` sets for the browser tests. */
export function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with npm test`);
  return value;
}

/**
 * Returns a Supabase client that is signed in as the first admin. `url` is the URL of the database; the default is the
 * running site's database.
 */
export async function adminClient(
  url = given('NEXT_PUBLIC_SUPABASE_URL'),
): Promise<SupabaseClient<Database>> {
  const client = createClient<Database>(url, 'sb_publishable_embedded', { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({
    email: given('ADMIN_EMAIL'),
    password: given('ADMIN_PASSWORD'),
  });
  if (error) throw error;
  return client;
}

/** Returns the secret key of the running site's database. */
export function secretKey(): string {
  const file = path.join(given('DATA_DIR'), 'keys.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { secretKey: string }).secretKey;
}

/** Returns a client of the running site's database with the secret key. */
export const serverClient = () =>
  createClient<Database>(given('NEXT_PUBLIC_SUPABASE_URL'), secretKey(), { auth: { persistSession: false } });

interface WrittenRow {
  slug: string;
  /** The slug of the retailer that a sale window or an offer belongs to. */
  retailer_slug?: string;
  /** The slug of the product that an offer belongs to. */
  product_slug?: string;
}

interface Write {
  table: string;
  record?: WrittenRow | null;
  old_record?: WrittenRow | null;
}

/** Notifies the site of a write to the database, as a database webhook does. */
export async function revalidate(write: Write, origin = given('SITE_URL')): Promise<Response> {
  return fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${given('REVALIDATE_SECRET')}`, 'content-type': 'application/json' },
    body: JSON.stringify(write),
  });
}

/** Values for the columns that a retailer needs before visitors can see its discount. */
export const DISCOUNT_EVIDENCE = {
  discount_year: 2025,
  discount_source_name: 'A newspaper of the tests',
  discount_source_url: 'https://news.example/sale',
  discount_checked_on: '2026-11-20',
};

/** Returns a row for a retailer. The row satisfies every constraint of the database. */
export function retailerRow(slug: string) {
  return {
    slug,
    name: `Shop ${slug}`,
    description: `The shop called ${slug} sells things of every kind to shoppers in the United Kingdom.`,
    cta_url: 'https://shop.example/',
    typical_discount: null,
    key_categories: ['fashion'],
    is_published: true,
  };
}
