import Link from 'next/link';
import {
  ANALYTICS_PATH,
  type AnalyticsQuery,
  analyticsSearch,
  DEFAULT_RANGE,
  RANGES,
} from '@/lib/admin/analytics-query';

/** Lets an editor choose the period: four links lead to common periods, and a form accepts any first and last day. */
export function RangeChoice({ query }: { query: AnalyticsQuery }) {
  // The URL leaves out the default range, so it has all parameters but those of the period.
  const kept = new URLSearchParams(analyticsSearch(query, { range: DEFAULT_RANGE }));
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-2">
      <nav aria-label="Period" className="flex flex-wrap gap-2">
        {RANGES.map(({ value, label }) => (
          <Link
            key={value}
            href={`${ANALYTICS_PATH}${analyticsSearch(query, { range: value })}`}
            prefetch={false}
            aria-current={query.range === value ? 'true' : undefined}
            className="button-quiet analytics-range"
          >
            {label}
          </Link>
        ))}
      </nav>
      {/* The key resets the inputs when the period changes. */}
      <form
        key={`${query.from} ${query.to}`}
        action={ANALYTICS_PATH}
        className="flex flex-wrap items-end gap-2"
      >
        {[...kept].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <span className="admin-label">From</span>
          <input type="date" name="from" defaultValue={query.from} required className="admin-input" />
        </label>
        <label>
          <span className="admin-label">To</span>
          <input type="date" name="to" defaultValue={query.to} required className="admin-input" />
        </label>
        <button type="submit" className="button-quiet">
          Show these days
        </button>
      </form>
    </div>
  );
}
