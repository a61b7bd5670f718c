import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { NavigationRow } from '@/lib/fallback/types';
import type { Db } from '@/lib/supabase/public';
import { allRows } from '../all-rows';

export interface MenuRow {
  id: string;
  label: string;
  href: string;
  isVisible: boolean;
  isCallToAction: boolean;
  /** What its dropdown shows, if it has one. */
  dropdown: string | null;
}

/** All items of the menu in their order, hidden ones too. */
export async function listMenuRows(db: Db): Promise<MenuRow[]> {
  const items = await allRows('select menu items', (from, to) =>
    db
      .from('navigation_menu')
      .select('id, label, href, is_visible, is_cta, has_dropdown, dropdown_type')
      .order('display_order')
      .order('label')
      .order('id')
      .range(from, to),
  );
  return items.map(({ id, label, href, is_visible, is_cta, has_dropdown, dropdown_type }) => ({
    ...{ id, label, href },
    isVisible: is_visible,
    isCallToAction: is_cta,
    dropdown: has_dropdown ? dropdown_type : null,
  }));
}

/** Postgres: raised by the function itself, because the menu is not as it was. */
const RAISED = 'P0001';

export interface MenuOrder {
  /** All items in the order to be. */
  ids: string[];
  /** The order that the editor saw. */
  before: string[];
}

/** Puts all items in an order, in one statement. False when somebody has added, deleted or moved one meanwhile. */
export async function reorderMenu(db: Db, { ids, before }: MenuOrder): Promise<boolean> {
  const { error } = await db.rpc('reorder_navigation', { _ids: ids, _before: before });
  if (error?.code === RAISED) return false;
  if (error) throw new DatabaseError('reorder navigation', error);
  return true;
}

/** Puts these items in the place of all that there are, in one transaction. */
export async function replaceMenu(db: Db, rows: NavigationRow[]): Promise<void> {
  const { error } = await db.rpc('replace_navigation', { _items: rows.map((row) => ({ ...row })) });
  if (error) throw new DatabaseError('replace navigation', error);
}
