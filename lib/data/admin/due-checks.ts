import 'server-only';
import { seasonAt } from '@/lib/dates/season';
import type { FreshnessLimits } from '@/lib/schema/content-settings';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

const DAY_MS = 86_400_000;

/**
 * Counts, for each limit, the published rows whose last check or change is older than the limit. Counts draft sale
 * dates too. Does not count rows that were never checked, because the list of these rows has a filter for them
 * (`filters` of the resource). Does not count sale dates of past years once the sale is over, because they need no
 * check.
 */
export async function countDueChecks(
  db: Db,
  limits: FreshnessLimits,
  now: number,
): Promise<Record<keyof FreshnessLimits, number>> {
  const timeBefore = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const dayBefore = (days: number) => timeBefore(days).slice(0, 10);
  const counting = { count: 'exact', head: true } as const;
  const content = (type: string, days: number) =>
    db
      .from('content')
      .select('id', counting)
      .eq('is_published', true)
      .eq('content_type', type)
      .lt('content_changed_at', timeBefore(days));
  const results = await Promise.all([
    db
      .from('retailers')
      .select('id', counting)
      .eq('is_published', true)
      .lt('last_verified', dayBefore(limits.retailer_days)),
    db
      .from('products')
      .select('id', counting)
      .eq('is_published', true)
      .lt('price_checked_on', dayBefore(limits.price_days)),
    db
      .from('sale_windows')
      .select('id', counting)
      .or(`year.gte.${seasonAt(now).year},ends_at.gt."${new Date(now).toISOString()}"`)
      .lt('checked_on', dayBefore(limits.sale_date_days)),
    content('guide', limits.guide_days),
    content('article', limits.article_days),
  ]);
  const [retailers, prices, saleDates, guides, articles] = results.map(({ count, error }) => {
    if (error) throw new DatabaseError('count the checks that are due', error);
    return count ?? 0;
  });
  return {
    retailer_days: retailers ?? 0,
    price_days: prices ?? 0,
    sale_date_days: saleDates ?? 0,
    guide_days: guides ?? 0,
    article_days: articles ?? 0,
  };
}
