import { getLiveFigures } from '@/lib/data/admin/analytics';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

/** The figures of the last 30 minutes. A route handler, because server actions wait in a queue behind each other. */
export async function GET() {
  const { db } = await requireAdmin();
  return Response.json(await getLiveFigures(db), { headers: { 'Cache-Control': 'no-store' } });
}
