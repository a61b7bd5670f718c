import 'server-only';
import { z } from 'zod';
import { settingsTag } from '@/lib/cache-tags';
import { navigation as builtIn } from '@/lib/fallback/navigation';
import type { NavigationRow } from '@/lib/fallback/types';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { publicRead } from './public-read';

const COLUMNS =
  'label, href, display_order, is_visible, has_dropdown, dropdown_type, dropdown_item_limit, selected_items, featured_items, show_categories_grouping, target, icon, is_cta';

const dropdownTypeShape = z.enum(['retailers', 'categories', 'products', 'guides', 'articles']).nullable();

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
    dropdown_type: dropdownTypeShape.parse(row.dropdown_type),
    target: row.target === '_blank' ? '_blank' : '_self',
  }));
}

/** The visible menu items in their order; the default menu while there are none. What they open: lib/data/menu. */
export async function getNavigation(): Promise<NavigationRow[]> {
  'use cache';
  return publicRead({
    key: 'navigation',
    tags: [settingsTag('navigation_menu')],
    fromDatabase: async (db) => {
      const rows = await selectNavigation(db);
      return rows.length > 0 ? rows : builtIn;
    },
    builtIn: () => builtIn,
  });
}
