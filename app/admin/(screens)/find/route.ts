import type { NextRequest } from 'next/server';
import { findRows } from '@/lib/data/admin/find';
import { isSearchable, searchQuery } from '@/lib/search/query';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

const PER_KIND = 5;

// This is a route handler, not a server action. The browser can abort the request on the next keystroke, whereas a
// server action would make the next action wait.
export async function GET(request: NextRequest) {
  const { db } = await requireAdmin();
  const q = searchQuery(request.nextUrl.searchParams.get('q') ?? '');
  const found = isSearchable(q) ? await findRows(db, { q, limit: PER_KIND }) : [];
  return Response.json(found, { headers: { 'Cache-Control': 'no-store' } });
}
