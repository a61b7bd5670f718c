import 'server-only';
import type { NavigationRow } from '@/lib/schema/rows';
import type { Db } from '@/lib/supabase/public';
import { allRows } from '../all-rows';
import { DatabaseError } from '../database-error';

export interface MenuRow {
  id: string;
  label: string;
  href: string;
  isVisible: boolean;
  isCallToAction: boolean;
  /** The type of rows in the item's dropdown, such as 'retailers'; null if it has no dropdown. */
  dropdown: string | null;
}

/** Returns all menu items in order, hidden ones included. */
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

/**
 * The Postgres error code of exceptions that SQL functions raise. The function reorder_navigation raises an exception
 * if the menu has changed.
 */
const RAISED = 'P0001';

export interface MenuOrder {
  /** The ids of all menu items in the new order. */
  ids: string[];
  /** The ids in the order that the editor saw before the change. */
  before: string[];
}

/** Reorders all menu items in one statement. Returns false if another editor has changed the menu. */
export async function reorderMenu(db: Db, { ids, before }: MenuOrder): Promise<boolean> {
  const { error } = await db.rpc('reorder_navigation', { _ids: ids, _before: before });
  if (error?.code === RAISED) return false;
  if (error) throw new DatabaseError('reorder navigation', error);
  return true;
}

/** Replaces all menu items in one transaction. */
export async function replaceMenu(db: Db, rows: NavigationRow[]): Promise<void> {
  const { error } = await db.rpc('replace_navigation', { _items: rows.map((row) => ({ ...row })) });
  if (error) throw new DatabaseError('replace navigation', error);
}
