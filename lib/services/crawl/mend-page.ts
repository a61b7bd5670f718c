import 'server-only';
import { listTag, settingsTag } from '@/lib/cache/tags';
import { type CrawledPageRow, getPagesAt } from '@/lib/data/admin/pages';
import { getRow, getRows } from '@/lib/data/admin/rows';
import { ENTITY_TABLES } from '@/lib/entities/registry';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { editableOf } from '@/lib/resources';
import { tagsOfRows } from '@/lib/resources/affected-page-tags';
import { canMend } from '@/lib/seo/page-faults';
import type { Outcome } from '@/lib/services/rows/outcome';
import { changeRow } from '@/lib/services/rows/save-row';
import type { Db } from '@/lib/supabase/public';

/** The maximum number of redirects to follow. Browsers follow 20 too: fetch.spec.whatwg.org/#http-redirect-fetch */
const LONGEST_CHAIN = 20;

/**
 * Expires a page, and the lists and sitemaps that contain it, so that the site renders them again. They may be stale
 * after a write outside the admin area.
 */
export async function refreshPage(db: Db, page: CrawledPageRow): Promise<Outcome<unknown>> {
  const resource = editableOf(page.type);
  const rows = resource && page.row_id ? await getRows(db, resource, [page.row_id]) : [];
  const tags =
    resource && rows.length > 0
      ? tagsOfRows(resource, rows)
      : [...ENTITY_TABLES.map(listTag), settingsTag('redirects')];
  return { state: actionOk({ message: 'The page has been refreshed and is being checked again' }), tags };
}

/** If a redirect leads to another redirect, makes it lead directly to the last page. */
export async function shortenRedirect(
  db: Db,
  page: CrawledPageRow,
  { viewerId }: { viewerId: string },
): Promise<Outcome<unknown>> {
  if (!canMend('shorten', page.type))
    return {
      state: actionError(
        'This redirect was added automatically and can’t be edited here. Change the links that lead to it.',
      ),
    };
  const resource = editableOf('redirects');
  const row = resource && page.row_id ? await getRow(db, resource, page.row_id) : null;
  if (!resource || !row) return { state: actionError('This redirect no longer exists') };
  const end = await endOfChain(db, page);
  if (!end) return { state: actionError('These redirects don’t lead to a page. Change them by hand.') };
  return changeRow(db, resource, {
    id: String(row.id),
    updatedAt: String(row.updated_at),
    values: { to_path: end },
    viewerId,
  });
}

/**
 * Returns the path at the end of a chain of redirects; null if the chain leaves the site, loops or ends without a page.
 */
async function endOfChain(db: Db, from: CrawledPageRow): Promise<string | null> {
  let path = from.redirect_to;
  for (let step = 0; path?.startsWith('/') && step < LONGEST_CHAIN; step += 1) {
    const [page] = await getPagesAt(db, [path]);
    if (page?.status === 200) return path;
    path = page?.redirect_to ?? null;
  }
  return null;
}
