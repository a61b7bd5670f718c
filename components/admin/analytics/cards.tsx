import { changeText, comparedText, share, whole } from '@/lib/admin/analytics-figures';
import type { AnalyticsQuery } from '@/lib/admin/analytics-query';
import type { Totals } from '@/lib/data/admin/analytics';

interface CardsProps {
  query: AnalyticsQuery;
  totals: Totals;
  before: Totals;
  /** The time at which the figures were read, as an ISO time. */
  now: string;
}

const FIGURES = [
  { name: 'views', label: 'Views' },
  { name: 'visitors', label: 'Visitors' },
  { name: 'clicks', label: 'Clicks on paid links' },
  { name: 'signUps', label: 'Deal alert sign-ups' },
] as const satisfies { name: keyof Totals; label: string }[];

const rate = ({ clicks, views }: Totals) => (views === 0 ? 0 : clicks / views);

/** Shows the totals of the period, each with its change from the previous period. */
export function Cards({ query, totals, before, now }: CardsProps) {
  const earlier = comparedText(query, now);
  const cards = FIGURES.map(({ name, label }) => ({
    label,
    value: whole(totals[name]),
    change: changeText(totals[name], before[name]),
  }));
  const clickRate = {
    label: 'Click-through rate',
    value: share(totals.clicks, totals.views),
    change: changeText(rate(totals), rate(before)),
  };
  return (
    <section aria-labelledby="totals">
      <h2 id="totals" className="sr-only">
        Totals
      </h2>
      <ul className="grid grid-cols-2 gap-4 xl:grid-cols-5">
        {[...cards.slice(0, 3), clickRate, ...cards.slice(3)].map(({ label, value, change }) => (
          <li key={label} className="card px-3 py-4 sm:px-4">
            <h3 className="font-sans text-sm font-semibold">{label}</h3>
            <p data-figure={label} className="font-display text-3xl font-bold">
              {value}
            </p>
            <p className="text-sm text-muted">
              {change ? `${change} against ${earlier}` : `None before (${earlier})`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
