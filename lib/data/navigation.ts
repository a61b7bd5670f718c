import 'server-only';
import { z } from 'zod';
import { settingsTag } from '@/lib/cache/tags';
import { MENU_LISTS } from '@/lib/entities/registry';
import { navigation as builtInMenu } from '@/lib/fallback/navigation';
import type { NavigationRow } from '@/lib/schema/rows';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { readOrLastKnown } from './read-or-last-known';

const COLUMNS =
  'label, href, display_order, is_visible, has_dropdown, dropdown_type, dropdown_item_limit, selected_items, featured_items, show_categories_grouping, target, icon, is_cta';

const dropdownTypeSchema = z.enum(MENU_LISTS).nullable();

async function selectNavigation(db: Db): Promise<NavigationRow[]> {
  const items = await allRows('select navigation', (from, to) =>
    db
      .from('navigation_menu')
      .select(COLUMNS)
      .eq('is_visible', true)
      .order('display_order')
      .order('label')
      .order('id')
      .range(from, to),
  );
  return items.map((row) => ({
    ...row,
    dropdown_type: dropdownTypeSchema.parse(row.dropdown_type),
    target: row.target === '_blank' ? '_blank' : '_self',
  }));
}

/**
 * Returns the visible menu items in order; if there are none, the default menu. lib/services/pages/menu adds the
 * dropdowns.
 */
export async function getNavigation(): Promise<NavigationRow[]> {
  'use cache';
  return readOrLastKnown({
    key: 'navigation',
    tags: [settingsTag('navigation_menu')],
    fromDatabase: async (db) => {
      const rows = await selectNavigation(db);
      return rows.length > 0 ? rows : builtInMenu;
    },
    builtInData: () => builtInMenu,
  });
}
