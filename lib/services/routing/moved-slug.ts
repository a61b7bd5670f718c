import 'server-only';
import { parsePath, rowPath } from '@/lib/entities/path-grammar';
import type { EntityTable } from '@/lib/entities/registry';
import { redirectFrom } from './resolve-route';

/**
 * Returns the current slug of a renamed row, given its old slug. Finds it by the stored redirect from the old path.
 * Returns null if there is no such redirect. Call it only for slugs that no public row has.
 */
export async function movedSlug(table: EntityTable, slug: string): Promise<string | null> {
  const redirect = await redirectFrom([rowPath(table, { slug })]);
  const parsed = redirect && parsePath(redirect.to.replace(/[?#].*$/, ''));
  return parsed?.kind === 'row' && parsed.table === table ? parsed.slug : null;
}
