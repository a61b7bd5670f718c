import 'server-only';
import { settingsTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { navigation as builtIn } from '@/lib/fallback/navigation';
import type { NavigationRow } from '@/lib/fallback/types';
import type { Db } from '@/lib/supabase/public';
import { publicRead } from './public-read';

export type NavigationItem = Pick<NavigationRow, 'label' | 'href' | 'target' | 'is_cta'>;

async function selectNavigation(db: Db): Promise<NavigationItem[]> {
  const { data, error } = await db
    .from('navigation_menu')
    .select('label, href, target, is_cta')
    .eq('is_visible', true)
    .order('display_order');
  if (error) throw new DatabaseError('select navigation', error);
  return data.map((row) => ({ ...row, target: row.target === '_blank' ? '_blank' : '_self' }));
}

/** The visible menu items in their order; the default menu while there are none. */
export async function getNavigation(): Promise<NavigationItem[]> {
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
