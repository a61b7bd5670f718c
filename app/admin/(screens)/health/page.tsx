import { CheckList } from '@/components/admin/health/check-list';
import { NotReady } from '@/components/admin/overview/not-ready';
import { ScreenHead } from '@/components/admin/screen-head';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { listChecks } from '@/lib/services/health/list-checks';
import { listUnready } from '@/lib/services/readiness/list-unready';

export const instant = false;
export const metadata = { title: 'Health' };

export default async function HealthPage() {
  const { db } = await requireAdmin();
  const [checks, unready] = await Promise.all([listChecks(db), listUnready(db)]);
  const degraded = checks.filter(({ isDegraded }) => isDegraded).length;
  return (
    <>
      <ScreenHead title="Health" />
      <p role="status" className="mb-4">
        {degraded === 0 && 'Everything is working.'}
        {degraded === 1 && '1 part of the site needs attention.'}
        {degraded > 1 && `${degraded} parts of the site need attention.`}
      </p>
      <CheckList checks={checks} />
      <NotReady items={unready} />
    </>
  );
}
