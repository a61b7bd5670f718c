import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';

/** The database of the site under test, with the server's own key. */
export function siteDatabase() {
  const { DATA_DIR = '.data', NEXT_PUBLIC_SUPABASE_URL = 'http://127.0.0.1:54321' } = process.env;
  const keys = JSON.parse(readFileSync(path.join(DATA_DIR, 'keys.json'), 'utf8')) as { secretKey: string };
  return createClient(NEXT_PUBLIC_SUPABASE_URL, keys.secretKey, { auth: { persistSession: false } });
}

type Row = { slug: string } | null;

/** Tells the site what was written, as a database webhook would. */
export async function expire(request: APIRequestContext, table: string, before: Row, after: Row) {
  const answer = await request.post('/api/revalidate', {
    headers: { authorization: `Bearer ${process.env.REVALIDATE_SECRET}` },
    data: { table, old_record: before, record: after },
  });
  expect(answer.status()).toBe(200);
}
