import { z } from 'zod';
import { getGeneration } from '@/lib/data/admin/generations';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { streamDraft } from '@/lib/services/generation/stream-draft';

/**
 * Drafts the requested texts and streams them: one JSON object on each line. If the browser disconnects, drafting
 * continues, because the provider charges for a call that has begun. Once the model's texts are stored, repeating the
 * request costs nothing.
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
