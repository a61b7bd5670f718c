import type { Highlight } from '@/lib/schema/rows';

const COLUMNS = ['Online', 'In store', 'Good to know'];

/**
 * Shows a table of a retailer's highlights, one feature per row. Leaves out columns without any value. On a phone, each
 * row is a card, with the column's name before each value.
 */
export function HighlightsTable({ highlights, name }: { highlights: Highlight[]; name: string }) {
  const used = [0, 1, 2].filter((index) => highlights.some((row) => row.values[index]));
  return (
    <div className="glance-box">
      <table className="stacked-table">
        <caption className="sr-only">{name} at a glance</caption>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            {used.map((index) => (
              <th key={index} scope="col">
                {COLUMNS[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {highlights.map(({ feature, values }, row) => (
            <tr key={row}>
              <th scope="row">{feature}</th>
              {used.map((index) => (
                <td key={index}>
                  {values[index] && (
                    <>
                      <span className="stacked-label">{COLUMNS[index]}</span>
                      <span>{values[index]}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
