import type { Highlight } from '@/lib/fallback/types';

const COLUMNS = ['Online', 'In store', 'Good to know'] as const;

/** A retailer's highlights: one row a feature; columns in which no row says anything are left out. */
export function HighlightsTable({ highlights, name }: { highlights: Highlight[]; name: string }) {
  const used = COLUMNS.map((label, index) => ({ label, index })).filter(({ index }) =>
    highlights.some((row) => row.values[index]),
  );
  return (
    <div
      className="overflow-x-auto rounded-box border border-rule"
      tabIndex={0}
      role="region"
      aria-label={`${name} at a glance, table`}
    >
      <table className="w-full min-w-xl border-collapse bg-raised text-left">
        <thead className="bg-sunken text-sm">
          <tr>
            <th scope="col" className="p-3 font-semibold">
              Feature
            </th>
            {used.map(({ label }) => (
              <th key={label} scope="col" className="p-3 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {highlights.map((row) => (
            <tr key={row.feature} className="border-t border-rule align-top">
              <th scope="row" className="p-3 font-semibold">
                {row.feature}
              </th>
              {used.map(({ label, index }) => (
                <td key={label} className="p-3">
                  {row.values[index] || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
