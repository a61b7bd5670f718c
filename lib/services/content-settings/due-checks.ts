import 'server-only';
import { countDueChecks } from '@/lib/data/admin/due-checks';
import type { Counted } from '@/lib/data/admin/overview';
import { getContentSettings } from '@/lib/data/content-settings';
import type { FreshnessLimits } from '@/lib/schema/content-settings';
import type { Db } from '@/lib/supabase/public';

/** For each limit, the list of the rows that it concerns, the oldest first where the list can be sorted so. */
const LISTS: Record<keyof FreshnessLimits, { label: string; path: string }> = {
  retailer_days: { label: 'Retailers to check again', path: '/admin/retailers?sort=last_verified.asc' },
  price_days: { label: 'Prices to check again', path: '/admin/products?price_checked_on=no' },
  sale_date_days: { label: 'Sale dates to check again', path: '/admin/sale-windows?sort=checked_on.asc' },
  guide_days: {
    label: 'Guides to check again',
    path: '/admin/content?content_type=guide&sort=updated_at.asc',
  },
  article_days: {
    label: 'Articles to check again',
    path: '/admin/content?content_type=article&sort=updated_at.asc',
  },
};

/** Counts the published rows whose check is due under the limits of the content settings, for the overview. */
export async function listDueChecks(db: Db, now: number): Promise<Counted[]> {
  const counts = await countDueChecks(db, await getContentSettings(db), now);
  return (Object.keys(LISTS) as (keyof FreshnessLimits)[])
    .map((name) => ({ ...LISTS[name], count: counts[name] }))
    .filter(({ count }) => count > 0);
}
