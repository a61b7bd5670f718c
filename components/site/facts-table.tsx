interface FactsTableProps {
  /** The accessible name of the table. */
  label: string;
  /** The heading of the first column, which contains the names of the rows. */
  corner: string;
  columns: string[];
  rows: { name: string; values: (string | undefined)[] }[];
}

/**
 * Shows a table of short facts. On a narrow screen the table scrolls in its own box, with a shadow on each side where
 * more columns are hidden.
 */
export function FactsTable({ label, corner, columns, rows }: FactsTableProps) {
  return (
    <div className="facts-table" tabIndex={0} role="region" aria-label={`${label}, table`}>
      <table className="w-full min-w-xl border-collapse text-left">
        <thead className="text-sm">
          <tr>
            {[corner, ...columns].map((column) => (
              <th key={column} scope="col" className="p-3 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }, index) => (
            <tr key={index} className="border-t border-rule align-top">
              <th scope="row" className="p-3 font-semibold">
                {name}
              </th>
              {columns.map((column, index) => (
                <td key={column} className="min-w-24 p-3 whitespace-pre-line">
                  {values[index] || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
