import 'server-only';
import { type LinkFault, listLinkFaults } from '@/lib/data/admin/link-states';
import type { Resource, Values } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

const REASONS: Partial<Record<NonNullable<LinkFault>, string>> = {
  nowhere: 'There is no page at this path',
  unpublished: 'The page at this path isn’t published',
};

/** Returns a link's path without query and fragment, which do not affect the page to which it leads. */
const pathOf = (value: unknown) => String(value).replace(/[?#].*$/, '');

export interface LostEnd {
  /** The old path from which the redirect leads. */
  from: string;
  reason: string;
}

/**
 * Returns those active redirects in `rows` that lead to a page which visitors cannot see. Empty if the rows are not
 * redirects.
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
