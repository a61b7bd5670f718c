import { revalidatePath, revalidateTag } from 'next/cache';
import { z } from 'zod';
import { ALL_TAGS } from '@/lib/cache/all-tags';
import { expireTags } from '@/lib/cache/expire-tags';
import { otherInstances } from '@/lib/cache/other-instances';
import { TAGGED_TABLES, listAndRowTags } from '@/lib/cache/tags';
import { serverEnv } from '@/lib/config/env';
import { hasBearer } from '@/lib/network/bearer';

const slug = z.string().nullish();
const writtenRow = z.object({ slug, retailer_slug: slug, product_slug: slug }).nullable();

/**
 * The payload of a Supabase database webhook: supabase.com/docs/guides/database/webhooks. ALL_TAGS instead of a table
 * means a write to all tables, such as a restored backup.
 */
const writeSchema = z.object({
  table: z.enum([...TAGGED_TABLES, ALL_TAGS]),
  record: writtenRow.default(null),
  old_record: writtenRow.default(null),
});
/**
 * A webhook sends one write. The worker sends an array of rows, such as rows whose publication time has passed. A
 * single write is wrapped in an array too. A union of the two shapes would report every error only as 'Invalid input'.
 */
const bodySchema = z.preprocess(
  (body) => (Array.isArray(body) ? (body as unknown[]) : [body]),
  z.array(writeSchema).max(500),
);

/**
 * Expires the pages that show the rows in the request, which were written outside the admin area. The next visit to
 * each page renders it again. Requires the Authorization header `Bearer REVALIDATE_SECRET`. `shared` in the response
 * says whether all other instances of the site expire the pages too.
 */
export async function POST(request: Request) {
  const { REVALIDATE_SECRET } = serverEnv();
  if (!REVALIDATE_SECRET || !hasBearer(request, REVALIDATE_SECRET)) {
    return Response.json({ message: 'A valid revalidation secret is required' }, { status: 401 });
  }
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) {
    return Response.json({ message: z.prettifyError(body.error) }, { status: 400 });
  }
  const expired = body.data.flatMap(({ table, old_record, record }) =>
    table === ALL_TAGS ? [ALL_TAGS] : listAndRowTags(table, old_record, record),
  );
  const tags = [...new Set(expired)];
  await expire(tags);
  return Response.json({ tags, shared: otherInstances.sharing?.state().isShared ?? false });
}

/**
 * Expires the cached data and pages with these tags. If our page cache is in use, resolves only when no new request can
 * get an old page. `revalidateTag` alone does not ensure this, because Next does not wait for it in a route handler. A
 * request right after the response could get the old page from a render that is still in flight. An expiry cannot turn
 * a good page into an error page: if the next render fails to read the database, the render uses the data of the last
 * successful read (lib/data/read-or-last-known).
 */
async function expire(tags: string[]): Promise<void> {
  if (await expireTags(tags)) return;
  if (tags.includes(ALL_TAGS)) revalidatePath('/', 'layout');
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
