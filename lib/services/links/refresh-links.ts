import 'server-only';
import { collectLinks } from '@/lib/services/jobs/kinds/collect-links';
import { startJob } from '@/lib/services/jobs/start-job';
import { patientSecretClient } from '@/lib/supabase/secret';
import { collectChanges } from './collect-links';

/**
 * Brings the link manager up to date before an editor sees it. Returns 'collecting' if a job has to do this, and 'no
 * key' without Supabase's secret key.
 */
export async function refreshLinks(viewerId: string): Promise<'fresh' | 'collecting' | 'no key'> {
  const db = patientSecretClient();
  if (!db) return 'no key';
  if (await collectChanges(db)) return 'fresh';
  await startJob(collectLinks, { input: {}, key: 'all', askedBy: viewerId });
  return 'collecting';
}
