import type { NextRequest } from 'next/server';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { findRows } from '@/lib/data/admin/find';
import { isSearchable, searchQuery } from '@/lib/search/query';

const PER_KIND = 5;

// A route and no action: the browser cancels it when the next letter is typed, while actions wait for one another.
export async function GET(request: NextRequest) {
  const { db } = await requireAdmin();
  const q = searchQuery(request.nextUrl.searchParams.get('q') ?? '');
  const found = isSearchable(q) ? await findRows(db, { q, limit: PER_KIND }) : [];
  return Response.json(found, { headers: { 'Cache-Control': 'no-store' } });
}
