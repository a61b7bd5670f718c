import 'server-only';
import { countDueChecks } from '@/lib/data/admin/due-checks';
import type { Counted } from '@/lib/data/admin/overview';
import { getContentSettings } from '@/lib/data/content-settings';
import type { FreshnessLimits } from '@/lib/schema/content-settings';
import type { Db } from '@/lib/supabase/public';

/**
 * For each limit, the admin list of the rows to which the limit applies. If possible, the list is sorted by the last
 * check or change, the oldest first.
 */
const LISTS: Record<keyof FreshnessLimits, { label: string; path: string }> = {
  retailer_days: {
    label: 'Retailers to check again',
    path: '/admin/retailers?is_published=yes&sort=last_verified.asc',
  },
  price_days: {
    label: 'Prices to check again',
    path: '/admin/products?is_published=yes&price_checked_on=no',
  },
  sale_date_days: { label: 'Sale dates to check again', path: '/admin/sale-windows?sort=checked_on.asc' },
  guide_days: {
    label: 'Guides to check again',
    path: '/admin/content?content_type=guide&is_published=yes&sort=updated_at.asc',
  },
  article_days: {
    label: 'Articles to check again',
    path: '/admin/content?content_type=article&is_published=yes&sort=updated_at.asc',
  },
};

/**
 * Counts, for the overview, the published rows and the sale dates (drafts included) that are due for a check. Editors
 * set the limits in the content settings.
 */
export async function listDueChecks(db: Db, now: number): Promise<Counted[]> {
  const counts = await countDueChecks(db, await getContentSettings(db), now);
  return (Object.keys(LISTS) as (keyof FreshnessLimits)[])
    .map((name) => ({ ...LISTS[name], count: counts[name] }))
    .filter(({ count }) => count > 0);
}
