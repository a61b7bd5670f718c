import { getLiveFigures } from '@/lib/data/admin/analytics';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

/**
 * Returns the figures of the last 30 minutes. This is a route handler, because the browser sends server actions only
 * one after another.
 */
export async function GET() {
  const { db } = await requireAdmin();
  return Response.json(await getLiveFigures(db), { headers: { 'Cache-Control': 'no-store' } });
}
