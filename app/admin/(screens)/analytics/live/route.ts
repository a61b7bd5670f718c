import { getLiveFigures } from '@/lib/data/admin/analytics';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

/**
 * Returns the figures of the last 30 minutes. This is a route handler and not a server action, because a server action
 * would wait for the actions before it.
 */
export async function GET() {
  const { db } = await requireAdmin();
  return Response.json(await getLiveFigures(db), { headers: { 'Cache-Control': 'no-store' } });
}
