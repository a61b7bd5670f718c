import Link from 'next/link';
import { MEASUREMENTS, type MeasurementName, rate, THRESHOLDS } from '@/lib/analytics/measurements';
import { whole } from '@/lib/admin/analytics-figures';
import { ANALYTICS_PATH, type AnalyticsQuery, analyticsSearch } from '@/lib/admin/analytics-query';
import type { Vital } from '@/lib/data/admin/analytics';
import { ExportLink } from './export-link';

const RATINGS = {
  good: { label: 'Good', badge: 'badge-on' },
  'needs-improvement': { label: 'Needs improvement', badge: 'badge-gold' },
  poor: { label: 'Poor', badge: 'badge-poor' },
} as const;

const inUnit = (name: MeasurementName, value: number) =>
  name === 'CLS' ? value.toLocaleString('en-GB') : `${whole(value)} ms`;

/**
 * Shows the 75th percentile of each web vital by page template, with its rating. The name of each template is a
 * link that filters the analytics by it.
 */
export function VitalsTable({ query, vitals }: { query: AnalyticsQuery; vitals: Vital[] }) {
  const { filter } = query;
  const templates = [...new Set(vitals.map(({ template }) => template))];
  return (
    <section aria-labelledby="vitals" className="card mt-4 min-w-0 px-3 py-4 sm:px-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="vitals">Web vitals by template</h2>
        {templates.length > 0 && (
          <span className="text-sm">
            <ExportLink table="vitals" query={query} />
          </span>
        )}
      </div>
      <p className="mb-2 text-sm text-muted">
        Three in four visits had this value or better (75th percentile, two significant figures).
        {filter &&
          filter.dimension !== 'template' &&
          ' Only the template filter applies here, so this table covers all visits.'}
      </p>
      {templates.length === 0 ? (
        <p className="text-muted">Nothing was measured on these days.</p>
      ) : (
        <div className="table-box" tabIndex={0} role="region" aria-label="Table: web vitals">
          <table className="admin-table">
            <thead>
              <tr>
                <th scope="col">Template</th>
                {MEASUREMENTS.map((name) => (
                  <th key={name} scope="col">
                    {name}{' '}
                    <span className="block text-sm font-normal">
                      (good up to {THRESHOLDS[name][0]}, poor over {THRESHOLDS[name][1]})
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {templates.map((template) => (
                <tr key={template}>
                  <th scope="row">
                    <Link
                      href={`${ANALYTICS_PATH}${analyticsSearch(query, {
                        filter: { dimension: 'template', value: template },
                      })}`}
                      prefetch={false}
                      scroll={false}
                      className="admin-link"
                    >
                      {template}
                    </Link>
                  </th>
                  {MEASUREMENTS.map((name) => (
                    <td key={name}>
                      <VitalCell
                        vital={vitals.find((each) => each.template === template && each.metric === name)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function VitalCell({ vital }: { vital: Vital | undefined }) {
  if (!vital) return <span className="text-muted">Not measured</span>;
  const { label, badge } = RATINGS[rate(vital.metric, vital.p75)];
  return (
    <>
      <strong>{inUnit(vital.metric, vital.p75)}</strong> <span className={`badge ${badge}`}>{label}</span>
      <span className="block text-sm text-muted">
        {whole(vital.count)} {vital.count === 1 ? 'visit' : 'visits'}
      </span>
    </>
  );
}
