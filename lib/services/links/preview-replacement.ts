import 'server-only';
import type { Search } from '@/lib/data/link-replacements';
import { patientSecretClient } from '@/lib/supabase/secret';
import { planReplacement, type PlannedChange } from './plan-replacement';

/** Returns the changes that a search and replace would make. Returns none if Supabase's secret key is missing. */
export async function previewReplacement(search: Search): Promise<PlannedChange[]> {
  const db = patientSecretClient();
  return db ? planReplacement(db, search) : [];
}
