import 'server-only';
import { collectChanges } from '@/lib/services/links/collect-links';
import { patientSecretClient } from '@/lib/supabase/secret';
import { collectLinks } from './kinds/collect-links';
import { startJob } from './start-job';

/**
 * Updates the list of links before an editor opens the link manager. Returns 'fresh' if the list is up to date,
 * 'collecting' if a job was started to update it, and 'no key' if Supabase's secret key is missing.
 */
export async function refreshLinks(viewerId: string): Promise<'fresh' | 'collecting' | 'no key'> {
  const db = patientSecretClient();
  if (!db) return 'no key';
  if (await collectChanges(db)) return 'fresh';
  await startJob(collectLinks, { input: {}, key: 'all', askedBy: viewerId });
  return 'collecting';
}
