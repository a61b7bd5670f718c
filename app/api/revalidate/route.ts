import { timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { expireTags } from '@/lib/cache/expire-tags';
import { TAGGED_TABLES, listAndRowTags } from '@/lib/cache/tags';
import { serverEnv } from '@/lib/config/env';

const writtenRow = z.object({ slug: z.string().nullish(), retailer_slug: z.string().nullish() }).nullable();

/** The payload of a Supabase database webhook: supabase.com/docs/guides/database/webhooks */
const bodySchema = z.object({
  table: z.enum(TAGGED_TABLES),
  record: writtenRow.default(null),
  old_record: writtenRow.default(null),
});

/**
 * Expires the pages that show a row which was written outside the admin area, so that the next request renders them.
 * Requires `Bearer REVALIDATE_SECRET`.
 */
export async function POST(request: Request) {
  if (!isAuthorised(request.headers.get('authorization'))) {
    return Response.json({ message: 'A valid revalidation secret is required' }, { status: 401 });
  }
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) {
    return Response.json({ message: z.prettifyError(body.error) }, { status: 400 });
  }
  const tags = listAndRowTags(body.data.table, body.data.old_record, body.data.record);
  await expire(tags);
  return Response.json({ tags });
}

/**
 * Expires tags. With our page cache, resolves once every new request gets a new page. `revalidateTag` alone does not
 * ensure this, because Next does not wait for it in a route handler: a request right after the response could get the
 * old page from a render that is still in flight. An expiry cannot turn a good page into an error page: if the next
 * render fails to read the database, the render uses the last-known answer (lib/data/read-or-last-known).
 */
async function expire(tags: string[]): Promise<void> {
  if (await expireTags(tags)) return;
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

function isAuthorised(header: string | null): boolean {
  const secret = serverEnv().REVALIDATE_SECRET;
  if (!secret || !header) return false;
  const given = Buffer.from(header);
  const expected = Buffer.from(`Bearer ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
