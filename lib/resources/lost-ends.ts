import 'server-only';
import { type LinkFault, listLinkFaults } from '@/lib/data/admin/link-states';
import type { Db } from '@/lib/supabase/public';
import type { Resource, Values } from './resource';

const REASONS: Partial<Record<NonNullable<LinkFault>, string>> = {
  nowhere: 'There is no page at this address',
  unpublished: 'The page at this address is not published',
};

/** Everything but the path says nothing about where an address leads. */
const pathOf = (value: unknown) => String(value).replace(/[?#].*$/, '');

export interface LostEnd {
  /** The path that would lead to no page. */
  from: string;
  reason: string;
}

/** Those of these rows that are active redirects to a page that visitors cannot see. Other entities have none. */
export async function listLostEnds(db: Db, { key }: Resource, rows: Values[]): Promise<LostEnd[]> {
  if (key !== 'redirects') return [];
  // One that leads to itself is told apart by the database, as a loop.
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
