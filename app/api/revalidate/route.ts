import { timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { TAGGED_TABLES, tagsForWrite } from '@/lib/cache-tags';
import { serverEnv } from '@/lib/env';

const writtenRow = z.object({ slug: z.string().nullish() }).nullable();

/** The payload of a Supabase database webhook: supabase.com/docs/guides/database/webhooks */
const bodyShape = z.object({
  table: z.enum(TAGGED_TABLES),
  record: writtenRow.default(null),
  old_record: writtenRow.default(null),
});

/**
 * Tells the site that a row was written past the admin area, so that the pages showing it are fresh on the next
 * request. Authorised by `Bearer REVALIDATE_SECRET`.
 */
export async function POST(request: Request) {
  if (!isAuthorised(request.headers.get('authorization'))) {
    return Response.json({ message: 'A valid revalidation secret is required' }, { status: 401 });
  }
  const body = bodyShape.safeParse(await request.json().catch(() => null));
  if (!body.success) {
    return Response.json({ message: z.prettifyError(body.error) }, { status: 400 });
  }
  const tags = tagsForWrite(body.data.table, body.data.old_record, body.data.record);
  expire(tags);
  return Response.json({ tags });
}

/**
 * `expire: 0`: the next request waits for the new page instead of being served the old one once more. It cannot turn a
 * good page into an error, because a failing read falls back to the last known answer (lib/data/public-read).
 */
function expire(tags: string[]): void {
  tags.forEach((tag) => revalidateTag(tag, { expire: 0 }));
}

function isAuthorised(header: string | null): boolean {
  const secret = serverEnv().REVALIDATE_SECRET;
  if (!secret || !header) return false;
  const given = Buffer.from(header);
  const expected = Buffer.from(`Bearer ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
