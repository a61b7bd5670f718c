import { z } from 'zod';
import { getGeneration } from '@/lib/data/admin/generations';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { streamDraft } from '@/lib/services/generation/stream-draft';

/**
 * Drafts the texts of an ordered generation, and sends them while they arrive: one JSON object on each line. It goes on if
 * the browser leaves, because the provider charges for what it has begun. Asking again is free once the answer is there.
 */
export async function GET(request: Request) {
  const { db } = await requireAdmin();
  const id = z.uuid().safeParse(new URL(request.url).searchParams.get('id'));
  const generation = id.success ? await getGeneration(db, id.data) : null;
  if (!generation) return new Response('This draft no longer exists', { status: 404 });
  return new Response(streamDraft(generation.request_id), {
    headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
