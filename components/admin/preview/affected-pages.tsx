import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { dataOf } from '@/components/admin/query-options';
import { useDebounced } from '@/components/admin/use-debounced';
import { countDueChecksAction } from '@/lib/actions/content-settings-actions';
import { contentSettings as defaults } from '@/lib/fallback/content-settings';
import { contentSettings } from '@/lib/resources/definitions/content-settings';
import { fieldsOf, type FormValues } from '@/lib/resources/resource';
import type { ContentSettings, FreshnessLimits } from '@/lib/schema/content-settings';

const LIMITS = ['retailer_days', 'price_days', 'sale_date_days', 'guide_days', 'article_days'] as const;
type Limit = keyof FreshnessLimits;
const isLimit = (name: string): name is Limit => (LIMITS as readonly string[]).includes(name);

/** Returns the number of days that is typed in a field, or the default while the field is empty or invalid. */
const daysIn = (value: unknown, name: Limit) => {
  const days = Number(value);
  return Number.isInteger(days) && days >= 1 && days <= 1000 ? days : defaults[name];
};

/**
 * Returns, for each limit in days, the number of rows that editors would have to check again if the form were saved.
 * Undefined until the response for the typed limits arrives.
 */
function useDueChecks() {
  const values = useWatch<FormValues>();
  const days = LIMITS.map((name) => daysIn(values[name], name)).join(' ');
  const settled = useDebounced(days);
  const { data } = useQuery({
    queryKey: ['due-checks', settled],
    queryFn: () => {
      const limits = settled.split(' ').map((each, index) => [LIMITS[index], Number(each)]);
      return dataOf(() => countDueChecksAction(Object.fromEntries(limits) as Record<Limit, number>));
    },
  });
  return settled === days ? data : undefined;
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/**
 * Lists the changed settings of the form, each with the number of pages that would change when the setting is saved.
 * For a limit in days, shows instead how many rows editors would have to check again.
 */
export function AffectedPages({ pages }: { pages: Partial<Record<keyof ContentSettings, number>> }) {
  const { formState } = useFormContext<FormValues>();
  const due = useDueChecks();
  const changed = fieldsOf(contentSettings).filter(({ name }) => formState.dirtyFields[name]);
  if (changed.length === 0) return <p className="text-muted">Nothing: there are no unsaved changes.</p>;
  return (
    <ul role="list" className="grid gap-1">
      {changed.map(({ name, label }) => {
        const count = pages[name as keyof ContentSettings];
        return (
          <li key={name}>
            {label}:{' '}
            <strong>
              {isLimit(name)
                ? due && counted(due[name], 'check is due', 'checks are due')
                : count === undefined
                  ? 'no page; checks and prompts use it'
                  : `affects ${counted(count, 'page', 'pages')}`}
            </strong>
          </li>
        );
      })}
    </ul>
  );
}
