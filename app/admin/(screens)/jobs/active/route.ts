import { listRunningJobs } from '@/lib/data/admin/jobs';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { labelOfKind } from '@/lib/services/jobs/kinds';

/**
 * Returns the running jobs and the time of the last job change. The header of the admin area polls this route, and so
 * does each screen that shows the results of jobs (components/admin/jobs).
 */
export async function GET() {
  const { db } = await requireAdmin();
  const { running, changedAt } = await listRunningJobs(db);
  const labelled = running.map((job) => ({ ...job, label: labelOfKind(job.kind) }));
  return Response.json({ running: labelled, changedAt }, { headers: { 'Cache-Control': 'no-store' } });
}
