import 'server-only';
import { getRedirect } from '@/lib/data/redirects';
import { parsePath, rowPath } from '@/lib/entities/path-grammar';
import type { EntityTable } from '@/lib/entities/registry';
import { finalRedirectTarget } from './resolve-route';

/**
 * Returns the slug that a row has now, if a stored redirect leads from its old path to its new one; otherwise null. Call
 * it only for slugs that no public row has.
 */
export async function movedSlug(table: EntityTable, slug: string): Promise<string | null> {
  const redirect = await getRedirect([rowPath(table, { slug })]);
  const target = redirect && (await finalRedirectTarget(redirect.to));
  const parsed = target ? parsePath(target.replace(/[?#].*$/, '')) : null;
  return parsed?.kind === 'row' && parsed.table === table ? parsed.slug : null;
}
