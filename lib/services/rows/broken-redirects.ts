import 'server-only';
import { type LinkFault, listLinkFaults } from '@/lib/data/admin/link-states';
import type { Resource, Values } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

const REASONS: Partial<Record<NonNullable<LinkFault>, string>> = {
  nowhere: 'There is no page at this path',
  unpublished: 'The page at this path isn’t published',
};

/** Returns a link's path without its query and fragment, because these do not change which page the link leads to. */
const pathOf = (value: unknown) => String(value).replace(/[?#].*$/, '');

export interface LostEnd {
  /** The path that the redirect leads from. */
  from: string;
  reason: string;
}

/**
 * Returns the active redirects in `rows` that lead to a page that visitors cannot see. Returns an empty array if `rows`
 * are not redirects.
 */
export async function listBrokenRedirects(db: Db, { key }: Resource, rows: Values[]): Promise<LostEnd[]> {
  if (key !== 'redirects') return [];
  // Skip redirects that lead to themselves, because the database reports them as loops.
  const leading = rows.filter((row) => row.is_active === true && pathOf(row.to_path) !== row.from_path);
  const faults = await listLinkFaults(
    db,
    leading.map(({ to_path }) => String(to_path)),
  );
  return leading.flatMap(({ from_path }, index) => {
    const fault = faults[index];
    const reason = fault && REASONS[fault];
    return reason ? [{ from: String(from_path), reason }] : [];
  });
}
