import type { Difference } from '@/lib/resources/differences';

/**
 * Shows the value of each changed field before and after the change. If no field has an earlier value, the 'Before'
 * column is left out.
 */
export function DifferenceTable({ caption, differences }: { caption: string; differences: Difference[] }) {
  if (differences.length === 0) return <p className="mt-2 text-muted">No field of the form changed.</p>;
  const isAllNew = differences.every(({ before }) => !before);
  return (
    <div className="table-box mt-3" tabIndex={0} role="region" aria-label={caption}>
      <table className="admin-table">
        <caption className="text-left text-sm text-muted">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            {!isAllNew && <th scope="col">Before</th>}
            <th scope="col">{isAllNew ? 'Value' : 'After'}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, before, after }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {!isAllNew && <td className="admin-difference">{before && <del>{before}</del>}</td>}
              <td className="admin-difference">{after && <ins>{after}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
