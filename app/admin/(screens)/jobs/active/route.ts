import { listRunningJobs } from '@/lib/data/admin/jobs';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { labelOfKind } from '@/lib/services/jobs/kinds';

/** Returns the running jobs, which the header of the admin area and the Jobs screen poll. */
export async function GET() {
  const { db } = await requireAdmin();
  const { running, changedAt } = await listRunningJobs(db);
  const labelled = running.map((job) => ({ ...job, label: labelOfKind(job.kind) }));
  return Response.json({ running: labelled, changedAt }, { headers: { 'Cache-Control': 'no-store' } });
}
